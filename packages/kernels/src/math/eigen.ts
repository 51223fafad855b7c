import type { Vec3 } from './vec.ts';

/** A symmetric 3 x 3 matrix: xx, xy, xz, yy, yz, zz. */
export type Symmetric3 = readonly [number, number, number, number, number, number];

/**
 * Eigenvalues, growing, and their unit eigenvectors, by cyclic Jacobi rotations: as exact as doubles are, whatever the conditioning, and
 * without special cases for equal values. Source: Golub & Van Loan, "Matrix computations", 8.5.
 */
export function eigenSymmetric3(m: Symmetric3): { values: Vec3; vectors: [Vec3, Vec3, Vec3] } {
  const a = [m[0], m[1], m[2], m[1], m[3], m[4], m[2], m[4], m[5]];
  const v = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  for (let sweep = 0; sweep < 24; sweep++) {
    const off = a[1] * a[1] + a[2] * a[2] + a[5] * a[5];
    if (!(off > 1e-30 * (a[0] * a[0] + a[4] * a[4] + a[8] * a[8]))) break;
    rotate(a, v, 0, 1);
    rotate(a, v, 0, 2);
    rotate(a, v, 1, 2);
  }
  const order = [0, 1, 2].sort((i, j) => a[i * 4] - a[j * 4] || i - j);
  const column = (i: number): Vec3 => [v[i], v[3 + i], v[6 + i]];
  return {
    values: [a[order[0] * 4], a[order[1] * 4], a[order[2] * 4]],
    vectors: [column(order[0]), column(order[1]), column(order[2])],
  };
}

/** Makes a[p][q] nothing by a rotation in the plane of p and q. */
function rotate(a: number[], v: number[], p: number, q: number): void {
  const apq = a[p * 3 + q];
  if (apq === 0) return;
  const theta = (a[q * 4] - a[p * 4]) / (2 * apq);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let k = 0; k < 3; k++) {
    const x = a[k * 3 + p];
    const y = a[k * 3 + q];
    a[k * 3 + p] = c * x - s * y;
    a[k * 3 + q] = s * x + c * y;
  }
  for (let k = 0; k < 3; k++) {
    const x = a[p * 3 + k];
    const y = a[q * 3 + k];
    a[p * 3 + k] = c * x - s * y;
    a[q * 3 + k] = s * x + c * y;
    const vx = v[k * 3 + p];
    const vy = v[k * 3 + q];
    v[k * 3 + p] = c * vx - s * vy;
    v[k * 3 + q] = s * vx + c * vy;
  }
}
