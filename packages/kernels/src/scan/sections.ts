import { blur, createFloatImage, type FloatImage } from '../image/index.ts';

/** A row of an outline: where each place lies in the stretch that it belongs to. */
export interface Row {
  /** -1..1 from end to end of the stretch; beyond it outside. */
  share: Float64Array;
  /** Half the stretch's length and its middle, metres from the row's start. */
  half: Float64Array;
  middle: Float64Array;
}

/** A stretch of a row: its middle and half its length, cells. */
export interface Stretch {
  middle: number;
  half: number;
}

/** A row of so many places. */
export function createRow(length: number): Row {
  return { share: new Float64Array(length), half: new Float64Array(length), middle: new Float64Array(length) };
}

/** Measures the stretches of one row of distances (positive inside) from `start` on; places outside belong to the nearest stretch. */
export function measureRow(distances: Float32Array, start: number, cell: number, row: Row): void {
  const n = row.share.length;
  let from = -1;
  let filled = 0;
  let last = Number.NaN;
  for (let i = 0; i <= n; i++) {
    const inside = i < n && distances[start + i] > 0;
    if (inside && from < 0) from = i;
    if (inside || from < 0) continue;
    const d = (at: number): number => distances[start + at];
    const a = from > 0 ? from - d(from) / (d(from) - d(from - 1)) : from;
    const b = i < n ? i - 1 + d(i - 1) / (d(i - 1) - d(i)) : i - 1;
    const half = Math.max((b - a) / 2, 0.25);
    const middle = (a + b) / 2;
    // Halfway to the stretch before, places are that one's.
    const begin = Number.isNaN(last) ? 0 : Math.ceil((last + a) / 2);
    for (let q = Math.min(begin, from); q < i; q++) set(row, q, middle, half, cell);
    filled = i;
    for (let q = i; q < n; q++) set(row, q, middle, half, cell);
    last = b;
    from = -1;
  }
  if (filled === 0) row.share.fill(2);
}

function set(row: Row, i: number, middle: number, half: number, cell: number): void {
  row.share[i] = (i - middle) / half;
  row.half[i] = half * cell;
  row.middle[i] = middle * cell;
}

/** The stretches of a measured row, and which of them each place belongs to. */
export function stretchesOf({ middle, half, share }: Row, cell: number): { stretches: Stretch[]; index: Int32Array } {
  const stretches: Stretch[] = [];
  const index = new Int32Array(middle.length);
  let last = Number.NaN;
  if (share[0] === 2 && half[0] === 0) return { stretches, index };
  for (let i = 0; i < middle.length; i++) {
    if (middle[i] !== last) stretches.push({ middle: middle[i] / cell, half: half[i] / cell });
    last = middle[i];
    index[i] = stretches.length - 1;
  }
  return { stretches, index };
}

/**
 * Shares of all rows of an outline, x fastest, evened out from row to row where the outline goes on, over `rows` of them: where two stretches become one, the section goes over
 * from two ovals to one instead of jumping.
 */
export function evenShares({ width, height, data }: FloatImage, cell: number, rows: number): Float32Array {
  const row = createRow(width);
  const shares = createFloatImage(width, height, 2);
  for (let j = 0; j < height; j++) {
    measureRow(data, j * width, cell, row);
    for (let i = 0; i < width; i++) {
      const o = 2 * (j * width + i);
      const inside = data[j * width + i] > 0 ? 1 : 0;
      shares.data[o] = inside * Math.abs(row.share[i]);
      shares.data[o + 1] = inside;
    }
  }
  // Along y alone: the same numbers as one column each.
  const out = new Float32Array(width * height);
  const column = createFloatImage(1, height, 2);
  for (let i = 0; i < width; i++) {
    for (let j = 0; j < height; j++)
      for (let c = 0; c < 2; c++) column.data[2 * j + c] = shares.data[2 * (j * width + i) + c];
    const smooth = blur(column, rows).data;
    for (let j = 0; j < height; j++) {
      const w = smooth[2 * j + 1];
      const at = j * width + i;
      // Towards the outline shares are their own row's: there they end at 1.
      const t = Math.min(1, Math.max(0, data[at] / (rows * cell)));
      out[at] = data[at] > 0 && w > 1e-4 ? shares.data[2 * at] + t * (smooth[2 * j] / w - shares.data[2 * at]) : 1;
    }
  }
  return out;
}
