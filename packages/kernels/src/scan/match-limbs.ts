import type { FloatImage } from '../image/index.ts';
import type { Anchors } from './anchors.ts';

/** An outline on the lattice with what is known of it. */
export interface Face {
  outline: FloatImage;
  thick: FloatImage;
  /** Roots of linear light, three channels. */
  colors: FloatImage;
}

/** Smaller pieces are not looked for, cells. */
const LEAST = 6;
/** Difference to a place where the other outline shows nothing. */
const NOTHING = 0.5;
/** How much likelier than usual the best place must be, and how like at least. */
const CLEAR = 0.7;
const LIKE = 0.12;
/** What speaks against a place for each metre from the middle. */
const FAR = 0.02;

/**
 * Finds limbs again, by their colours, in the other picture: each piece of `limb` (1 where a place is one without an anchor) gets the place along the other outline whose
 * colours, height for height, are most like its own. Where none is clearly so, it stays without.
 */
export function matchLimbs(limb: Uint8Array, own: Face, other: Face, anchors: Anchors, cell: number): void {
  const { width } = own.outline;
  const left = limb.slice();
  for (let from = 0; from < left.length; from++) {
    if (!left[from]) continue;
    const piece = [from];
    left[from] = 0;
    for (let n = 0; n < piece.length; n++)
      for (const at of [piece[n] - 1, piece[n] + 1, piece[n] - width, piece[n] + width])
        if (left[at]) {
          left[at] = 0;
          piece.push(at);
        }
    if (piece.length < LEAST) continue;
    const place = findPlace(piece, own, other, cell);
    if (place === undefined) continue;
    const half = piece.reduce((most, at) => Math.max(most, own.thick.data[at]), cell);
    for (const at of piece) {
      anchors.middle[at] = place * cell;
      anchors.half[at] = 1.3 * half;
    }
  }
}

function findPlace(piece: readonly number[], own: Face, other: Face, cell: number): number | undefined {
  const n = other.outline.width;
  const { width } = own.outline;
  const step = Math.max(1, Math.floor(piece.length / 300));
  const costs = new Float64Array(n);
  let shown = 0;
  let sum = 0;
  for (let k = 0; k < n; k++) {
    let count = 0;
    let there = 0;
    for (let p = 0; p < piece.length; p += step) {
      const at = piece[p];
      const i = Math.floor(at / width) * n + k;
      count++;
      if (!(other.outline.data[i] > 0)) {
        costs[k] += NOTHING;
        continue;
      }
      there++;
      for (let c = 0; c < 3; c++) costs[k] += Math.abs(own.colors.data[3 * at + c] - other.colors.data[3 * i + c]) / 3;
    }
    costs[k] = costs[k] / count + FAR * Math.abs(k - n / 2) * cell;
    if (there < 0.5 * count) continue;
    shown++;
    sum += costs[k];
  }
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 1; k < n - 1; k++) {
    const cost = (costs[k - 1] + 2 * costs[k] + costs[k + 1]) / 4;
    if (cost < least) [best, least] = [k, cost];
  }
  return shown > 0 && least < LIKE && least < (CLEAR * sum) / shown ? best : undefined;
}
