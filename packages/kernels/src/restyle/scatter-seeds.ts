import { createRng } from '../math/index.ts';
import { computeNormals, type Mesh } from '../mesh/index.ts';
import { type Bvh, createRayHit, intersectRay } from '../spatial/index.ts';

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
const PER_THICKNESS = 0.95;

/**
 * Spreads seeds evenly over a surface: darts thrown at its vertices, closer where it is thin, then evened out by Lloyd's rounds.
 * `spacing` metres apart, `least` where it is thinnest. Deterministic for a seed.
 */
export function scatterSeeds(skin: Mesh, bvh: Bvh, spacing: number, least: number, seed: number): Seeds {
  const { positions } = skin;
  const n = positions.length / 3;
  const gap = measureGaps(skin, bvh, spacing, least);
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
  for (let round = 0; round < ROUNDS; round++) relax(positions, gap, places);
  return { places, near: findNear(positions, places) };
}

/** Distance that seeds keep, per vertex: by the thickness behind it. */
function measureGaps(skin: Mesh, bvh: Bvh, spacing: number, least: number): Float32Array {
  const { positions } = skin;
  const normals = vertexNormals(skin);
  const gap = new Float32Array(positions.length / 3);
  const hit = createRayHit();
  for (let v = 0; v < gap.length; v++) {
    const [x, y, z] = [0, 1, 2].map((k) => positions[3 * v + k] - 1e-3 * spacing * normals[3 * v + k]);
    const [dx, dy, dz] = [-normals[3 * v], -normals[3 * v + 1], -normals[3 * v + 2]];
    const found = intersectRay(bvh, x, y, z, dx, dy, dz, 2 * spacing, hit);
    gap[v] = Math.min(spacing, Math.max(least, found ? PER_THICKNESS * hit.t * 1.6 : spacing));
  }
  return gap;
}

function vertexNormals(skin: Mesh): Float32Array {
  const { normals } = computeNormals(skin, { creaseAngleDeg: 180 });
  if (!normals) throw new Error('no normals');
  return normals;
}

/** One of Lloyd's rounds: each seed moves to the middle of its vertices, dense places weighing more. */
function relax(positions: Float32Array, gap: Float32Array, places: Float64Array): void {
  const sums = new Float64Array((places.length / 3) * 4);
  for (let v = 0; v < gap.length; v++) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let s = 0; s < places.length; s += 3) {
      const d = squared(positions, 3 * v, places, s);
      if (d < least) {
        least = d;
        best = s / 3;
      }
    }
    const w = 1 / (gap[v] * gap[v]);
    for (let k = 0; k < 3; k++) sums[4 * best + k] += w * positions[3 * v + k];
    sums[4 * best + 3] += w;
  }
  for (let s = 0; 3 * s < places.length; s++)
    if (sums[4 * s + 3] > 0) for (let k = 0; k < 3; k++) places[3 * s + k] = sums[4 * s + k] / sums[4 * s + 3];
}

function findNear(positions: Float32Array, places: Float64Array): Int32Array {
  const near = new Int32Array((positions.length / 3) * NEAREST).fill(-1);
  const far = new Float64Array(NEAREST);
  for (let v = 0; 3 * v < positions.length; v++) {
    far.fill(Number.POSITIVE_INFINITY);
    for (let s = 0; s < places.length; s += 3) {
      const d = squared(positions, 3 * v, places, s);
      if (d >= far[NEAREST - 1]) continue;
      let k = NEAREST - 1;
      for (; k > 0 && far[k - 1] > d; k--) {
        far[k] = far[k - 1];
        near[NEAREST * v + k] = near[NEAREST * v + k - 1];
      }
      far[k] = d;
      near[NEAREST * v + k] = s / 3;
    }
  }
  return near;
}

function squared(a: ArrayLike<number>, i: number, b: ArrayLike<number>, j: number): number {
  const [x, y, z] = [a[i] - b[j], a[i + 1] - b[j + 1], a[i + 2] - b[j + 2]];
  return x * x + y * y + z * z;
}
