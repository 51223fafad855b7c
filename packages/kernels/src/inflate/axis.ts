import type { FloatImage } from '../image/index.ts';
import { openOutline } from './split-outline.ts';

/** An upright axis that an outline is about the same on both sides of. */
export interface Axis {
  /** Pixels from the left. */
  x: number;
  /** Half width about the axis per row, pixels; 0 where there is none: what sticks out on one side, such as a handle, is left out. */
  half: Float64Array;
  /** The same to either side. */
  left: Float64Array;
  right: Float64Array;
  /** Share of the outline's area within those widths. */
  share: number;
}

/** What sticks out is thinner than this share of the thickest place. */
const THIN = 0.65;

/** Hollows of the outline are no deeper than this lets them be; handles reach farther out. */
const HOLLOW = 1.08;

/** Finds the axis of an outline (opacity, its distances). */
export function findAxis(alpha: FloatImage, distance: FloatImage): Axis {
  const { width, height } = alpha;
  const core = openOutline(distance, THIN);
  const x = balance(core);
  const half = new Float64Array(height);
  const lefts = new Float64Array(height);
  const rights = new Float64Array(height);
  let [area, covered] = [0, 0];
  for (let y = 0; y < height; y++) {
    const own = interval(alpha, x, y);
    const thick = interval(core, x, y);
    for (let u = 0; u < width; u++) area += alpha.data[y * width + u];
    if (!own) continue;
    const left = thick ? reach(x - own[0], x - thick[0]) : x - own[0];
    const right = thick ? reach(own[1] - x, thick[1] - x) : own[1] - x;
    const w = Math.min(left, right);
    // Rows of nothing but a handle's arch are no part of what is round.
    if (!thick && Math.max(left, right) > 2 * w + 2) continue;
    half[y] = w;
    lefts[y] = left;
    rights[y] = right;
    covered += 2 * w;
  }
  return { x, half, left: lefts, right: rights, share: covered / Math.max(1, area) };
}

/** How far a row reaches: to its end where the thick part ends near by (it does not fill hollows), else as far as that. */
function reach(own: number, thick: number): number {
  return own < HOLLOW * thick + 1 ? own : Math.min(own, thick);
}

/** The column about which most of a mask lies on both sides. */
function balance(mask: FloatImage): number {
  const { width, height, data } = mask;
  let [sum, moment] = [1e-9, 0];
  for (let i = 0; i < data.length; i++) {
    sum += data[i];
    moment += data[i] * (i % width);
  }
  const middle = moment / sum + 0.5;
  let [best, least] = [middle, Number.POSITIVE_INFINITY];
  for (let step = -24; step <= 24; step++) {
    const x = middle + (step / 24) * 0.08 * width;
    let off = 0;
    for (let y = 0; y < height; y++) {
      const row = interval(mask, x, y);
      if (row) off += Math.abs(row[1] + row[0] - 2 * x);
    }
    if (off < least) [best, least] = [x, off];
  }
  return best;
}

/** Where a row of a mask begins and ends about a place in it, to a fraction of a pixel. */
function interval({ width, data }: FloatImage, x: number, y: number): [number, number] | undefined {
  const at = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const row = y * width;
  if (data[row + at] < 0.5) return undefined;
  let left = at;
  let right = at;
  while (left > 0 && data[row + left - 1] >= 0.5) left--;
  while (right < width - 1 && data[row + right + 1] >= 0.5) right++;
  return [left - (left > 0 ? data[row + left - 1] : 0), right + 1 + (right < width - 1 ? data[row + right + 1] : 0)];
}
