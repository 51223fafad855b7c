import { spread } from './crossings.ts';
import type { DualVertices } from './dual-vertices.ts';
import { evaluateBatch } from './evaluate.ts';
import { BLOCK, type SampleGrid } from './sample-grid.ts';

/**
 * Evens the vertices out in place: each round moves a vertex half-way to the mean of its neighbours, within reach of its cell,
 * and then onto the surface by Newton steps on the field. Vertices on sharp edges stay. Ends with a projection.
 */
export function relaxOnField(grid: SampleGrid, dual: DualVertices, indices: Uint32Array, rounds: number): void {
  project(grid, dual);
  const n = dual.count;
  const sum = new Float64Array(n * 3);
  const degree = new Uint16Array(n);
  for (let round = 0; round < rounds; round++) {
    sum.fill(0);
    degree.fill(0);
    const p = dual.positions;
    for (let f = 0; f < indices.length; f += 3) {
      for (let k = 0; k < 3; k++) {
        const a = indices[f + k];
        const b = indices[f + ((k + 1) % 3)];
        if (a >= n || b >= n) continue;
        // every edge is seen once from each side, so one direction per triangle is enough
        degree[a]++;
        sum[a * 3] += p[b * 3];
        sum[a * 3 + 1] += p[b * 3 + 1];
        sum[a * 3 + 2] += p[b * 3 + 2];
      }
    }
    for (let v = 0; v < n; v++) {
      if (dual.sharp[v] || degree[v] === 0) continue;
      for (let k = 0; k < 3; k++) {
        const o = v * 3 + k;
        const lo = grid.origin[k] + (dual.cells[o] - 0.2) * grid.cell;
        const to = p[o] + 0.5 * (sum[o] / degree[v] - p[o]);
        p[o] = Math.min(lo + 1.4 * grid.cell, Math.max(lo, to));
      }
    }
    project(grid, dual);
  }
}

const MAX = BLOCK ** 3 * 4;
const xs = new Float64Array(MAX * 4);
const ys = new Float64Array(MAX * 4);
const zs = new Float64Array(MAX * 4);
const vs = new Float64Array(MAX * 4);
const ids = new Int32Array(MAX);

/** One Newton step for every smooth vertex, block by block through the block's own pruned field. */
function project(grid: SampleGrid, dual: DualVertices): void {
  let v = 0;
  while (v < dual.count) {
    const slot = dual.slots[v];
    let n = 0;
    for (; v < dual.count && dual.slots[v] === slot && n < MAX; v++) {
      if (dual.sharp[v]) continue;
      xs[n] = dual.positions[v * 3];
      ys[n] = dual.positions[v * 3 + 1];
      zs[n] = dual.positions[v * 3 + 2];
      ids[n++] = v;
    }
    if (n > 0) newton(grid, slot, n, dual.positions);
  }
}

function newton(grid: SampleGrid, slot: number, n: number, p: Float64Array): void {
  const e = grid.cell * 0.05;
  for (let i = n - 1; i >= 0; i--) spread(xs, ys, zs, i, e);
  evaluateBatch(grid.programs[slot], xs, ys, zs, n * 4, vs);
  for (let i = 0; i < n; i++) {
    const a = vs[i * 4];
    const b = vs[i * 4 + 1];
    const c = vs[i * 4 + 2];
    const d = vs[i * 4 + 3];
    const gx = (a - b - c + d) / (4 * e);
    const gy = (-a - b + c + d) / (4 * e);
    const gz = (-a + b - c + d) / (4 * e);
    const g2 = gx * gx + gy * gy + gz * gz;
    if (!(g2 > 0.01)) continue;
    let s = (a + b + c + d) / 4 / g2;
    // never farther than half a cell: the field may lie about distance where it is bent
    const limit = (0.5 * grid.cell) / Math.sqrt(g2);
    s = Math.min(limit, Math.max(-limit, s));
    const o = ids[i] * 3;
    p[o] -= gx * s;
    p[o + 1] -= gy * s;
    p[o + 2] -= gz * s;
  }
}
