import { visitTriangle } from './raster.ts';

/** Which cells of a grid a chart needs, as bits: 32 cells a word, rows from the top. */
export interface Mask {
  width: number;
  height: number;
  /** Words per row. */
  stride: number;
  bits: Uint32Array;
  /** First set cell of each row, -1 for none. */
  first: Int32Array;
  /** Rows by how much they hold, fullest first: the order in which a collision is likely to be found. */
  rows: Int32Array;
  /** Longest unbroken run of each row. */
  run: Int32Array;
}

/**
 * Rasterises triangles (cells, 6 numbers each) into a mask, every cell touched, then widens it by one cell all round. Turned by
 * `quarter` x 90 degrees within w x h cells. The margin is what keeps charts apart.
 */
export function makeMask(triangles: Float64Array, w: number, h: number): Mask {
  const width = Math.ceil(w) + 2;
  const height = Math.ceil(h) + 2;
  const cells = new Uint8Array(width * height);
  const run = (y: number, x0: number, x1: number): void => {
    cells.fill(1, y * width + x0, y * width + x1);
  };
  for (let i = 0; i < triangles.length; i += 6) {
    const [ax, ay, bx, by, cx, cy] = triangles.subarray(i, i + 6);
    visitTriangle(ax + 1, ay + 1, bx + 1, by + 1, cx + 1, cy + 1, width, height, run);
    touchLine(cells, width, ax + 1, ay + 1, bx + 1, by + 1);
    touchLine(cells, width, bx + 1, by + 1, cx + 1, cy + 1);
    touchLine(cells, width, cx + 1, cy + 1, ax + 1, ay + 1);
  }
  return packBits(dilate(cells, width, height), width, height);
}

/** The mask turned by 90 degrees: cell (x, y) goes to (height - 1 - y, x). */
export function turnMask(m: Mask): Mask {
  const cells = new Uint8Array(m.width * m.height);
  for (let y = 0; y < m.height; y++)
    for (let x = 0; x < m.width; x++)
      if ((m.bits[y * m.stride + (x >> 5)] >>> (x & 31)) & 1) cells[x * m.height + (m.height - 1 - y)] = 1;
  return packBits(cells, m.height, m.width);
}

function touchLine(cells: Uint8Array, width: number, ax: number, ay: number, bx: number, by: number): void {
  const steps = Math.ceil(2 * Math.max(Math.abs(bx - ax), Math.abs(by - ay), 0.5));
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    cells[Math.floor(ay + t * (by - ay)) * width + Math.floor(ax + t * (bx - ax))] = 1;
  }
}

function dilate(cells: Uint8Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(cells.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!cells[y * width + x]) continue;
      for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++)
        out.fill(1, j * width + Math.max(0, x - 1), j * width + Math.min(width, x + 2));
    }
  }
  return out;
}

function packBits(cells: Uint8Array, width: number, height: number): Mask {
  const stride = Math.ceil(width / 32);
  const bits = new Uint32Array(stride * height);
  const first = new Int32Array(height).fill(-1);
  const held = new Int32Array(height);
  const run = new Int32Array(height);
  for (let y = 0; y < height; y++) {
    let length = 0;
    for (let x = 0; x < width; x++) {
      if (!cells[y * width + x]) {
        length = 0;
        continue;
      }
      run[y] = Math.max(run[y], ++length);
      bits[y * stride + (x >> 5)] |= 1 << (x & 31);
      if (first[y] < 0) first[y] = x;
      held[y]++;
    }
  }
  const rows = Int32Array.from(held.keys())
    .filter((y) => held[y] > 0)
    .sort((a, b) => held[b] - held[a] || a - b);
  return { width, height, stride, bits, first, rows, run };
}
