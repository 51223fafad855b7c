import type { Rng } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';

/** A place on a surface. */
export interface Place {
  at: [number, number, number];
  normal: [number, number, number];
}

/** So many places, one in each equal share of a surface's area, with the normals of their faces; unit length. */
export function placesOn({ positions: p, indices }: Mesh, count: number, rng: Rng): Place[] {
  const upTo = new Float64Array(indices.length / 3);
  const normals = new Float64Array(indices.length);
  let sum = 0;
  for (let f = 0; f < upTo.length; f++) {
    const [a, b, d] = [0, 1, 2].map((k) => 3 * indices[3 * f + k]);
    const [ux, uy, uz] = [0, 1, 2].map((k) => p[b + k] - p[a + k]);
    const [vx, vy, vz] = [0, 1, 2].map((k) => p[d + k] - p[a + k]);
    const n = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const l = Math.hypot(...n);
    for (let k = 0; k < 3; k++) normals[3 * f + k] = n[k] / Math.max(1e-20, l);
    sum += l;
    upTo[f] = sum;
  }
  const out: Place[] = [];
  let f = 0;
  for (let i = 0; i < count; i++) {
    while (f < upTo.length - 1 && upTo[f] <= ((i + 0.5) / count) * sum) f++;
    const [s, t] = [rng.next(), rng.next()];
    const [u, v] = s + t > 1 ? [1 - s, 1 - t] : [s, t];
    const corners = [0, 1, 2].map((k) => 3 * indices[3 * f + k]);
    const at = [0, 1, 2].map((k) => {
      const [a, b, d] = corners.map((c) => p[c + k]);
      return a + u * (b - a) + v * (d - a);
    });
    out.push({ at: at as Place['at'], normal: [normals[3 * f], normals[3 * f + 1], normals[3 * f + 2]] });
  }
  return out;
}
