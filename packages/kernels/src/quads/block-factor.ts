/** The upper half of a symmetric matrix of 2 x 2 blocks: diagonal blocks (3 per node: xx, xy, yy) and, per column, rows above it. */
export interface BlockMatrix {
  diagonal: Float64Array;
  rows: number[][];
  /** Four per row: row component first. */
  blocks: number[][];
}

/** L D L^T of a block matrix. L by columns, unit diagonal left out; D inverted, 3 per node. */
export interface BlockFactor {
  start: Int32Array;
  row: Int32Array;
  block: Float64Array;
  inverse: Float64Array;
}

/**
 * Factors a positive definite block matrix row by row along its elimination tree. 2 x 2 blocks because the two coordinates of a map have
 * the same pattern: a quarter of the index work. Source: Davis, "Direct methods for sparse linear systems", 2006 (LDL).
 */
export function factorBlocks(m: BlockMatrix): BlockFactor {
  const n = m.rows.length;
  const { parent, start } = symbolic(m, n);
  const row = new Int32Array(start[n]);
  const block = new Float64Array(start[n] * 4);
  const inverse = new Float64Array(n * 3);
  const fill = start.slice(0, n);
  const y = new Float64Array(n * 4);
  const flag = new Int32Array(n).fill(-1);
  const pattern = new Int32Array(n);
  for (let k = 0; k < n; k++) {
    let top = n;
    flag[k] = k;
    const rows = m.rows[k];
    const values = m.blocks[k];
    for (let e = 0; e < rows.length; e++) {
      let i = rows[e];
      for (let c = 0; c < 4; c++) y[i * 4 + c] += values[e * 4 + c];
      let length = 0;
      for (; flag[i] !== k; i = parent[i]) {
        pattern[length++] = i;
        flag[i] = k;
      }
      while (length > 0) pattern[--top] = pattern[--length];
    }
    let dxx = m.diagonal[k * 3];
    let dxy = m.diagonal[k * 3 + 1];
    let dyy = m.diagonal[k * 3 + 2];
    for (; top < n; top++) {
      const i = pattern[top];
      const y0 = y[i * 4];
      const y1 = y[i * 4 + 1];
      const y2 = y[i * 4 + 2];
      const y3 = y[i * 4 + 3];
      y[i * 4] = y[i * 4 + 1] = y[i * 4 + 2] = y[i * 4 + 3] = 0;
      const end = fill[i];
      for (let p = start[i]; p < end; p++) {
        const o = row[p] * 4;
        const b0 = block[p * 4];
        const b1 = block[p * 4 + 1];
        const b2 = block[p * 4 + 2];
        const b3 = block[p * 4 + 3];
        y[o] -= b0 * y0 + b1 * y2;
        y[o + 1] -= b0 * y1 + b1 * y3;
        y[o + 2] -= b2 * y0 + b3 * y2;
        y[o + 3] -= b2 * y1 + b3 * y3;
      }
      const ixx = inverse[i * 3];
      const ixy = inverse[i * 3 + 1];
      const iyy = inverse[i * 3 + 2];
      // L_ki = Y^T D^-1
      const l0 = y0 * ixx + y2 * ixy;
      const l1 = y0 * ixy + y2 * iyy;
      const l2 = y1 * ixx + y3 * ixy;
      const l3 = y1 * ixy + y3 * iyy;
      dxx -= l0 * y0 + l1 * y2;
      dxy -= l0 * y1 + l1 * y3;
      dyy -= l2 * y1 + l3 * y3;
      row[end] = k;
      block[end * 4] = l0;
      block[end * 4 + 1] = l1;
      block[end * 4 + 2] = l2;
      block[end * 4 + 3] = l3;
      fill[i]++;
    }
    const det = Math.max(dxx * dyy - dxy * dxy, 1e-18 * (m.diagonal[k * 3] * m.diagonal[k * 3 + 2]));
    inverse[k * 3] = dyy / det;
    inverse[k * 3 + 1] = -dxy / det;
    inverse[k * 3 + 2] = dxx / det;
  }
  return { start, row, block, inverse };
}

/** Elimination tree and column starts. */
function symbolic(m: BlockMatrix, n: number): { parent: Int32Array; start: Int32Array } {
  const parent = new Int32Array(n).fill(-1);
  const flag = new Int32Array(n);
  const count = new Int32Array(n);
  for (let k = 0; k < n; k++) {
    flag[k] = k;
    for (const row of m.rows[k]) {
      for (let i = row; flag[i] !== k; i = parent[i]) {
        if (parent[i] < 0) parent[i] = k;
        count[i]++;
        flag[i] = k;
      }
    }
  }
  const start = new Int32Array(n + 1);
  for (let k = 0; k < n; k++) start[k + 1] = start[k] + count[k];
  return { parent, start };
}

/** Columns that are nothing or something together. */
const STRIP = 16;

/**
 * Solves L Y = B in place for `width` right-hand sides at once: node i has rows 2i and 2i + 1 of `width` numbers each. Columns go in strips;
 * strips that are nothing in a row, most of those far down the elimination tree, cost nothing.
 */
export function forwardInPlace(f: BlockFactor, b: Float64Array, width: number): void {
  const n = f.inverse.length / 3;
  const strips = Math.ceil(width / STRIP);
  const filled = markStrips(b, n, width, strips);
  for (let j = 0; j < n; j++) {
    const from = j * 2 * width;
    for (let s = 0; s < strips; s++) {
      if (!filled[j * strips + s]) continue;
      const first = s * STRIP;
      const last = Math.min(width, first + STRIP);
      for (let p = f.start[j]; p < f.start[j + 1]; p++) {
        filled[f.row[p] * strips + s] = 1;
        const to = f.row[p] * 2 * width;
        const b0 = f.block[p * 4];
        const b1 = f.block[p * 4 + 1];
        const b2 = f.block[p * 4 + 2];
        const b3 = f.block[p * 4 + 3];
        for (let c = first; c < last; c++) {
          const x = b[from + c];
          const y = b[from + width + c];
          b[to + c] -= b0 * x + b1 * y;
          b[to + width + c] -= b2 * x + b3 * y;
        }
      }
    }
  }
}

/** 1 for each node and strip that has a number other than 0. */
function markStrips(b: Float64Array, nodes: number, width: number, strips: number): Uint8Array {
  const out = new Uint8Array(nodes * strips);
  for (let j = 0; j < nodes; j++) {
    const row = j * 2 * width;
    for (let c = 0; c < width; c++)
      if (b[row + c] !== 0 || b[row + width + c] !== 0) out[j * strips + Math.floor(c / STRIP)] = 1;
  }
  return out;
}

/** From Y of `forwardInPlace` (one column) to the solution: D, then L^T. In place. */
export function backwardInPlace(f: BlockFactor, y: Float64Array): void {
  const n = f.inverse.length / 3;
  for (let j = n - 1; j >= 0; j--) {
    const a = y[j * 2];
    const b = y[j * 2 + 1];
    let re = f.inverse[j * 3] * a + f.inverse[j * 3 + 1] * b;
    let im = f.inverse[j * 3 + 1] * a + f.inverse[j * 3 + 2] * b;
    for (let p = f.start[j]; p < f.start[j + 1]; p++) {
      const o = f.row[p] * 2;
      re -= f.block[p * 4] * y[o] + f.block[p * 4 + 2] * y[o + 1];
      im -= f.block[p * 4 + 1] * y[o] + f.block[p * 4 + 3] * y[o + 1];
    }
    y[j * 2] = re;
    y[j * 2 + 1] = im;
  }
}
