import { CORNER, type Frame } from './frame.ts';

/**
 * What a material needs at a texel, the first eight numbers of a corner: the position on the plane of the triangle, also outside it; unit
 * normal, occlusion and curvature clamped to the triangle, so that nothing is extrapolated wildly.
 */
export function interpolatePlace(f: Frame, x: number, y: number, out: Float64Array): void {
  const { bary: b, corner: c } = f;
  const u = b[0] + b[1] * x + b[2] * y;
  const v = b[3] + b[4] * x + b[5] * y;
  out[0] = c[0] + u * (c[11] - c[0]) + v * (c[22] - c[0]);
  out[1] = c[1] + u * (c[12] - c[1]) + v * (c[23] - c[1]);
  out[2] = c[2] + u * (c[13] - c[2]) + v * (c[24] - c[2]);
  interpolateNormal(f, u, v, out);
  out[6] = c[6] + clampedU * (c[17] - c[6]) + clampedV * (c[28] - c[6]);
  out[7] =
    f.edges[3] > 0
      ? fadeCurvature(f, 1 - clampedU - clampedV, clampedU, clampedV)
      : c[7] + clampedU * (c[18] - c[7]) + clampedV * (c[29] - c[7]);
}

/** What the normal map needs at a texel: unit normal (3-5) and tangent (8-10, as it comes). */
export function interpolateTangent(f: Frame, x: number, y: number, out: Float64Array): void {
  const { bary: b, corner: c } = f;
  interpolateNormal(f, b[0] + b[1] * x + b[2] * y, b[3] + b[4] * x + b[5] * y, out);
  out[8] = c[8] + clampedU * (c[19] - c[8]) + clampedV * (c[30] - c[8]);
  out[9] = c[9] + clampedU * (c[20] - c[9]) + clampedV * (c[31] - c[9]);
  out[10] = c[10] + clampedU * (c[21] - c[10]) + clampedV * (c[32] - c[10]);
}

/**
 * Curvature on a wide flat: its corners lie on edges, which are curved, and what these have must not run over all of it (the side of a box would be
 * worn like its edges), nor end at the edge (a line would be seen there). It fades from the edges. `u`, `v`, `w`: weights of the corners.
 */
export function fadeCurvature({ edges, corner }: Frame, u: number, v: number, w: number): number {
  WEIGHTS[0] = u;
  WEIGHTS[1] = v;
  WEIGHTS[2] = w;
  let most = 0;
  for (let k = 0; k < 3; k++) {
    const away = (WEIGHTS[k] * edges[k]) / edges[3];
    if (edges[k] === 0 || away >= 1) continue;
    const a = (k + 1) % 3;
    const b = (k + 2) % 3;
    const along = WEIGHTS[a] * corner[CORNER * a + 7] + WEIGHTS[b] * corner[CORNER * b + 7];
    const value = ((1 - away) ** 2 * along) / Math.max(1e-9, 1 - WEIGHTS[k]);
    if (Math.abs(value) > Math.abs(most)) most = value;
  }
  return most;
}

const WEIGHTS = new Float64Array(3);

let clampedU = 0;
let clampedV = 0;

/** Written out rather than looped: this and its callers run for every texel. Leaves the clamped weights behind. */
function interpolateNormal(f: Frame, bu: number, bv: number, out: Float64Array): void {
  const c = f.corner;
  let u = bu < 0 ? 0 : bu > 1 ? 1 : bu;
  let v = bv < 0 ? 0 : bv > 1 ? 1 : bv;
  if (u + v > 1) {
    const k = 1 / (u + v);
    u *= k;
    v *= k;
  }
  clampedU = u;
  clampedV = v;
  const nx = c[3] + u * (c[14] - c[3]) + v * (c[25] - c[3]);
  const ny = c[4] + u * (c[15] - c[4]) + v * (c[26] - c[4]);
  const nz = c[5] + u * (c[16] - c[5]) + v * (c[27] - c[5]);
  const l = 1 / Math.max(1e-9, Math.sqrt(nx * nx + ny * ny + nz * nz));
  out[3] = nx * l;
  out[4] = ny * l;
  out[5] = nz * l;
}
