import type { TransferTarget } from './target.ts';

/** Numbers of a corner: position, direction, reach, normal, tangent. */
const CORNER = 13;

/** One triangle of the target as the bake reads it. */
export interface Facet {
  triangle: number;
  /** Weights of corners 1 and 2 as affine functions of the texel: [u0, ux, uy, v0, vx, vy]. */
  weights: Float64Array;
  corners: Float64Array;
  /** Handedness of the tangents. */
  hand: number;
  /** Metres per texel. */
  texel: number;
  /** What the functions below answer: position, unit direction, reach; or unit normal and tangent, orthogonal. */
  at: Float64Array;
}

/** A record for `enterFacet`. */
export function createFacet(): Facet {
  return {
    triangle: -1,
    weights: new Float64Array(6),
    corners: new Float64Array(3 * CORNER),
    hand: 1,
    texel: 0,
    at: new Float64Array(7),
  };
}

/** Sets the record to a triangle; texels are counted `size` a side. */
export function enterFacet(facet: Facet, target: TransferTarget, triangle: number, size: number): void {
  if (facet.triangle === triangle) return;
  facet.triangle = triangle;
  const { positions, normals, tangents, uvs, indices } = target.mesh;
  const { corners, weights } = facet;
  for (let k = 0; k < 3; k++) {
    const v = indices[3 * triangle + k];
    for (let c = 0; c < 3; c++) {
      corners[CORNER * k + c] = positions[3 * v + c];
      corners[CORNER * k + 3 + c] = target.directions[3 * v + c];
      corners[CORNER * k + 7 + c] = normals[3 * v + c];
      corners[CORNER * k + 10 + c] = tangents[4 * v + c];
    }
    corners[CORNER * k + 6] = target.reach[v];
  }
  const a = 2 * indices[3 * triangle];
  const b = 2 * indices[3 * triangle + 1];
  const c = 2 * indices[3 * triangle + 2];
  facet.hand = tangents[2 * a + 3] < 0 ? -1 : 1;
  const ax = uvs[a] * size;
  const ay = uvs[a + 1] * size;
  const bx = uvs[b] * size - ax;
  const by = uvs[b + 1] * size - ay;
  const cx = uvs[c] * size - ax;
  const cy = uvs[c + 1] * size - ay;
  const det = bx * cy - cx * by;
  const inv = Math.abs(det) < 1e-12 ? 0 : 1 / det;
  weights[1] = cy * inv;
  weights[2] = -cx * inv;
  weights[0] = -(ax * weights[1] + ay * weights[2]);
  weights[4] = -by * inv;
  weights[5] = bx * inv;
  weights[3] = -(ax * weights[4] + ay * weights[5]);
  facet.texel = Math.sqrt(doubleArea(corners) * Math.abs(inv));
}

function doubleArea(c: Float64Array): number {
  const ux = c[CORNER] - c[0];
  const uy = c[CORNER + 1] - c[1];
  const uz = c[CORNER + 2] - c[2];
  const vx = c[2 * CORNER] - c[0];
  const vy = c[2 * CORNER + 1] - c[1];
  const vz = c[2 * CORNER + 2] - c[2];
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
}

/** Weights of the second and third corner. */
const inside = new Float64Array(2);

/** Weights at a texel, clamped to the triangle, into `inside`. */
function setWeights(w: Float64Array, x: number, y: number): void {
  const u = Math.max(0, w[0] + w[1] * x + w[2] * y);
  const v = Math.max(0, w[3] + w[4] * x + w[5] * y);
  const k = u + v > 1 ? 1 / (u + v) : 1;
  inside[0] = u * k;
  inside[1] = v * k;
}

/** Position (on the plane, also outside the triangle), unit direction and reach at a texel, into `at`. */
export function interpolateRay({ weights: w, corners: c, at }: Facet, x: number, y: number): void {
  const pu = w[0] + w[1] * x + w[2] * y;
  const pv = w[3] + w[4] * x + w[5] * y;
  at[0] = c[0] + pu * (c[13] - c[0]) + pv * (c[26] - c[0]);
  at[1] = c[1] + pu * (c[14] - c[1]) + pv * (c[27] - c[1]);
  at[2] = c[2] + pu * (c[15] - c[2]) + pv * (c[28] - c[2]);
  setWeights(w, x, y);
  const u = inside[0];
  const v = inside[1];
  const dx = c[3] + u * (c[16] - c[3]) + v * (c[29] - c[3]);
  const dy = c[4] + u * (c[17] - c[4]) + v * (c[30] - c[4]);
  const dz = c[5] + u * (c[18] - c[5]) + v * (c[31] - c[5]);
  const l = 1 / (Math.sqrt(dx * dx + dy * dy + dz * dz) || 1);
  at[3] = dx * l;
  at[4] = dy * l;
  at[5] = dz * l;
  at[6] = c[6] + u * (c[19] - c[6]) + v * (c[32] - c[6]);
}

/** Unit normal and unit tangent at a texel into `at`, made orthogonal as shaders do. */
export function interpolateFrame({ weights, corners: c, at }: Facet, x: number, y: number): void {
  setWeights(weights, x, y);
  const u = inside[0];
  const v = inside[1];
  let nx = c[7] + u * (c[20] - c[7]) + v * (c[33] - c[7]);
  let ny = c[8] + u * (c[21] - c[8]) + v * (c[34] - c[8]);
  let nz = c[9] + u * (c[22] - c[9]) + v * (c[35] - c[9]);
  const l = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
  nx *= l;
  ny *= l;
  nz *= l;
  let tx = c[10] + u * (c[23] - c[10]) + v * (c[36] - c[10]);
  let ty = c[11] + u * (c[24] - c[11]) + v * (c[37] - c[11]);
  let tz = c[12] + u * (c[25] - c[12]) + v * (c[38] - c[12]);
  const along = nx * tx + ny * ty + nz * tz;
  tx -= along * nx;
  ty -= along * ny;
  tz -= along * nz;
  const m = 1 / (Math.sqrt(tx * tx + ty * ty + tz * tz) || 1);
  at[0] = nx;
  at[1] = ny;
  at[2] = nz;
  at[3] = tx * m;
  at[4] = ty * m;
  at[5] = tz * m;
}
