/** Ten coefficients of a symmetric 4x4 error quadric per vertex: xx xy xz xw yy yz yw zz zw ww. */
export const QUADRIC = 10;

/** Adds w * (plane n·p + d)^2 to vertex v's quadric. */
export function addPlane(q: Float64Array, v: number, nx: number, ny: number, nz: number, d: number, w: number): void {
  const i = v * QUADRIC;
  q[i] += w * nx * nx;
  q[i + 1] += w * nx * ny;
  q[i + 2] += w * nx * nz;
  q[i + 3] += w * nx * d;
  q[i + 4] += w * ny * ny;
  q[i + 5] += w * ny * nz;
  q[i + 6] += w * ny * d;
  q[i + 7] += w * nz * nz;
  q[i + 8] += w * nz * d;
  q[i + 9] += w * d * d;
}

/** Error of point (x, y, z) under the sum of the quadrics of a and b. */
export function quadricError(q: Float64Array, a: number, b: number, x: number, y: number, z: number): number {
  const i = a * QUADRIC;
  const j = b * QUADRIC;
  const xx = q[i] + q[j];
  const xy = q[i + 1] + q[j + 1];
  const xz = q[i + 2] + q[j + 2];
  const xw = q[i + 3] + q[j + 3];
  const yy = q[i + 4] + q[j + 4];
  const yz = q[i + 5] + q[j + 5];
  const yw = q[i + 6] + q[j + 6];
  const zz = q[i + 7] + q[j + 7];
  const zw = q[i + 8] + q[j + 8];
  const ww = q[i + 9] + q[j + 9];
  return x * (xx * x + 2 * (xy * y + xz * z + xw)) + y * (yy * y + 2 * (yz * z + yw)) + z * (zz * z + 2 * zw) + ww;
}

/**
 * The point of least error under the sum of the quadrics of a and b, into `out`. False when the system is too close to singular
 * (flat or straight surroundings): the caller then chooses among the ends and the middle.
 */
export function minimiseQuadric(q: Float64Array, a: number, b: number, out: Float64Array): boolean {
  const i = a * QUADRIC;
  const j = b * QUADRIC;
  const xx = q[i] + q[j];
  const xy = q[i + 1] + q[j + 1];
  const xz = q[i + 2] + q[j + 2];
  const yy = q[i + 4] + q[j + 4];
  const yz = q[i + 5] + q[j + 5];
  const zz = q[i + 7] + q[j + 7];
  const c0 = yy * zz - yz * yz;
  const c1 = xz * yz - xy * zz;
  const c2 = xy * yz - xz * yy;
  const det = xx * c0 + xy * c1 + xz * c2;
  const scale = xx + yy + zz;
  if (Math.abs(det) < 1e-7 * scale * scale * scale) return false;
  const bx = -(q[i + 3] + q[j + 3]);
  const by = -(q[i + 6] + q[j + 6]);
  const bz = -(q[i + 8] + q[j + 8]);
  const c3 = xx * zz - xz * xz;
  const c4 = xy * xz - xx * yz;
  const c5 = xx * yy - xy * xy;
  out[0] = (c0 * bx + c1 * by + c2 * bz) / det;
  out[1] = (c1 * bx + c3 * by + c4 * bz) / det;
  out[2] = (c2 * bx + c4 * by + c5 * bz) / det;
  return true;
}
