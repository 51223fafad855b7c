import { nextSide } from '../mesh/index.ts';
import type { CreasedSurface } from './isotropic.ts';

/** Bends beyond this, radians over one quad, pull no more than this: feelers and fingers must not outweigh the rest. */
const BEND_MAX = 0.6;

/**
 * How the surface bends around every triangle: symmetric tensors (xx xy xz yy yz zz, 6F) along whose tangent eigenvectors it bends least and
 * most, in radians over a quad's side `h`; from the turns of the given normals across edges, averaged `rounds` times over neighbours. Creases do not
 * count. Source: Cohen-Steiner & Morvan, "Restricted Delaunay triangulations and normal cycle", 2003.
 */
export function bendTensors(
  { surface: s, sharp }: CreasedSurface,
  normal: Float64Array,
  area: Float64Array,
  h: number,
  rounds: number,
): Float64Array {
  const p = s.positions;
  const faces = s.vertex.length / 3;
  const e = new Float64Array(3);
  let from: Float64Array = new Float64Array(faces * 6);
  for (let c = 0; c < s.vertex.length; c++) {
    const t = s.twin[c];
    if (t < c || sharp[c]) continue;
    const f = Math.floor(c / 3);
    const g = Math.floor(t / 3);
    const a = s.vertex[c] * 3;
    const b = s.vertex[nextSide(c)] * 3;
    for (let k = 0; k < 3; k++) e[k] = p[b + k] - p[a + k];
    const length = Math.hypot(e[0], e[1], e[2]);
    if (!(length > 0)) continue;
    const [x, y, z] = [normal[f * 3], normal[f * 3 + 1], normal[f * 3 + 2]];
    const [u, v, w] = [normal[g * 3], normal[g * 3 + 1], normal[g * 3 + 2]];
    const sine = ((y * w - z * v) * e[0] + (z * u - x * w) * e[1] + (x * v - y * u) * e[2]) / length;
    const bend = (Math.atan2(sine, x * u + y * v + z * w) * h) / length;
    let slot = 0;
    for (let r = 0; r < 3; r++) {
      for (let k = r; k < 3; k++, slot++) {
        const value = (bend * e[r] * e[k]) / 2;
        from[f * 6 + slot] += value / Math.max(1e-300, area[f]);
        from[g * 6 + slot] += value / Math.max(1e-300, area[g]);
      }
    }
  }
  for (let round = 0; round < rounds; round++) {
    const to = from.slice();
    for (let c = 0; c < s.vertex.length; c++) {
      if (s.twin[c] < 0 || sharp[c]) continue;
      const f = Math.floor(c / 3) * 6;
      const g = Math.floor(s.twin[c] / 3) * 6;
      for (let k = 0; k < 6; k++) to[f + k] += from[g + k];
    }
    for (let f = 0; f < faces; f++) {
      let count = 1;
      for (let c = f * 3; c < f * 3 + 3; c++) if (s.twin[c] >= 0 && !sharp[c]) count++;
      for (let k = 0; k < 6; k++) to[f * 6 + k] /= count;
    }
    from = to;
  }
  for (let f = 0; f < faces * 6; f += 6) {
    const m = from;
    const most = Math.sqrt(
      m[f] ** 2 + m[f + 3] ** 2 + m[f + 5] ** 2 + 2 * (m[f + 1] ** 2 + m[f + 2] ** 2 + m[f + 4] ** 2),
    );
    if (most > BEND_MAX) for (let k = 0; k < 6; k++) m[f + k] *= BEND_MAX / most;
  }
  return from;
}

/**
 * The direction along which a tensor bends a plane with the given normal least or most (unit, into `out` at `o`), and how much the two
 * differ.
 */
export function mainBend(m: Float64Array, i: number, normal: Float64Array, out: Float64Array, o: number): number {
  const n = o;
  const [nx, ny, nz] = [normal[n], normal[n + 1], normal[n + 2]];
  // a tangent frame u, v
  let [ux, uy, uz] = Math.abs(nx) < 0.6 ? [0, nz, -ny] : [-nz, 0, nx];
  const l = Math.sqrt(ux * ux + uy * uy + uz * uz);
  ux /= l;
  uy /= l;
  uz /= l;
  const [vx, vy, vz] = [ny * uz - nz * uy, nz * ux - nx * uz, nx * uy - ny * ux];
  const t = i * 6;
  const mux = m[t] * ux + m[t + 1] * uy + m[t + 2] * uz;
  const muy = m[t + 1] * ux + m[t + 3] * uy + m[t + 4] * uz;
  const muz = m[t + 2] * ux + m[t + 4] * uy + m[t + 5] * uz;
  const mvx = m[t] * vx + m[t + 1] * vy + m[t + 2] * vz;
  const mvy = m[t + 1] * vx + m[t + 3] * vy + m[t + 4] * vz;
  const mvz = m[t + 2] * vx + m[t + 4] * vy + m[t + 5] * vz;
  const a = mux * ux + muy * uy + muz * uz - (mvx * vx + mvy * vy + mvz * vz);
  const b = 2 * (mux * vx + muy * vy + muz * vz);
  const angle = Math.atan2(b, a) / 2;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  out[o] = c * ux + s * vx;
  out[o + 1] = c * uy + s * vy;
  out[o + 2] = c * uz + s * vz;
  return Math.hypot(a, b);
}
