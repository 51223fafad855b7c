import type { FloatImage } from '../image/index.ts';

/** So much of the height above the ground is looked at, and from this share of that down it counts in full. */
const LOW = 0.24;
const FULL = 0.4;
/** Rows are stretched by no more than this; and evened out with those so large a share of the height above and below. */
const MOST = 2.2;
const EVENED = 0.02;
/** And reach so far out as the body above at most: feet are no skirt. */
const WITHIN = 0.92;

/**
 * Lets what stands apart on the ground, such as legs, paws and the claws of a chair, stand about as deep as it stands wide: it is thin across, and blown up by itself would
 * draw the whole to a fin. Squared half thicknesses are stretched in place, no deeper than the body above. `depth`: over width, of what is round.
 */
export function standBroad({ width, height, data }: FloatImage, depth: number): void {
  const [half, deep] = [new Float64Array(height), new Float64Array(height)];
  let [top, bottom] = [height, 0];
  for (let y = 0; y < height; y++) {
    let [left, right, most] = [width, 0, 0];
    for (let x = 0; x < width; x++) {
      const s = data[y * width + x];
      if (!(s > 0)) continue;
      left = Math.min(left, x);
      right = x + 1;
      most = Math.max(most, s);
    }
    if (most === 0) continue;
    [top, bottom] = [Math.min(top, y), y + 1];
    half[y] = (right - left) / 2;
    deep[y] = Math.sqrt(most);
  }
  const tall = bottom - top;
  const body = deep.subarray(Math.max(0, Math.round(bottom - tall / 2))).reduce((a, b) => Math.max(a, b), 0);
  const stretch = new Float64Array(height).fill(1);
  for (let y = Math.max(top, Math.floor(bottom - LOW * tall)); y < bottom; y++) {
    const t = Math.min(1, (y - (bottom - LOW * tall)) / ((1 - FULL) * LOW * tall));
    const wanted = Math.min(WITHIN * body, depth * half[y]) / Math.max(1, deep[y]);
    stretch[y] = 1 + t * (Math.min(MOST, Math.max(1, wanted)) - 1);
  }
  const reach = Math.max(1, Math.round(EVENED * tall));
  for (let y = top; y < bottom; y++) {
    const near = stretch.subarray(Math.max(top, y - reach), Math.min(bottom, y + reach + 1));
    const s = near.reduce((sum, v) => sum + v, 0) / near.length;
    for (let i = y * width; i < (y + 1) * width; i++) if (data[i] > 0) data[i] *= s * s;
  }
}
