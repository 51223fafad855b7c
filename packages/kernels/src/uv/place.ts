import type { Mask } from './mask.ts';

/** A grid of taken cells, `width` x `height`, in words of 32, with a frame of one cell that stamps may reach into. */
export interface Grid {
  width: number;
  height: number;
  stride: number;
  bits: Uint32Array;
  /** Longest free run of each row: most rows of a filled atlas are refused by it alone. */
  free: Int32Array;
}

/** An empty grid. */
export function createGrid(width: number, height: number): Grid {
  const stride = ((width + 2 + 31) >> 5) + 1;
  return {
    width,
    height,
    stride,
    bits: new Uint32Array(stride * (height + 2)),
    free: new Int32Array(height).fill(width),
  };
}

/** Rows of a search are this share of the mask's height apart: what is found is then pushed up and left as far as it goes. */
const STEP_SHARE = 1 / 16;

/**
 * The first place from row `from` on, then from the left, where the mask meets nothing: charts fall into holes left by larger ones. A
 * collision skips to the end of what was met, so a search jumps from chart to chart instead of cell to cell; high masks look at
 * some rows only, and slide. Gives up (-1) where the bottom would pass `limit`. Returns y * width + x.
 */
export function findPlace(grid: Grid, mask: Mask, from: number, limit: number): number {
  const xMax = grid.width - mask.width;
  const last = Math.min(limit, grid.height) - mask.height;
  const step = Math.max(1, Math.floor(mask.height * STEP_SHARE));
  for (let y = from; y <= last; y = y < last ? Math.min(last, y + step) : y + 1) {
    if (tooTight(grid, mask, y)) continue;
    for (let x = 0; x <= xMax; ) {
      const skip = collide(grid, mask, x, y);
      if (skip === 0) return slide(grid, mask, x, y);
      x += skip;
    }
  }
  return -1;
}

/** Pushes a mask that fits up, then left, until it can go no further. */
function slide(grid: Grid, mask: Mask, x: number, y: number): number {
  for (let moved = true; moved; ) {
    moved = false;
    while (y > 0 && collide(grid, mask, x, y - 1) === 0) {
      y--;
      moved = true;
    }
    while (x > 0 && collide(grid, mask, x - 1, y) === 0) {
      x--;
      moved = true;
    }
  }
  return y * grid.width + x;
}

/** Whether one of the mask's fuller rows is longer than anything free in its row of the grid. */
function tooTight(grid: Grid, mask: Mask, y: number): boolean {
  const { rows, run } = mask;
  const step = Math.max(1, Math.floor(rows.length / 12));
  for (let i = 0; i < rows.length; i += step) if (run[rows[i]] > grid.free[y + rows[i]]) return true;
  return false;
}

/** 0 if the mask fits at (x, y), else how far right to move before the row that collided can be free. */
function collide(grid: Grid, mask: Mask, x: number, y: number): number {
  const { bits, stride } = grid;
  const { rows, stride: own } = mask;
  const shift = (x + 1) & 31;
  const word = (x + 1) >> 5;
  for (let i = 0; i < rows.length; i++) {
    const r = rows[i];
    const row = (y + r + 1) * stride;
    const from = row + word;
    let carry = 0;
    for (let w = 0; w <= own; w++) {
      const m = w < own ? mask.bits[r * own + w] : 0;
      const part = shift === 0 ? m : (m << shift) | carry;
      carry = shift === 0 ? 0 : m >>> (32 - shift);
      const hit = bits[from + w] & part;
      if (hit === 0) continue;
      const at = ((word + w) << 5) + (31 - Math.clz32(hit & -hit));
      return Math.max(1, runEnd(bits, row, at, grid.width + 2) - 1 - mask.first[r] - x);
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

/** Takes the cells of the mask at (x, y) and those next to them, corners included: the gutter. */
export function stampInPlace(grid: Grid, mask: Mask, x: number, y: number): void {
  const { bits, stride } = grid;
  const own = mask.stride;
  // Column x - 1 of the grid is bit x: widened to the right by two, the row covers x - 1 .. x + width.
  const shift = x & 31;
  const word = x >> 5;
  for (let r = 0; r < mask.height; r++) {
    const from = (y + r) * stride + word;
    let before = 0;
    let carry = 0;
    for (let w = 0; w <= own + 1; w++) {
      const m = w < own ? mask.bits[r * own + w] : 0;
      const wide = m | (m << 1) | (before >>> 31) | (m << 2) | (before >>> 30);
      before = m;
      const part = shift === 0 ? wide : (wide << shift) | carry;
      carry = shift === 0 ? 0 : wide >>> (32 - shift);
      if (part === 0) continue;
      bits[from + w] |= part;
      bits[from + stride + w] |= part;
      bits[from + 2 * stride + w] |= part;
    }
  }
  const last = Math.min(grid.height - 1, y + mask.height);
  for (let r = Math.max(0, y - 1); r <= last; r++) grid.free[r] = longestFree(grid, r);
}

function longestFree({ bits, stride, width }: Grid, y: number): number {
  const row = (y + 1) * stride;
  let best = 0;
  let length = 0;
  for (let w = 0; w << 5 <= width; w++) {
    const word = bits[row + w];
    if (word === 0) {
      length += 32;
      continue;
    }
    for (let b = 0; b < 32; b++) {
      if ((word >>> b) & 1) {
        if (length > best) best = length;
        length = 0;
      } else length++;
    }
  }
  // The frame may be counted in: too long by two at most, which costs a test and nothing else.
  return Math.max(best, length);
}
