import type { Vec2 } from '../../../math/index.ts';
import { outline, smoothLoop } from '../../kits/joinery/index.ts';
import type { FacePlan } from './face.ts';

const mirror = (p: readonly Vec2[]): Vec2[] => p.map(([x, y]): Vec2 => [-x, y]).reverse();
const both = (p: readonly Vec2[]): Vec2[][] => [[...p], mirror(p)];

/** Openings for the left eye, and mouths. */
const almond = smoothLoop([0.014, -0.001, 0.024, -0.009, 0.038, -0.007, 0.05, 0.006, 0.038, 0.01, 0.024, 0.0085], 4);
const smile = smoothLoop(
  [-0.034, -0.062, -0.022, -0.082, 0, -0.091, 0.022, -0.082, 0.034, -0.062, 0.02, -0.071, 0, -0.0765, -0.02, -0.071],
  4,
);
const frown = smoothLoop(
  [-0.03, -0.091, -0.018, -0.081, 0, -0.077, 0.018, -0.081, 0.03, -0.091, 0.018, -0.072, 0, -0.064, -0.018, -0.072],
  4,
);
const oval = (x: number, y: number, w: number, h: number): Vec2[] =>
  outline.superellipse(w, h, 2, 26).map(([u, v]): Vec2 => [u + x, v + y]);

const round =
  (top: number, low: number, w: number, chin = 0.62) =>
  (y: number): number => {
    const t = (y - low) / (top - low);
    const k = t < 0.45 ? chin + (1 - chin) * Math.sin((Math.PI / 2) * Math.min(1, t / 0.45)) : 1;
    return w * k * Math.sqrt(Math.max(0.0009, 1 - Math.abs(2 * t - 1) ** 3.4));
  };

const full = (more: Partial<FacePlan>): FacePlan => ({
  top: 0.1,
  low: -0.115,
  half: round(0.1, -0.115, 0.08),
  depth: 0.062,
  nose: { out: 0.022, wide: 0.013, from: 0.016, to: -0.034 },
  brow: 0.006,
  cheek: 0.006,
  socket: 0.007,
  holes: both(almond),
  ...more,
});

/** Faces by the kind of mask. */
export const FACES: Readonly<Record<string, () => FacePlan>> = {
  carnival: () =>
    full({
      top: 0.052,
      low: -0.038,
      half: (y) => 0.086 * Math.sqrt(Math.max(0.0016, 1 - Math.abs((y - 0.007) / 0.045) ** 2.6)),
      depth: 0.05,
      nose: { out: 0.02, wide: 0.014, from: 0.012, to: -0.03 },
      brow: 0.003,
      cheek: 0,
    }),
  domino: () =>
    full({
      top: 0.036,
      low: -0.032,
      half: (y) => 0.084 * Math.sqrt(Math.max(0.0016, 1 - Math.abs((y - 0.002) / 0.034) ** 3)),
      depth: 0.046,
      nose: { out: 0.014, wide: 0.014, from: 0.01, to: -0.028 },
      brow: 0.002,
      cheek: 0,
    }),
  comedy: () =>
    full({
      holes: [
        ...both(smoothLoop([0.012, 0, 0.022, 0.0095, 0.034, 0.012, 0.048, 0.002, 0.034, 0.003, 0.022, 0.0005], 4)),
        smile,
      ],
      cheek: 0.013,
      brow: 0.008,
    }),
  tragedy: () =>
    full({
      holes: [
        ...both(smoothLoop([0.012, 0.007, 0.022, 0.003, 0.034, -0.004, 0.048, -0.011, 0.04, 0.002, 0.026, 0.0105], 4)),
        frown,
      ],
      cheek: 0.002,
      brow: 0.01,
    }),
  plain: () => full({}),
  hockey: () =>
    full({
      top: 0.112,
      low: -0.12,
      half: round(0.112, -0.12, 0.09, 0.7),
      depth: 0.07,
      nose: { out: 0.01, wide: 0.016, from: 0.01, to: -0.034 },
      brow: 0.003,
      socket: 0.005,
      holes: both(oval(0.034, 0, 0.0165, 0.012)),
    }),
  tribal: () =>
    full({
      top: 0.15,
      low: -0.16,
      half: (y) =>
        0.078 * Math.sqrt(Math.max(0.0012, 1 - Math.abs((y + 0.005) / 0.157) ** 2.4)) * (y < 0 ? 1 + y * 1.6 : 1),
      depth: 0.07,
      nose: { out: 0.034, wide: 0.012, from: 0.04, to: -0.052 },
      brow: 0.02,
      cheek: 0.008,
      socket: 0.012,
      holes: [
        ...both(smoothLoop([0.014, 0.002, 0.03, -0.004, 0.048, 0.002, 0.03, 0.006], 4)),
        oval(0, -0.098, 0.024, 0.014),
      ],
      thick: 0.007,
    }),
  oni: () =>
    full({
      half: round(0.1, -0.115, 0.086, 0.72),
      depth: 0.066,
      nose: { out: 0.03, wide: 0.019, from: 0.012, to: -0.03 },
      brow: 0.02,
      cheek: 0.016,
      socket: 0.013,
      holes: [
        ...both(smoothLoop([0.014, -0.006, 0.028, -0.005, 0.048, 0.008, 0.034, 0.0075, 0.02, 0.001], 4)),
        smoothLoop(
          [
            -0.042, -0.064, -0.03, -0.084, 0, -0.09, 0.03, -0.084, 0.042, -0.064, 0.024, -0.066, 0, -0.068, -0.024,
            -0.066,
          ],
          4,
        ),
      ],
      thick: 0.005,
    }),
  fawkes: () =>
    full({
      half: round(0.1, -0.125, 0.078, 0.46),
      low: -0.125,
      cheek: 0.01,
      holes: both(smoothLoop([0.016, 0, 0.026, 0.0065, 0.036, 0.007, 0.047, 0.001, 0.036, -0.003, 0.026, -0.003], 4)),
    }),
  kitsune: () =>
    full({
      half: round(0.1, -0.115, 0.084, 0.4),
      depth: 0.05,
      nose: { out: 0.046, wide: 0.021, from: 0.004, to: -0.058 },
      brow: 0.004,
      cheek: 0.003,
      holes: both(smoothLoop([0.016, -0.003, 0.028, -0.005, 0.05, 0.014, 0.032, 0.007], 4)),
    }),
  skull: () =>
    full({
      half: round(0.1, -0.12, 0.083, 0.6),
      low: -0.12,
      nose: { out: 0.004, wide: 0.016, from: 0.01, to: -0.02 },
      brow: 0.01,
      cheek: 0.012,
      socket: 0.012,
      holes: [
        ...both(oval(0.034, 0, 0.0205, 0.0185)),
        smoothLoop([0, -0.016, 0.011, -0.036, 0.004, -0.041, 0, -0.036, -0.004, -0.041, -0.011, -0.036], 3),
      ],
      thick: 0.006,
    }),
  scream: () =>
    full({
      top: 0.115,
      low: -0.15,
      half: round(0.115, -0.15, 0.078, 0.5),
      nose: { out: 0.008, wide: 0.014, from: 0.0, to: -0.03 },
      brow: 0.004,
      cheek: 0,
      socket: 0.004,
      holes: [
        ...both(smoothLoop([0.012, 0.012, 0.03, 0.026, 0.05, 0.01, 0.052, -0.026, 0.04, -0.034, 0.026, -0.012], 4)),
        smoothLoop(
          [
            0, -0.062, 0.019, -0.078, 0.024, -0.11, 0.012, -0.134, 0, -0.14, -0.012, -0.134, -0.024, -0.11, -0.019,
            -0.078,
          ],
          4,
        ),
        ...both(oval(0.006, -0.042, 0.003, 0.006)),
      ],
    }),
  clown: () =>
    full({
      holes: both(oval(0.033, 0.002, 0.012, 0.014)),
      cheek: 0.012,
      nose: { out: 0.01, wide: 0.016, from: 0.01, to: -0.03 },
    }),
  gas: () =>
    full({
      top: 0.09,
      low: -0.11,
      half: round(0.09, -0.11, 0.078, 0.7),
      depth: 0.07,
      nose: { out: 0.03, wide: 0.034, from: -0.01, to: -0.056 },
      brow: 0,
      cheek: 0,
      socket: 0.004,
      holes: both(oval(0.035, 0, 0.0235, 0.0235)),
      thick: 0.005,
    }),
  plague: () =>
    full({
      top: 0.092,
      low: -0.09,
      half: round(0.092, -0.09, 0.08, 0.8),
      depth: 0.062,
      nose: { out: 0, wide: 0.02, from: 0, to: -0.03 },
      brow: 0,
      cheek: 0,
      socket: 0.003,
      holes: both(oval(0.036, 0.008, 0.0195, 0.0195)),
      thick: 0.0045,
    }),
  surgical: () =>
    full({
      top: -0.022,
      low: -0.115,
      half: (y) => 0.084 * Math.sqrt(Math.max(0.02, 1 - Math.abs((y + 0.068) / 0.05) ** 7)),
      depth: 0.07,
      nose: { out: 0.012, wide: 0.02, from: -0.02, to: -0.05 },
      brow: 0,
      cheek: 0,
      socket: 0,
      holes: [],
      thick: 0.0026,
    }),
  sleep: () =>
    full({
      top: 0.036,
      low: -0.034,
      half: (y) => 0.094 * Math.sqrt(Math.max(0.0016, 1 - Math.abs(y / 0.037) ** 3.2)),
      depth: 0.042,
      nose: { out: -0.006, wide: 0.016, from: 0.0, to: -0.034 },
      brow: 0,
      cheek: 0,
      socket: -0.008,
      holes: [],
      thick: 0.0034,
    }),
};
