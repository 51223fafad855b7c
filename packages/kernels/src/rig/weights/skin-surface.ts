import { DisjointSets } from '../../math/index.ts';
import { meshBounds } from '../../mesh/index.ts';
import { uniqueVertices } from './unique-vertices.ts';

/** The surface that is bound: vertices by place, what is next to what, and what hangs together. */
export interface SkinSurface {
  /** Unique vertex of every vertex of the mesh. */
  of: Int32Array;
  /** xyz per unique vertex, and outward unit normals (zero where faces cancel out). */
  positions: Float32Array;
  normals: Float32Array;
  /** Neighbours of unique vertex u: `next[first[u]]` up to `next[first[u + 1]]`, each twice where two faces share the edge. */
  first: Int32Array;
  next: Int32Array;
  /** Shell of each unique vertex, and how many there are. */
  shell: Int32Array;
  shells: number;
  /** Diagonal of the whole, metres. */
  diagonal: number;
}

/** Shares of the diagonal within which vertices are one. */
const JOINED = 2e-6;

/** Puts a mesh of any kind, seams and all, together as one surface. */
export function skinSurface(positions: Float32Array, indices: Uint32Array): SkinSurface {
  const { min, max } = meshBounds([{ positions }]);
  const diagonal = Math.max(1e-9, Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2])) || 1;
  const { of, positions: p } = uniqueVertices(positions, JOINED * diagonal);
  const count = p.length / 3;
  const normals = new Float32Array(p.length);
  const first = new Int32Array(count + 2);
  const sets = new DisjointSets(count);
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const [a, b, c] = [of[indices[i]], of[indices[i + 1]], of[indices[i + 2]]];
    if (a === b || b === c || c === a) continue;
    for (const v of [a, b, c]) first[v + 2] += 2;
    sets.join(a, b);
    sets.join(b, c);
    addNormal(p, normals, a, b, c);
  }
  for (let u = 0; u < count; u++) first[u + 2] += first[u + 1];
  const next = new Int32Array(first[count + 1]);
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const [a, b, c] = [of[indices[i]], of[indices[i + 1]], of[indices[i + 2]]];
    if (a === b || b === c || c === a) continue;
    for (const [v, s, t] of [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ]) {
      next[first[v + 1]++] = s;
      next[first[v + 1]++] = t;
    }
  }
  for (let i = 0; i < normals.length; i += 3) {
    const l = Math.hypot(normals[i], normals[i + 1], normals[i + 2]);
    for (let k = 0; k < 3; k++) normals[i + k] = l > 0 ? normals[i + k] / l : 0;
  }
  const label = new Int32Array(count).fill(-1);
  const shell = new Int32Array(count);
  let shells = 0;
  for (let u = 0; u < count; u++) {
    const root = sets.find(u);
    if (label[root] < 0) label[root] = shells++;
    shell[u] = label[root];
  }
  return { of, positions: p, normals, first, next, shell, shells, diagonal };
}

function addNormal(p: Float32Array, normals: Float32Array, a: number, b: number, c: number): void {
  const [i, j, k] = [3 * a, 3 * b, 3 * c];
  const [ux, uy, uz] = [p[j] - p[i], p[j + 1] - p[i + 1], p[j + 2] - p[i + 2]];
  const [vx, vy, vz] = [p[k] - p[i], p[k + 1] - p[i + 1], p[k + 2] - p[i + 2]];
  const n = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  for (const at of [i, j, k]) for (let d = 0; d < 3; d++) normals[at + d] += n[d];
}
