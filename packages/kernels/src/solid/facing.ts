import type { Mesh } from '../mesh/index.ts';
import { type Bvh, isOccluded } from '../spatial/index.ts';

const SAMPLES = 48;
/** Directions around a normal: how far each leans, and where to, in turns. */
const LEANS = [
  [0.1, 0],
  [0.5, 0.1],
  [0.5, 0.43],
  [0.5, 0.77],
  [0.85, 0.27],
  [0.85, 0.6],
  [0.85, 0.93],
] as const;

/** Shares of the rays that reach the open, from a surface's front and from its back. */
export interface Facing {
  front: number;
  back: number;
}

/**
 * How much of the open a surface sees from its front and from its back: rays from points spread over its area, counted where they leave
 * the whole model (`bvh`). Tells which way round an open piece belongs, and whether its back is hidden. Deterministic.
 * Source: Takayama et al., "A simple method for correcting facet orientations in polygon meshes based on ray casting", 2014.
 */
export function measureFacing(mesh: Mesh, bvh: Bvh, diagonal: number): Facing {
  const faces = mesh.indices.length / 3;
  const step = Math.max(1, Math.floor(faces / SAMPLES));
  let front = 0;
  let back = 0;
  let all = 0;
  const n = new Float64Array(3);
  const c = new Float64Array(3);
  for (let f = 0; f < faces; f += step) {
    const area = placeOn(mesh, f, c, n);
    if (!(area > 0)) continue;
    for (const [lean, turn] of LEANS) {
      all += area;
      for (const side of [1, -1]) {
        const d = leaned(n, side, lean, turn + 0.61 * f);
        const lift = 1e-5 * diagonal * side;
        const hidden = isOccluded(
          bvh,
          c[0] + n[0] * lift,
          c[1] + n[1] * lift,
          c[2] + n[2] * lift,
          d[0],
          d[1],
          d[2],
          2 * diagonal,
        );
        if (hidden) continue;
        if (side > 0) front += area;
        else back += area;
      }
    }
  }
  return all > 0 ? { front: front / all, back: back / all } : { front: 0, back: 0 };
}

/** Centre and unit normal of a face; returns its area. */
export function placeOn(
  mesh: Pick<Mesh, 'positions' | 'indices'>,
  f: number,
  c: Float64Array,
  n: Float64Array,
): number {
  const p = mesh.positions;
  const [i, j, k] = [3 * mesh.indices[3 * f], 3 * mesh.indices[3 * f + 1], 3 * mesh.indices[3 * f + 2]];
  const [ux, uy, uz] = [p[j] - p[i], p[j + 1] - p[i + 1], p[j + 2] - p[i + 2]];
  const [vx, vy, vz] = [p[k] - p[i], p[k + 1] - p[i + 1], p[k + 2] - p[i + 2]];
  n[0] = uy * vz - uz * vy;
  n[1] = uz * vx - ux * vz;
  n[2] = ux * vy - uy * vx;
  const l = Math.hypot(n[0], n[1], n[2]);
  for (let a = 0; a < 3; a++) {
    c[a] = (p[i + a] + p[j + a] + p[k + a]) / 3;
    if (l > 0) n[a] /= l;
  }
  return l / 2;
}

/** The normal, or its opposite, leaned over: 0 upright, 1 in the plane. */
export function leaned(n: Float64Array, side: number, lean: number, turn: number): [number, number, number] {
  const pick = Math.abs(n[0]) < 0.6 ? [1, 0, 0] : [0, 1, 0];
  const u = [n[1] * pick[2] - n[2] * pick[1], n[2] * pick[0] - n[0] * pick[2], n[0] * pick[1] - n[1] * pick[0]];
  const l = Math.hypot(u[0], u[1], u[2]) || 1;
  const v = [(n[1] * u[2] - n[2] * u[1]) / l, (n[2] * u[0] - n[0] * u[2]) / l, (n[0] * u[1] - n[1] * u[0]) / l];
  const [s, t] = [lean * Math.cos(2 * Math.PI * turn), lean * Math.sin(2 * Math.PI * turn)];
  const up = side * Math.sqrt(1 - lean * lean);
  return [
    up * n[0] + (s * u[0]) / l + t * v[0],
    up * n[1] + (s * u[1]) / l + t * v[1],
    up * n[2] + (s * u[2]) / l + t * v[2],
  ];
}
