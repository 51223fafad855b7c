import { shareArray } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import type { OcclusionSurface } from './input.ts';

/** Vertices that are one sample: same place, same normal. */
export interface Samples {
  /** Sample of each vertex. */
  sampleOf: Uint32Array;
  /** First vertex of each sample. */
  vertexOf: Uint32Array;
}

/**
 * Joins vertices whose position and normal are equal to the bit: what chart seams have split. Numbered by first appearance. Cost:
 * about 60 ns a vertex.
 */
export function findSamples(positions: Float32Array, normals: Float32Array): Samples {
  const count = positions.length / 3;
  let buckets = 16;
  while (buckets < 2 * count) buckets *= 2;
  const table = new Int32Array(buckets).fill(-1);
  const p = new Int32Array(positions.slice().buffer);
  const n = new Int32Array(normals.slice().buffer);
  const sampleOf = new Uint32Array(count);
  const vertexOf = new Uint32Array(count);
  let samples = 0;
  for (let v = 0; v < count; v++) {
    const o = 3 * v;
    let h = 0;
    for (let k = 0; k < 3; k++) h = Math.imul(h ^ p[o + k], 0x2c1b3c6d) ^ Math.imul(n[o + k], 0x297a2d39 + 2 * k);
    h ^= h >>> 15;
    let slot = h & (buckets - 1);
    for (;;) {
      const s = table[slot];
      if (s < 0) {
        table[slot] = samples;
        vertexOf[samples] = v;
        sampleOf[v] = samples++;
        break;
      }
      const w = 3 * vertexOf[s];
      let same = true;
      for (let k = 0; k < 3; k++) if (p[w + k] !== p[o + k] || n[w + k] !== n[o + k]) same = false;
      if (same) {
        sampleOf[v] = s;
        break;
      }
      slot = (slot + 1) & (buckets - 1);
    }
  }
  return { sampleOf, vertexOf: vertexOf.slice(0, samples) };
}

/**
 * A surface's occlusion for a mesh that has the same places and normals but other seams. Shared memory; the surface's own array where
 * the vertices are the same.
 */
export function transferOcclusion(surface: OcclusionSurface, mesh: Mesh): Float32Array {
  const { positions, normals, occlusion } = surface;
  const count = occlusion.length;
  if (mesh.positions.length === positions.length && mesh.positions.every((v, i) => v === positions[i]))
    return occlusion;
  const join = (a: Float32Array, b: Float32Array): Float32Array => {
    const both = new Float32Array(a.length + b.length);
    both.set(a);
    both.set(b, a.length);
    return both;
  };
  const { sampleOf, vertexOf } = findSamples(
    join(positions, mesh.positions),
    join(normals, mesh.normals as Float32Array),
  );
  const out = new Float32Array(mesh.positions.length / 3).fill(1);
  for (let v = 0; v < out.length; v++) {
    const from = vertexOf[sampleOf[count + v]];
    if (from < count) out[v] = occlusion[from];
  }
  return shareArray(out);
}
