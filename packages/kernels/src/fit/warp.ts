import { blur, createFloatImage, type FloatImage, signedDistance } from '../image/index.ts';

/** Where every pixel of a drawing goes: two channels, to the right and down, pixels. */
export type WarpField = FloatImage;

/** Widths of the smoothing, from broad to narrow, as shares of the canvas; and sweeps at each. */
const WIDTHS = [0.14, 0.09, 0.06, 0.04, 0.026, 0.016];
/** The same where it is all but there. */
const NARROW = [0.02, 0.013, 0.009];
const SWEEPS = 6;
/** Pixels from the outline that pull, as a share of the canvas. */
const BAND = 0.02;
/** The longest way of one sweep, as a share of the canvas. */
const STEP = 0.03;

/**
 * Finds a smooth way to move what is drawn (opacity, 0..1) so that its outline comes to lie on the target's: every pixel near the outline looks for where the
 * target is as deep as it is, and what they find is smoothed, ever less. `narrow`: they are all but there.
 */
export function findWarp(drawn: FloatImage, target: FloatImage, narrow = false): WarpField {
  const { width: size } = drawn;
  const from = signedDistance(drawn).data;
  const to = signedDistance(target).data;
  const field = createFloatImage(size, size, 2);
  const found = createFloatImage(size, size, 2);
  const weight = createFloatImage(size, size, 1);
  const pulls = pullsOf(from, size);
  for (const { i, w } of pulls) weight.data[i] = w;
  for (const share of narrow ? NARROW : WIDTHS) {
    const sigma = Math.max(0.8, share * size);
    const total = blur(weight, sigma).data;
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      for (const { i, w } of pulls) {
        const o = 2 * i;
        const [u, v] = [(i % size) + field.data[o], Math.floor(i / size) + field.data[o + 1]];
        const gx = (sample(to, size, u + 1, v) - sample(to, size, u - 1, v)) / 2;
        const gy = (sample(to, size, u, v + 1) - sample(to, size, u, v - 1)) / 2;
        const k = (from[i] - sample(to, size, u, v)) / (gx * gx + gy * gy + 0.2);
        const most = Math.min(1, (STEP * size) / Math.max(1e-6, Math.abs(k) * Math.hypot(gx, gy)));
        found.data[o] = w * k * gx * most;
        found.data[o + 1] = w * k * gy * most;
      }
      const smooth = blur(found, sigma).data;
      for (let i = 0; i < size * size; i++) {
        const w = total[i] + 0.01;
        field.data[2 * i] += smooth[2 * i] / w;
        field.data[2 * i + 1] += smooth[2 * i + 1] / w;
      }
    }
  }
  return field;
}

/** Pixels near the outline, and how much each pulls. */
function pullsOf(distance: Float32Array, size: number): { i: number; w: number }[] {
  const out: { i: number; w: number }[] = [];
  distance.forEach((d, i) => {
    const w = Math.exp(-((d / (BAND * size)) ** 2));
    if (w >= 0.02) out.push({ i, w });
  });
  return out;
}

/** Reads a field between its pixels; `channel` 0 to the right, 1 down. */
export function readWarp({ width: size, data }: WarpField, x: number, y: number, channel: number): number {
  const u = Math.min(size - 1.001, Math.max(0, x - 0.5));
  const v = Math.min(size - 1.001, Math.max(0, y - 0.5));
  const [iu, iv] = [Math.floor(u), Math.floor(v)];
  const [fu, fv] = [u - iu, v - iv];
  const i = 2 * (iv * size + iu) + channel;
  const above = data[i] + fu * (data[i + 2] - data[i]);
  const below = data[i + 2 * size] + fu * (data[i + 2 * size + 2] - data[i + 2 * size]);
  return above + fv * (below - above);
}

function sample(data: Float32Array, size: number, x: number, y: number): number {
  const u = Math.min(size - 1.001, Math.max(0, x));
  const v = Math.min(size - 1.001, Math.max(0, y));
  const [iu, iv] = [Math.floor(u), Math.floor(v)];
  const [fu, fv] = [u - iu, v - iv];
  const i = iv * size + iu;
  const above = data[i] + fu * (data[i + 1] - data[i]);
  const below = data[i + size] + fu * (data[i + size + 1] - data[i + size]);
  return above + fv * (below - above);
}
