import type { Mask } from './mask.ts';

/** A growing grid of taken cells, `width` across, in words of 32. */
export interface Grid {
  width: number;
  stride: number;
  height: number;
  bits: Uint32Array;
  /** Longest free run of each row: most rows of a filled atlas are refused by it alone. */
  free: Int32Array;
}

/** An empty grid, with room for `rows` rows. */
export function createGrid(width: number, rows: number): Grid {
  const stride = Math.ceil(width / 32) + 1;
  return { width, stride, height: 0, bits: new Uint32Array(stride * rows), free: new Int32Array(rows).fill(width) };
}

/**
 * The first place, from the top and then from the left, where the mask meets nothing: charts fall into holes left by larger ones.
 * A collision skips to the end of what was met, so a search jumps from chart to chart instead of cell to cell. Gives up (-1) where
 * the bottom would pass `limit`. Returns y * width + x.
 */
export function findPlace(grid: Grid, mask: Mask, limit: number): number {
  const xMax = grid.width - mask.width;
  for (let y = 0; y + mask.height <= limit; y++) {
    if (tooTight(grid, mask, y)) continue;
    for (let x = 0; x <= xMax; ) {
      const skip = collide(grid, mask, x, y);
      if (skip === 0) return y * grid.width + x;
      x += skip;
    }
  }
  return -1;
}

/** Whether one of the mask's fuller rows is longer than anything free in its row of the grid. */
function tooTight(grid: Grid, mask: Mask, y: number): boolean {
  const step = Math.max(1, Math.floor(mask.rows.length / 12));
  for (let i = 0; i < mask.rows.length; i += step) {
    const r = mask.rows[i];
    if (mask.run[r] > grid.free[y + r]) return true;
  }
  return false;
}

/** 0 if the mask fits at (x, y), else how far right to move before the row that collided can be free. */
function collide(grid: Grid, mask: Mask, x: number, y: number): number {
  const { bits, stride } = grid;
  const shift = x & 31;
  const word = x >> 5;
  for (let i = 0; i < mask.rows.length; i++) {
    const r = mask.rows[i];
    const from = (y + r) * stride + word;
    const own = r * mask.stride;
    let carry = 0;
    for (let w = 0; w <= mask.stride; w++) {
      const m = w < mask.stride ? mask.bits[own + w] : 0;
      const part = shift === 0 ? m : (m << shift) | carry;
      carry = shift === 0 ? 0 : m >>> (32 - shift);
      if (part === 0) continue;
      const hit = bits[from + w] & part;
      if (hit === 0) continue;
      const at = ((word + w) << 5) + (31 - Math.clz32(hit & -hit));
      return Math.max(1, runEnd(bits, (y + r) * stride, at, grid.width) - mask.first[r] - x);
    }
  }
  return 0;
}

/** First free cell at or after `x` in the row that starts at word `row`. */
function runEnd(bits: Uint32Array, row: number, x: number, width: number): number {
  let w = x >> 5;
  let free = ~bits[row + w] & (-1 << (x & 31));
  while (free === 0 && w << 5 < width) free = ~bits[row + ++w];
  return free === 0 ? width : (w << 5) + (31 - Math.clz32(free & -free));
}

/** Takes the cells of the mask at (x, y). */
export function stampInPlace(grid: Grid, mask: Mask, x: number, y: number): void {
  const shift = x & 31;
  for (let r = 0; r < mask.height; r++) {
    const from = (y + r) * grid.stride + (x >> 5);
    let carry = 0;
    for (let w = 0; w <= mask.stride; w++) {
      const m = w < mask.stride ? mask.bits[r * mask.stride + w] : 0;
      const part = shift === 0 ? m : (m << shift) | carry;
      carry = shift === 0 ? 0 : m >>> (32 - shift);
      if (part !== 0) grid.bits[from + w] |= part;
    }
    grid.free[y + r] = longestFree(grid, y + r);
  }
  grid.height = Math.max(grid.height, y + mask.height);
}

function longestFree(grid: Grid, y: number): number {
  let best = 0;
  let length = 0;
  for (let x = 0; x < grid.width; x++) {
    if ((grid.bits[y * grid.stride + (x >> 5)] >>> (x & 31)) & 1) length = 0;
    else best = Math.max(best, ++length);
  }
  return best;
}
