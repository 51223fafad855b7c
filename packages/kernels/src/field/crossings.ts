import { evaluateBatch } from './evaluate.ts';
import { BLOCK, type SampleGrid, SHIFT, sampleAt } from './sample-grid.ts';

const MASK = BLOCK - 1;

/** Where grid edges meet the surface: per crossing a point and a unit normal, and per slot a map from edge to crossing. */
export interface Crossings {
  count: number;
  points: Float64Array;
  normals: Float64Array;
  /** Per slot: [point * 3 + axis] -> crossing, or -1. */
  maps: Int32Array[];
}

const BATCH = 2048;
const AXIS_STEP = [1, BLOCK, BLOCK * BLOCK];

/**
 * Finds every crossing: linear guess from the samples, two Illinois false-position steps on the field, then the field's
 * gradient by a tetrahedron of four evaluations. All evaluations run batched through the block's pruned field.
 */
export function findCrossings(grid: SampleGrid): Crossings {
  const maps: Int32Array[] = [];
  let count = 0;
  const pos: number[] = [];
  const axes: number[] = [];
  const starts: number[] = [];
  for (let slot = 0; slot < grid.blocks.length; slot++) {
    const map = new Int32Array(BLOCK ** 3 * 3).fill(-1);
    starts.push(count);
    count = collectEdges(grid, slot, map, count, pos, axes);
    maps.push(map);
  }
  starts.push(count);
  const out: Crossings = { count, points: new Float64Array(count * 3), normals: new Float64Array(count * 3), maps };
  const solver = createSolver();
  for (let slot = 0; slot < grid.blocks.length; slot++) {
    for (let s = starts[slot]; s < starts[slot + 1]; s += BATCH) {
      solver(grid, slot, s, Math.min(BATCH, starts[slot + 1] - s), pos, axes, out);
    }
  }
  return out;
}

/** Appends the block's crossed edges: lower point's coordinates, both end values. */
function collectEdges(
  grid: SampleGrid,
  slot: number,
  map: Int32Array,
  count: number,
  pos: number[],
  axes: number[],
): number {
  const block = grid.blocks[slot];
  const bx = (block % grid.nx) * BLOCK;
  const by = (Math.floor(block / grid.nx) % grid.ny) * BLOCK;
  const bz = Math.floor(block / (grid.nx * grid.ny)) * BLOCK;
  const own = grid.samples[slot];
  for (let i = 0; i < BLOCK ** 3; i++) {
    const a = own[i];
    const x = i & MASK;
    const y = (i >> SHIFT) & MASK;
    const z = i >> (2 * SHIFT);
    for (let axis = 0; axis < 3; axis++) {
      const c = axis === 0 ? x : axis === 1 ? y : z;
      const b =
        c < BLOCK - 1
          ? own[i + AXIS_STEP[axis]]
          : sampleAt(grid, bx + x + (axis === 0 ? 1 : 0), by + y + (axis === 1 ? 1 : 0), bz + z + (axis === 2 ? 1 : 0));
      if (a < 0 === b < 0) continue;
      map[i * 3 + axis] = count++;
      pos.push(bx + x, by + y, bz + z, a, b);
      axes.push(axis);
    }
  }
  return count;
}

type Solver = (
  grid: SampleGrid,
  slot: number,
  start: number,
  n: number,
  pos: readonly number[],
  axes: readonly number[],
  out: Crossings,
) => void;

function createSolver(): Solver {
  const buf = Array.from({ length: 8 }, () => new Float64Array(BATCH * 4));
  const [xs, ys, zs, vs, lo, hi, flo, fhi] = buf;
  return (grid, slot, start, n, pos, axes, out) => {
    const { cell, origin } = grid;
    const program = grid.programs[slot];
    const place = (i: number, t: number, at: number): void => {
      const s = (start + i) * 5;
      const axis = axes[start + i];
      xs[at] = origin[0] + (pos[s] + (axis === 0 ? t : 0)) * cell;
      ys[at] = origin[1] + (pos[s + 1] + (axis === 1 ? t : 0)) * cell;
      zs[at] = origin[2] + (pos[s + 2] + (axis === 2 ? t : 0)) * cell;
    };
    for (let i = 0; i < n; i++) {
      lo[i] = 0;
      hi[i] = 1;
      flo[i] = pos[(start + i) * 5 + 3];
      fhi[i] = pos[(start + i) * 5 + 4];
    }
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < n; i++) place(i, guess(lo[i], hi[i], flo[i], fhi[i]), i);
      evaluateBatch(program, xs, ys, zs, n, vs);
      for (let i = 0; i < n; i++) {
        const t = guess(lo[i], hi[i], flo[i], fhi[i]);
        if (vs[i] < 0 === flo[i] < 0) {
          lo[i] = t;
          flo[i] = vs[i];
          fhi[i] *= 0.5;
        } else {
          hi[i] = t;
          fhi[i] = vs[i];
          flo[i] *= 0.5;
        }
      }
    }
    const e = cell * 0.02;
    for (let i = 0; i < n; i++) {
      // the end nearer to zero; true values were halved at most thrice, which does not matter for the choice here
      place(i, Math.min(0.999, Math.max(0.001, guess(lo[i], hi[i], flo[i], fhi[i]))), i);
      const c = (start + i) * 3;
      out.points[c] = xs[i];
      out.points[c + 1] = ys[i];
      out.points[c + 2] = zs[i];
    }
    for (let i = n - 1; i >= 0; i--) spread(xs, ys, zs, i, e);
    evaluateBatch(program, xs, ys, zs, n * 4, vs);
    for (let i = 0; i < n; i++) unitGradient(vs, i, out.normals, (start + i) * 3);
  };
}

function guess(lo: number, hi: number, a: number, b: number): number {
  const t = a / (a - b);
  return lo + (hi - lo) * (t >= 0.02 && t <= 0.98 ? t : t < 0.5 ? 0.02 : t > 0.5 ? 0.98 : 0.5);
}

/** Turns point i into the four corners of a tetrahedron of half-width e, at 4i. */
export function spread(xs: Float64Array, ys: Float64Array, zs: Float64Array, i: number, e: number): void {
  const x = xs[i];
  const y = ys[i];
  const z = zs[i];
  const o = i * 4;
  xs[o] = x + e;
  ys[o] = y - e;
  zs[o] = z - e;
  xs[o + 1] = x - e;
  ys[o + 1] = y - e;
  zs[o + 1] = z + e;
  xs[o + 2] = x - e;
  ys[o + 2] = y + e;
  zs[o + 2] = z - e;
  xs[o + 3] = x + e;
  ys[o + 3] = y + e;
  zs[o + 3] = z + e;
}

/** Unit gradient from the four corner values at 4i. */
export function unitGradient(vs: Float64Array, i: number, out: Float64Array, at: number): void {
  const a = vs[i * 4];
  const b = vs[i * 4 + 1];
  const c = vs[i * 4 + 2];
  const d = vs[i * 4 + 3];
  const gx = a - b - c + d;
  const gy = -a - b + c + d;
  const gz = -a + b - c + d;
  const l = Math.sqrt(gx * gx + gy * gy + gz * gz);
  out[at] = l > 0 ? gx / l : 0;
  out[at + 1] = l > 0 ? gy / l : 0;
  out[at + 2] = l > 0 ? gz / l : 0;
}
