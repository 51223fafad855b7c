import type { Piece } from './pieces.ts';

/** Which cells of a grid a chart touches, as bits: 32 cells a word, rows from the top. */
export interface Mask {
  width: number;
  height: number;
  /** Words per row. */
  stride: number;
  bits: Uint32Array;
  /** First set cell of each row, -1 for none. */
  first: Int32Array;
  /** Rows by their longest run, longest first: the order in which a collision is likely to be found. */
  rows: Int32Array;
  /** Longest unbroken run of each row. */
  run: Int32Array;
  /** Set cells. */
  count: number;
}

/** Coordinates are rounded to 32-bit floats later: cells nearer than this to a chart count as touched. */
const SLACK = 1e-3;

/**
 * The mask of a piece at `scale` cells per metre: every cell that the piece touches, be it with a corner. Cells whose centre lies inside
 * come from the winding of the border (one pass of sums per row), those on the border from the exact extent of each edge in each
 * row. `work` is scratch and may be reused; it is grown as needed.
 */
export function makeMask(piece: Piece, scale: number, work: { winding: Int32Array; cells: Uint8Array }): Mask {
  const width = Math.floor(piece.width * scale + SLACK) + 1;
  const height = Math.floor(piece.height * scale + SLACK) + 1;
  const size = width * height;
  if (work.cells.length < size) work.cells = new Uint8Array(size * 2);
  if (work.winding.length < size) work.winding = new Int32Array(size * 2);
  const cells = work.cells.fill(0, 0, size);
  const winding = work.winding.fill(0, 0, size);
  const { points, border, flipped } = piece;
  for (let i = 0; i < border.length; i += 2) {
    const a = 2 * border[i];
    const b = 2 * border[i + 1];
    const [ax, ay, bx, by] = [points[a] * scale, points[a + 1] * scale, points[b] * scale, points[b + 1] * scale];
    countCrossings(winding, width, height, ax, ay, bx, by);
    touchLine(cells, width, height, ax, ay, bx, by);
  }
  for (let y = 0; y < height; y++)
    for (let x = 0, sum = 0, i = y * width; x < width; x++, i++) {
      sum += winding[i];
      if (sum !== 0) cells[i] = 1;
    }
  for (let i = 0; i < flipped.length; i += 3)
    touchTriangle(cells, width, height, points, flipped.subarray(i, i + 3), scale);
  return packBits(cells, width, height);
}

/** The mask turned by 90 degrees: cell (x, y) goes to (height - 1 - y, x). In blocks of 32 x 32 bits. */
export function turnMask(m: Mask): Mask {
  const stride = (m.height + 31) >> 5;
  const bits = new Uint32Array(stride * m.width);
  const block = new Int32Array(32);
  for (let j = 0; j < stride; j++)
    for (let w = 0; w < m.stride; w++) {
      for (let i = 0; i < 32; i++) {
        const y = m.height - 1 - ((j << 5) + i);
        block[i] = y >= 0 ? m.bits[y * m.stride + w] : 0;
      }
      transposeInPlace(block);
      const rows = Math.min(32, m.width - (w << 5));
      for (let i = 0; i < rows; i++) bits[((w << 5) + i) * stride + j] = block[i];
    }
  return describe(m.height, m.width, stride, bits, m.count);
}

/** Bit c of row r to bit r of row c (Warren, "Hacker's Delight", 7-3). */
function transposeInPlace(a: Int32Array): void {
  for (let j = 16, mask = 0xffff; j > 0; j >>= 1, mask ^= mask << j)
    for (let k = 0; k < 32; k = (k + j + 1) & ~j) {
      const t = ((a[k] >>> j) ^ a[k + j]) & mask;
      a[k] ^= t << j;
      a[k + j] ^= t;
    }
}

/** Notes where the border passes the middle of each row: a step of the winding from that cell on. */
function countCrossings(
  winding: Int32Array,
  width: number,
  height: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): void {
  const step = ay < by ? 1 : -1;
  const low = Math.min(ay, by);
  const high = Math.max(ay, by);
  const y0 = Math.max(0, Math.ceil(low - 0.5));
  const y1 = Math.min(height - 1, Math.ceil(high - 0.5) - 1);
  const slope = (bx - ax) / (by - ay);
  for (let y = y0; y <= y1; y++) {
    const x = Math.max(0, Math.ceil(ax + (y + 0.5 - ay) * slope - 0.5));
    if (x < width) winding[y * width + x] += step;
  }
}

/** Marks every cell that a line touches: row by row, its extent within the row. */
function touchLine(
  cells: Uint8Array,
  width: number,
  height: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): void {
  if (ay > by) {
    touchLine(cells, width, height, bx, by, ax, ay);
    return;
  }
  const y0 = Math.max(0, Math.floor(ay - SLACK));
  const y1 = Math.min(height - 1, Math.floor(by + SLACK));
  const slope = by > ay ? (bx - ax) / (by - ay) : 0;
  for (let y = y0; y <= y1; y++) {
    const from = y <= ay ? ax : ax + (y - ay) * slope;
    const to = y + 1 >= by ? bx : ax + (y + 1 - ay) * slope;
    const x0 = Math.max(0, Math.floor(Math.min(from, to) - SLACK));
    const x1 = Math.min(width - 1, Math.floor(Math.max(from, to) + SLACK));
    for (let i = y * width + x0; i <= y * width + x1; i++) cells[i] = 1;
  }
}

/** Marks a triangle by lines from one corner to the opposite edge, closer than a cell. For the few that lie the wrong way round. */
function touchTriangle(
  cells: Uint8Array,
  width: number,
  height: number,
  p: Float64Array,
  corners: Uint32Array,
  scale: number,
): void {
  const [a, b, c] = [2 * corners[0], 2 * corners[1], 2 * corners[2]];
  const steps = Math.ceil(2 * scale * Math.hypot(p[c] - p[b], p[c + 1] - p[b + 1])) + 1;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const x = p[b] + t * (p[c] - p[b]);
    const y = p[b + 1] + t * (p[c + 1] - p[b + 1]);
    touchLine(cells, width, height, p[a] * scale, p[a + 1] * scale, x * scale, y * scale);
  }
}

function packBits(cells: Uint8Array, width: number, height: number): Mask {
  const stride = (width + 31) >> 5;
  const bits = new Uint32Array(stride * height);
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0, i = y * width; x < width; x++, i++)
      if (cells[i]) {
        bits[y * stride + (x >> 5)] |= 1 << (x & 31);
        count++;
      }
  return describe(width, height, stride, bits, count);
}

function describe(width: number, height: number, stride: number, bits: Uint32Array, count: number): Mask {
  const first = new Int32Array(height).fill(-1);
  const run = new Int32Array(height);
  for (let y = 0; y < height; y++) {
    let length = 0;
    let longest = 0;
    for (let w = 0; w < stride; w++) {
      const word = bits[y * stride + w];
      if (word === 0) {
        length = 0;
        continue;
      }
      if (first[y] < 0) first[y] = (w << 5) + 31 - Math.clz32(word & -word);
      if (word === 0xffffffff) {
        length += 32;
        if (length > longest) longest = length;
        continue;
      }
      for (let b = 0; b < 32; b++) {
        length = (word >>> b) & 1 ? length + 1 : 0;
        if (length > longest) longest = length;
      }
    }
    run[y] = longest;
  }
  const rows = Int32Array.from(run.keys())
    .filter((y) => run[y] > 0)
    .sort((a, b) => run[b] - run[a] || a - b);
  return { width, height, stride, bits, first, rows, run, count };
}
