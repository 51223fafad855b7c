import type { Vec3 } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';

/** Points spread evenly over a surface by area, 3 each, always the same ones for the same mesh; none when it has no area. */
export function sampleSurface(mesh: Pick<Mesh, 'positions' | 'indices'>, count: number): Float64Array {
  const { positions: p, indices } = mesh;
  const faces = indices.length / 3;
  const upTo = new Float64Array(faces + 1);
  for (let f = 0; f < faces; f++) upTo[f + 1] = upTo[f] + areaOf(p, indices, f);
  const whole = upTo[faces];
  if (!(whole > 0) || !Number.isFinite(whole)) return new Float64Array(0);
  const out = new Float64Array(count * 3);
  let f = 0;
  for (let i = 0; i < count; i++) {
    const at = ((i + 0.5) / count) * whole;
    while (f < faces - 1 && upTo[f + 1] <= at) f++;
    // Roberts' R2 sequence, folded into the triangle
    let u = (i * 0.7548776662466927) % 1;
    let v = (i * 0.5698402909980532) % 1;
    if (u + v > 1) {
      u = 1 - u;
      v = 1 - v;
    }
    const a = indices[f * 3] * 3;
    const b = indices[f * 3 + 1] * 3;
    const c = indices[f * 3 + 2] * 3;
    for (let k = 0; k < 3; k++) out[i * 3 + k] = p[a + k] + u * (p[b + k] - p[a + k]) + v * (p[c + k] - p[a + k]);
  }
  return out;
}

/** The mean of a surface's places by area: on every plane of symmetry, exactly. */
export function middleOfSurface(mesh: Pick<Mesh, 'positions' | 'indices'>): Vec3 {
  const { positions: p, indices } = mesh;
  const sum: [number, number, number] = [0, 0, 0];
  let whole = 0;
  for (let f = 0; f * 3 < indices.length; f++) {
    const area = areaOf(p, indices, f);
    whole += area;
    for (let c = f * 3; c < f * 3 + 3; c++) for (let k = 0; k < 3; k++) sum[k] += (p[indices[c] * 3 + k] * area) / 3;
  }
  return whole > 0 ? [sum[0] / whole, sum[1] / whole, sum[2] / whole] : [0, 0, 0];
}

function areaOf(p: Float32Array, indices: Uint32Array, f: number): number {
  const a = indices[f * 3] * 3;
  const b = indices[f * 3 + 1] * 3;
  const c = indices[f * 3 + 2] * 3;
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  const area = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
  return Number.isFinite(area) ? area : 0;
}
