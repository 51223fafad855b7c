import { extractFaces, type Mesh } from '../mesh/index.ts';
import { buildBvh, closestPoint, createClosestPoint } from '../spatial/index.ts';
import type { Sheet } from './find-sheet.ts';

/**
 * A thin sheet made `by` metres thicker: the front stays, the back goes away from it, the rim between them half as far. Triangles keep their
 * numbers, so that what is found on the thick sheet can be brought back (`bringBackInPlace`). Cost: a search tree over the front.
 */
export function inflateSheet(shell: Mesh, { front, back }: Sheet, by: number): Mesh {
  const layer = extractFaces(shell, front);
  const bvh = buildBvh(layer);
  const normals = sumNormals(layer);
  const share = new Float32Array(shell.positions.length / 3).fill(0.5);
  for (const f of back) for (let c = 3 * f; c < 3 * f + 3; c++) share[shell.indices[c]] = 1;
  for (const f of front) for (let c = 3 * f; c < 3 * f + 3; c++) share[shell.indices[c]] = 0;
  const positions = shell.positions.slice();
  const near = createClosestPoint();
  const n = [0, 0, 0];
  for (let v = 0; v < share.length; v++) {
    if (share[v] === 0) continue;
    const [x, y, z] = positions.subarray(3 * v, 3 * v + 3);
    if (!closestPoint(bvh, x, y, z, near)) continue;
    n.fill(0);
    for (let c = 3 * near.triangle; c < 3 * near.triangle + 3; c++)
      for (let k = 0; k < 3; k++) n[k] += normals[3 * layer.indices[c] + k];
    const step = (share[v] * by) / (Math.hypot(n[0], n[1], n[2]) || 1);
    for (let k = 0; k < 3; k++) positions[3 * v + k] -= step * n[k];
  }
  return { positions, indices: shell.indices };
}

/** Moves vertices that lie on `from` to the same places of the same triangles of `to`. */
export function bringBackInPlace(positions: Float32Array, from: Mesh, to: Mesh): void {
  const bvh = buildBvh(from);
  const near = createClosestPoint();
  for (let v = 0; v < positions.length; v += 3) {
    if (!closestPoint(bvh, positions[v], positions[v + 1], positions[v + 2], near)) continue;
    const corners = [0, 1, 2].map((k) => 3 * from.indices[3 * near.triangle + k]);
    const weights = weightsAt(from.positions, corners, near.x, near.y, near.z);
    for (let k = 0; k < 3; k++)
      positions[v + k] = corners.reduce((sum, c, i) => sum + weights[i] * to.positions[c + k], 0);
  }
}

/** Vertex normals, weighted by area; of any length. */
function sumNormals({ positions: p, indices }: Mesh): Float64Array {
  const out = new Float64Array(p.length);
  for (let f = 0; f < indices.length; f += 3) {
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    for (const v of [a, b, c]) {
      out[v] += uy * vz - uz * vy;
      out[v + 1] += uz * vx - ux * vz;
      out[v + 2] += ux * vy - uy * vx;
    }
  }
  for (let v = 0; v < out.length; v += 3) {
    const l = Math.hypot(out[v], out[v + 1], out[v + 2]) || 1;
    for (let k = v; k < v + 3; k++) out[k] /= l;
  }
  return out;
}

/** Barycentric weights of a point on a triangle; a third each where it has no area. */
function weightsAt(p: Float32Array, [a, b, c]: number[], x: number, y: number, z: number): number[] {
  const u = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const v = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  const w = [x - p[a], y - p[a + 1], z - p[a + 2]];
  const dot = (s: number[], t: number[]): number => s[0] * t[0] + s[1] * t[1] + s[2] * t[2];
  const [uu, uv, vv, wu, wv] = [dot(u, u), dot(u, v), dot(v, v), dot(w, u), dot(w, v)];
  const area = uu * vv - uv * uv;
  if (!(area > 0)) return [1 / 3, 1 / 3, 1 / 3];
  const s = Math.min(1, Math.max(0, (vv * wu - uv * wv) / area));
  const t = Math.min(1 - s, Math.max(0, (uu * wv - uv * wu) / area));
  return [1 - s - t, s, t];
}
