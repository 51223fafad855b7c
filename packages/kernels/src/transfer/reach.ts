import type { Mesh } from '../mesh/index.ts';
import { closestPoint, createClosestPoint } from '../spatial/index.ts';
import type { TransferSource } from './source.ts';

/** The reach is this many times the distance measured nearby, and a share of the diagonal more: bumps rise between the samples. */
const SAFETY = 2;
const MARGIN = 0.006;
/** Nothing is looked for further away, as a share of the diagonal. */
const REACH_MAX = 0.2;

/**
 * How far each vertex has to look for the detailed surface: from the distances measured at the corners and in the middle of the faces around it.
 * A tight reach where both surfaces run close keeps rays from meeting what belongs to another part. About 12 us a sample.
 */
export function measureReach(mesh: Mesh, joined: ArrayLike<number>, source: TransferSource): Float32Array {
  const { positions: p, indices } = mesh;
  const { bvh, diagonal, faceNormals } = source;
  const near = createClosestPoint();
  const limit = REACH_MAX * diagonal;
  const normal = new Float64Array(3);
  const accept = (f: number): boolean =>
    normal[0] * faceNormals[3 * f] + normal[1] * faceNormals[3 * f + 1] + normal[2] * faceNormals[3 * f + 2] > 0;
  const distance = (x: number, y: number, z: number): number =>
    closestPoint(bvh, x, y, z, near, limit, accept) ? near.distance : 0;
  const most = new Float64Array(joined.length);
  const done = new Uint8Array(joined.length);
  for (let f = 0; f < indices.length; f += 3) {
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    setNormal(p, a, b, c, normal);
    let d = distance(
      (p[a] + p[b] + p[c]) / 3,
      (p[a + 1] + p[b + 1] + p[c + 1]) / 3,
      (p[a + 2] + p[b + 2] + p[c + 2]) / 3,
    );
    for (let k = 0; k < 3; k++) {
      const v = indices[f + k];
      if (done[joined[v]]) continue;
      done[joined[v]] = 1;
      d = Math.max(d, distance(p[3 * v], p[3 * v + 1], p[3 * v + 2]));
    }
    for (let k = 0; k < 3; k++) most[joined[indices[f + k]]] = Math.max(most[joined[indices[f + k]]], d);
  }
  return Float32Array.from({ length: joined.length }, (_, v) =>
    Math.min(limit, SAFETY * most[joined[v]] + MARGIN * diagonal),
  );
}

function setNormal(p: Float32Array, a: number, b: number, c: number, out: Float64Array): void {
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  out[0] = uy * vz - uz * vy;
  out[1] = uz * vx - ux * vz;
  out[2] = ux * vy - uy * vx;
}
