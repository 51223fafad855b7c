import { createRng } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import type { Limbs } from './measure-limbs.ts';

/** Middles of cells on a surface. */
export interface Seeds {
  /** xyz each, metres. */
  places: Float64Array;
  /** The nearest seeds of every vertex of the surface, `NEAREST` each, nearest first; -1 where there are fewer. */
  near: Int32Array;
}

/** Seeds that are known to each vertex. */
export const NEAREST = 8;
const ROUNDS = 6;
/** Distance of seeds where a thing is thin, in thicknesses: cells go around limbs two or three at a time. */
const PER_THICKNESS = 0.9;

/**
 * Spreads seeds evenly over a surface: darts thrown at its vertices, closer where it is thin, then evened out by Lloyd's rounds.
 * `spacing` metres apart, `least` where it is thinnest. Deterministic for a seed.
 */
export function scatterSeeds({ positions }: Mesh, limbs: Limbs, spacing: number, least: number, seed: number): Seeds {
  const n = positions.length / 3;
  const gap = keepApart(limbs, spacing, least);
  const order = Int32Array.from({ length: n }, (_, i) => i);
  const rng = createRng(seed).fork('seeds');
  for (let i = n - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  const chosen: number[] = [];
  const taken = new Map<string, number[]>();
  const key = (v: number, dx = 0, dy = 0, dz = 0): string =>
    `${Math.floor(positions[3 * v] / spacing) + dx} ${Math.floor(positions[3 * v + 1] / spacing) + dy} ${Math.floor(positions[3 * v + 2] / spacing) + dz}`;
  const isFree = (v: number): boolean => {
    for (let dz = -1; dz <= 1; dz++)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++)
          for (const w of taken.get(key(v, dx, dy, dz)) ?? [])
            if (squared(positions, 3 * v, positions, 3 * w) < (0.8 * Math.min(gap[v], gap[w])) ** 2) return false;
    return true;
  };
  for (const v of order) {
    if (!isFree(v)) continue;
    chosen.push(v);
    const list = taken.get(key(v));
    if (list) list.push(v);
    else taken.set(key(v), [v]);
  }
  const places = Float64Array.from(chosen.flatMap((v) => [...positions.subarray(3 * v, 3 * v + 3)]));
  for (let round = 0; round < ROUNDS; round++) relax(positions, gap, places, spacing);
  return { places, near: findNear(positions, places, spacing) };
}

/** Distance that seeds keep, per vertex: on limbs by how thick they are. */
function keepApart({ limb, thickness }: Limbs, spacing: number, least: number): Float32Array {
  return Float32Array.from(limb, (part, v) => {
    if (part < 0.5) return spacing;
    return Math.min(spacing, Math.max(least, PER_THICKNESS * thickness[v]));
  });
}

/** Seeds by the cells of a coarse grid, so that only those near a place are looked at. */
interface Buckets {
  low: number[];
  size: number[];
  width: number;
  start: Int32Array;
  seeds: Int32Array;
}

function fillBuckets(places: Float64Array, width: number): Buckets {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < places.length; i++) {
    low[i % 3] = Math.min(low[i % 3], places[i]);
    high[i % 3] = Math.max(high[i % 3], places[i]);
  }
  const size = low.map((l, k) => Math.floor((high[k] - l) / width) + 1);
  const start = new Int32Array(size[0] * size[1] * size[2] + 1);
  const cells = Int32Array.from({ length: places.length / 3 }, (_, s) => {
    const at = low.map((l, k) => Math.floor((places[3 * s + k] - l) / width));
    return (at[2] * size[1] + at[1]) * size[0] + at[0];
  });
  for (const c of cells) start[c + 1]++;
  for (let c = 0; c + 1 < start.length; c++) start[c + 1] += start[c];
  const end = start.slice();
  const seeds = new Int32Array(cells.length);
  cells.forEach((c, s) => {
    seeds[end[c]++] = s;
  });
  return { low, size, width, start, seeds };
}

/** The seeds in the buckets around a place, into `out`; says how many. All of them where there are few. */
function listAround(
  { low, size, width, start, seeds }: Buckets,
  x: number,
  y: number,
  z: number,
  out: Int32Array,
): number {
  const [i, j, k] = [(x - low[0]) / width, (y - low[1]) / width, (z - low[2]) / width];
  for (let reach = 1; ; reach *= 4) {
    let n = 0;
    for (let c = Math.max(0, Math.floor(k) - reach); c <= Math.min(size[2] - 1, Math.floor(k) + reach); c++)
      for (let b = Math.max(0, Math.floor(j) - reach); b <= Math.min(size[1] - 1, Math.floor(j) + reach); b++) {
        const row = (c * size[1] + b) * size[0];
        const first = row + Math.max(0, Math.floor(i) - reach);
        const last = row + Math.min(size[0] - 1, Math.floor(i) + reach);
        if (first > last) continue;
        for (let s = start[first]; s < start[last + 1]; s++) out[n++] = seeds[s];
      }
    if (n >= Math.min(NEAREST, seeds.length) || reach > 1000) return n;
  }
}

/** One of Lloyd's rounds: each seed moves to the middle of its vertices, dense places weighing more. */
function relax(positions: Float32Array, gap: Float32Array, places: Float64Array, spacing: number): void {
  const sums = new Float64Array((places.length / 3) * 4);
  const buckets = fillBuckets(places, spacing);
  const around = new Int32Array(places.length / 3);
  for (let v = 0; v < gap.length; v++) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    const n = listAround(buckets, positions[3 * v], positions[3 * v + 1], positions[3 * v + 2], around);
    for (let i = 0; i < n; i++) {
      const d = squared(positions, 3 * v, places, 3 * around[i]);
      if (d < least) {
        least = d;
        best = around[i];
      }
    }
    const w = 1 / (gap[v] * gap[v]);
    for (let k = 0; k < 3; k++) sums[4 * best + k] += w * positions[3 * v + k];
    sums[4 * best + 3] += w;
  }
  for (let s = 0; 3 * s < places.length; s++)
    if (sums[4 * s + 3] > 0) for (let k = 0; k < 3; k++) places[3 * s + k] = sums[4 * s + k] / sums[4 * s + 3];
}

function findNear(positions: Float32Array, places: Float64Array, spacing: number): Int32Array {
  const near = new Int32Array((positions.length / 3) * NEAREST).fill(-1);
  const far = new Float64Array(NEAREST);
  const buckets = fillBuckets(places, 1.3 * spacing);
  const around = new Int32Array(places.length / 3);
  for (let v = 0; 3 * v < positions.length; v++) {
    far.fill(Number.POSITIVE_INFINITY);
    const n = listAround(buckets, positions[3 * v], positions[3 * v + 1], positions[3 * v + 2], around);
    for (let i = 0; i < n; i++) {
      const d = squared(positions, 3 * v, places, 3 * around[i]);
      if (d >= far[NEAREST - 1]) continue;
      let k = NEAREST - 1;
      for (; k > 0 && far[k - 1] > d; k--) {
        far[k] = far[k - 1];
        near[NEAREST * v + k] = near[NEAREST * v + k - 1];
      }
      far[k] = d;
      near[NEAREST * v + k] = around[i];
    }
  }
  return near;
}

function squared(a: Float32Array, i: number, b: Float32Array | Float64Array, j: number): number {
  const x = a[i] - b[j];
  const y = a[i + 1] - b[j + 1];
  const z = a[i + 2] - b[j + 2];
  return x * x + y * y + z * z;
}
