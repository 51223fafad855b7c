import type { Mask } from './mask.ts';

/** A grid of cells, `width` x `height`. */
export interface Grid {
  width: number;
  height: number;
  /** Per cell how many free ones begin there, to the right; where it is taken, how many taken ones, below zero. */
  room: Int16Array;
  /** Longest free run of each row: most rows of a filled atlas are refused by it alone. */
  free: Int16Array;
}

/** An empty grid. */
export function createGrid(width: number, height: number): Grid {
  const room = new Int16Array(width * height);
  for (let x = 0; x < width; x++) room[x] = width - x;
  for (let y = 1; y < height; y++) room.copyWithin(y * width, 0, width);
  return { width, height, room, free: new Int16Array(height).fill(width) };
}

/** Rows of a search are this share of the mask's height apart: what is found is then pushed up and left as far as it goes. */
const STEP_SHARE = 1 / 40;

/**
 * The first place from row `from` on, then from the left, where the mask meets nothing: charts fall into holes left by larger ones. A
 * collision skips to the end of what was met, so a search jumps from chart to chart instead of cell to cell; high masks look at
 * some rows only, and slide. Gives up (-1) where the bottom would pass `limit`. Returns y * width + x.
 */
export function findPlace(grid: Grid, mask: Mask, from: number, limit: number): number {
  const last = Math.min(limit, grid.height) - mask.height;
  const step = Math.max(1, Math.floor(mask.height * STEP_SHARE));
  for (let y = from; y <= last; y = y < last ? Math.min(last, y + step) : y + 1) {
    if (tooTight(grid, mask, y)) continue;
    const x = findInRow(grid, mask, y);
    if (x >= 0) return slide(grid, mask, x, y);
  }
  return -1;
}

/**
 * First column at which the mask fits with its top at `y`, -1 for none. Goes round the runs until all of them have fitted in turn: the one that
 * did not is asked first after a move, since it is the likeliest not to fit again.
 */
function findInRow({ width, room }: Grid, { width: own, runs }: Mask, y: number): number {
  const xMax = width - own;
  const top = y * width;
  let x = 0;
  for (let i = 0, fitted = 0; fitted < runs.length; ) {
    const free = room[top + runs[i] * width + runs[i + 1] + x];
    if (free >= runs[i + 2]) {
      fitted += 3;
      i += 3;
      if (i === runs.length) i = 0;
      continue;
    }
    x += Math.abs(free);
    if (x > xMax) return -1;
    fitted = 0;
  }
  return x;
}

/** Pushes a mask that fits up, then left, until it can go no further. */
function slide(grid: Grid, mask: Mask, x: number, y: number): number {
  for (let moved = true; moved; ) {
    moved = false;
    while (y > 0 && fits(grid, mask, x, y - 1)) {
      y--;
      moved = true;
    }
    while (x > 0 && fits(grid, mask, x - 1, y)) {
      x--;
      moved = true;
    }
  }
  return y * grid.width + x;
}

function fits({ width, room }: Grid, { runs }: Mask, x: number, y: number): boolean {
  const corner = y * width + x;
  for (let i = 0; i < runs.length; i += 3) if (room[corner + runs[i] * width + runs[i + 1]] < runs[i + 2]) return false;
  return true;
}

/** Whether one of the mask's longer runs is longer than anything free in its row of the grid. */
function tooTight({ free }: Grid, { runs }: Mask, y: number): boolean {
  const step = 3 * Math.max(1, Math.floor(runs.length / 36));
  for (let i = 0; i < runs.length; i += step) if (runs[i + 2] > free[y + runs[i]]) return true;
  return false;
}

/** Takes the cells of the mask at (x, y) and those next to them, corners included: the gutter. */
export function stampInPlace(grid: Grid, { width: own, height, runs }: Mask, x: number, y: number): void {
  const { width, room, free } = grid;
  const top = Math.max(0, y - 1);
  const bottom = Math.min(grid.height - 1, y + height);
  for (let i = 0; i < runs.length; i += 3) {
    const from = Math.max(0, x + runs[i + 1] - 1);
    const to = Math.min(width, x + runs[i + 1] + runs[i + 2] + 1);
    const last = Math.min(bottom, y + runs[i] + 1);
    for (let r = Math.max(top, y + runs[i] - 1); r <= last; r++) room.fill(-1, r * width + from, r * width + to);
  }
  for (let r = top; r <= bottom; r++) {
    recount(room, r * width, Math.max(0, x - 1), Math.min(width, x + own + 1), width);
    free[r] = longestFree(room, r * width, width);
  }
}

/** Counts a row anew from `to` back to `from`, and the run that ends there: whether cells are taken is right, how far it goes on is not. */
function recount(room: Int16Array, row: number, from: number, to: number, width: number): void {
  let next = to < width ? room[row + to] : 0;
  let run = 0;
  for (let x = to - 1; x >= 0; x--) {
    const sign = room[row + x] > 0 ? 1 : -1;
    // What lies beyond the first run left of the stamp ends as it did.
    if (x < from - 1 && sign !== run) return;
    run = sign;
    next = next * sign > 0 ? next + sign : sign;
    room[row + x] = next;
  }
}

function longestFree(room: Int16Array, row: number, width: number): number {
  let best = 0;
  for (let x = 0; x < width; x += Math.abs(room[row + x])) if (room[row + x] > best) best = room[row + x];
  return best;
}
