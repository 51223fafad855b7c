import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { turned } from './lathe.ts';

/** A tuft of hairs that stands on its tip at y = 0: root half axes (a, c) at height `h`, drawn to a point or cut flat. */
function tuft(h: number, a: number, c: number, flat: boolean): Shape {
  const n = 40;
  const profile: readonly Vec2[] = flat
    ? [
        [0.92, 0],
        [1.04, 0.1],
        [1.1, 0.4],
        [1.04, 0.75],
        [0.96, 1],
      ]
    : [
        [0.03, 0],
        [0.34, 0.1],
        [0.78, 0.3],
        [1.12, 0.58],
        [1.08, 0.82],
        [0.94, 1],
      ];
  return {
    op: 'loft',
    sections: profile.map(([k, t]) => ({
      points: Array.from({ length: n }, (_, i): Vec3 => {
        const u = (2 * Math.PI * i) / n;
        const lock = 1 + 0.045 * Math.cos(10 * u) * (1 - t * 0.6);
        const thin = flat ? 0.4 + 0.6 * t : 1;
        return [
          a * k * lock * Math.sin(u),
          h * t + (flat && t === 0 ? 0.0006 * Math.cos(7 * u) : 0),
          c * k * lock * thin * Math.cos(u),
        ];
      }),
    })),
    spline: 'catmull',
    smooth: false,
    cap: 'flat',
  };
}

/** A paintbrush: an artist's round or flat one, a house painter's, or a soft one for the face. */
export function buildBrush(b: Bench, kind: 'artist' | 'wall' | 'makeup'): void {
  if (kind === 'wall') {
    buildWallBrush(b);
    return;
  }
  if (kind === 'makeup') {
    b.add('hairs', 'bristle', tuft(0.042, 0.017, 0.017, false), { detail: 1.4 });
    b.add('hair tips', 'lead', solid.put(tuft(0.0105, 0.0088, 0.0088, false), [0, -0.0001, 0]), { detail: 0.8 });
    turned(b, 'ferrule', 'metal', [0, 40, 15.5, 40, 16, 42, 13, 58, 11, 66, 0, 66], { detail: 1.1 });
    turned(b, 'ferrule ring', 'metal', [0, 58, 13.4, 58, 13.4, 60.5, 0, 60.5]);
    turned(b, 'handle', 'body', [0, 65.6, 11, 65.6, 12, 74, 8.6, 110, 10, 146, 9, 164, 5, 169, 0, 170], {
      detail: 1.2,
    });
    return;
  }
  b.add('hairs', 'bristle', tuft(0.024, 0.0036, 0.0036, false), { detail: 1.3 });
  b.add('paint', 'lead', solid.put(tuft(0.0125, 0.00325, 0.00325, false), [0, -0.0004, 0]), { detail: 1 });
  turned(b, 'ferrule', 'metal', [0, 22, 3.4, 22, 4.1, 28, 4.2, 44, 3.9, 50, 0, 50], { detail: 1.1 });
  b.add(
    'crimps',
    'metal',
    solid.many([0.04, 0.043].map((y) => solid.hoop(0.0042, { kind: 'circle', r: 0.0004 }, [0, y, 0], 'y', 32))),
    { detail: 0.5 },
  );
  turned(b, 'handle', 'body', [0, 49.5, 4, 49.5, 4.4, 54, 5.6, 72, 4.6, 110, 3, 160, 1.7, 206, 0.9, 210, 0, 210.4], {
    detail: 1.2,
  });
  turned(b, 'dipped end', 'accent', [0, 176, 2.66, 176, 1.95, 206, 1.1, 210.6, 0, 211.2]);
  b.add(
    'stamp',
    'accent',
    solid.put(
      { op: 'text', value: 'No 8', height: 0.0028, depth: 0.0007, bevel: 0, font: 'serif' },
      [0.0051, 0.088, -0.0014],
      [90, 0, 90],
    ),
    { detail: 0.4 },
  );
}

function buildWallBrush(b: Bench): void {
  b.add('bristles', 'bristle', tuft(0.056, 0.031, 0.0095, true), { detail: 1.5 });
  b.add('paint', 'lead', solid.put(tuft(0.021, 0.0318, 0.0074, true), [0, -0.0006, 0]), { detail: 1.1 });
  b.add(
    'ferrule',
    'metal',
    solid.slab(outline.roundRect(0.066, 0.032, 0.003, 0, 0.069), 0.0215, [0, 0, 0], 'z', { bevel: 0.002 }),
    { detail: 1.1 },
  );
  for (const [name, y] of [
    ['lower', 0.06],
    ['upper', 0.079],
  ] as const)
    b.add(
      `${name} bead`,
      'metal',
      solid.slab(outline.roundRect(0.0672, 0.0026, 0.0012, 0, y), 0.0228, [0, 0, 0], 'z', { bevel: 0.0008 }),
    );
  b.add(
    'nails',
    'metal',
    solid.many(
      [-0.022, 0, 0.022].flatMap((x) =>
        [1, -1].map((s): Shape => ({ op: 'ball', r: [0.0016, 0.0016, 0.0008], at: [x, 0.07, s * 0.0108] })),
      ),
    ),
    { detail: 0.4 },
  );
  const half: Vec2[] = [
    [0.031, 0.084],
    [0.03, 0.092],
    [0.016, 0.108],
    [0.0125, 0.128],
    [0.0145, 0.16],
    [0.013, 0.2],
    [0.0105, 0.212],
  ];
  const shape = [...half, ...half.toReversed().map(([x, y]): Vec2 => [-x, y])];
  b.add(
    'handle',
    'body',
    solid.slab(outline.rounded(shape, 0.004), 0.017, [0, 0, 0], 'z', {
      bevel: 0.005,
      holes: [outline.ngon(0.0042, 24, 0, 0, 0.2)],
    }),
    { detail: 1.2, grain: [0, 1, 0] },
  );
}

/** A quill: slit point, bare shaft, vane with its splits, curved back. */
export function buildQuill(b: Bench, rng: Rng): void {
  const bend = rng.fork('quill').range(0.04, 0.06);
  const l = 0.27;
  const mid = (t: number): Vec3 => [0.012 * t + bend * 0.5 * t * t, l * t, -bend * t * t];
  b.add(
    'shaft',
    'wood',
    solid.tube(
      Array.from({ length: 12 }, (_, i) => mid(0.035 + 0.955 * (i / 11))),
      0.0024,
      { taper: Array.from({ length: 12 }, (_, i) => 1 - 0.9 * (i / 11) ** 1.4) },
    ),
    { detail: 1.1 },
  );
  b.add('point', 'wood', solid.tube([mid(0), mid(0.02), mid(0.05)], 0.0024, { taper: [0.12, 0.45, 1], cap: 'round' }));
  b.add(
    'ink',
    'lead',
    solid.tube([mid(0), mid(0.012), mid(0.026)], 0.0025, { taper: [0.16, 0.4, 0.66], cap: 'round' }),
  );
  for (const [name, s, wide] of [
    ['broad', -1, 0.034],
    ['narrow', 1, 0.021],
  ] as const) {
    const vane = Array.from({ length: 25 }, (_, i) => {
      const t = 0.3 + 0.69 * (i / 24);
      const k = Math.sin(Math.PI * Math.min(1, (t - 0.27) / 0.74)) ** 0.55;
      const notch = s < 0 && (i === 9 || i === 16) ? 0.72 : 1;
      return Array.from({ length: 5 }, (_, j): Vec3 => {
        const w = (j / 4) * wide * k * notch;
        const m = mid(Math.min(1.02, t + w * 0.75));
        return [m[0] + s * (w + 0.0008), m[1], m[2] + 0.05 * w - 6 * w * w];
      });
    });
    b.add(`${name} vane`, 'body', { op: 'sheet', grid: vane, thickness: 0.0011 }, { detail: 1.4 });
    const barbs = Array.from({ length: 7 }, (_, i): Shape => {
      const t = 0.36 + 0.085 * i;
      const at = (w: number): Vec3 => {
        const m = mid(Math.min(1, t + w * 0.75));
        return [m[0] + s * (w + 0.001), m[1], m[2] + 0.05 * w - 6 * w * w + 0.0005];
      };
      return solid.tube([at(0.001), at(wide * 0.4), at(wide * 0.72)], 0.00035);
    });
    b.add(`${name} barbs`, 'accent', solid.many(barbs), { detail: 0.4 });
  }
  const down = Array.from({ length: 10 }, (_, i): Shape => {
    const s = i % 2 ? 1 : -1;
    const m = mid(0.235 + 0.0085 * i);
    return solid.tube(
      [
        m,
        [m[0] + s * 0.009, m[1] + 0.005, m[2] + 0.003 * (i % 3)],
        [m[0] + s * 0.015, m[1] + 0.0005 * i, m[2] + 0.004],
      ],
      0.0007,
      { taper: [1, 0.8, 0.3] },
    );
  });
  b.add('down', 'body', solid.many(down), { detail: 0.4 });
}
