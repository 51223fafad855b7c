import type { Piece } from './pieces.ts';

/** Which cells of a grid a chart touches, as bits: 32 cells a word, rows from the top. */
export interface Mask {
  width: number;
  height: number;
  /** Words per row. */
  stride: number;
  bits: Uint32Array;
  /** Unbroken runs of set cells, longest first, the order in which a collision is likely to be found: row, first cell and length of each. */
  runs: Int16Array;
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
  return { width: m.height, height: m.width, stride, bits, runs: collectRuns(m.width, stride, bits) };
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
  for (let y = 0; y < height; y++)
    for (let x = 0, i = y * width; x < width; x++, i++) if (cells[i]) bits[y * stride + (x >> 5)] |= 1 << (x & 31);
  return { width, height, stride, bits, runs: collectRuns(height, stride, bits) };
}

/** Sorted by length through one number each: length counted down, then place in the list. */
const KEY_BITS = 20;

function collectRuns(height: number, stride: number, bits: Uint32Array): Int16Array {
  const list: number[] = [];
  const width = stride << 5;
  for (let y = 0; y < height; y++) {
    const row = y * stride;
    for (let x = 0; x < width; ) {
      const from = nextBit(bits, row, x, width, 0);
      if (from === width) break;
      x = nextBit(bits, row, from, width, -1);
      list.push(y, from, x - from);
    }
  }
  const keys = new Uint32Array(list.length / 3);
  for (let i = 0; i < keys.length; i++) keys[i] = ((0xfff - Math.min(0xfff, list[3 * i + 2])) << KEY_BITS) | i;
  keys.sort();
  const runs = new Int16Array(list.length);
  for (let i = 0; i < keys.length; i++) {
    const from = 3 * (keys[i] & ((1 << KEY_BITS) - 1));
    for (let k = 0; k < 3; k++) runs[3 * i + k] = list[from + k];
  }
  return runs;
}

/** First set cell of a row at or after `x`, or first free one where all bits are to be `flip`ped; `width` for none. */
function nextBit(bits: Uint32Array, row: number, x: number, width: number, flip: 0 | -1): number {
  let w = x >> 5;
  let word = (bits[row + w] ^ flip) & (-1 << (x & 31));
  while (word === 0) {
    if (++w << 5 >= width) return width;
    word = bits[row + w] ^ flip;
  }
  return (w << 5) + 31 - Math.clz32(word & -word);
}
