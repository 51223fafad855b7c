import type { Topology } from './topology.ts';

/** Numbers that `addNormal` keeps of a patch: area, sum of area * normal (3), sum of area * normal normal^T (6). */
export const BEND_SIZE = 10;

/** Adds a face to the sums at `o`. */
export function addNormal(sums: Float64Array, o: number, t: Topology, f: number): void {
  const a = Math.max(t.areas[f], 1e-14);
  const x = t.normals[3 * f];
  const y = t.normals[3 * f + 1];
  const z = t.normals[3 * f + 2];
  sums[o] += a;
  sums[o + 1] += a * x;
  sums[o + 2] += a * y;
  sums[o + 3] += a * z;
  sums[o + 4] += a * x * x;
  sums[o + 5] += a * y * y;
  sums[o + 6] += a * z * z;
  sums[o + 7] += a * x * y;
  sums[o + 8] += a * x * z;
  sums[o + 9] += a * y * z;
}

/**
 * How far the normals summed at `o` are from lying on a circle, as on planes, cylinders and cones: the smallest eigenvalue of
 * their covariance, 0 = developable, 1/3 = whole sphere. By the trigonometric formula for symmetric 3 x 3 matrices.
 */
export function bendOf(s: Float64Array, o: number): number {
  const w = 1 / s[o];
  const [mx, my, mz] = [s[o + 1] * w, s[o + 2] * w, s[o + 3] * w];
  const a = s[o + 4] * w - mx * mx;
  const b = s[o + 5] * w - my * my;
  const c = s[o + 6] * w - mz * mz;
  const d = s[o + 7] * w - mx * my;
  const e = s[o + 8] * w - mx * mz;
  const f = s[o + 9] * w - my * mz;
  const q = (a + b + c) / 3;
  const off = d * d + e * e + f * f;
  const p2 = (a - q) ** 2 + (b - q) ** 2 + (c - q) ** 2 + 2 * off;
  if (p2 < 1e-18) return Math.max(0, q);
  const p = Math.sqrt(p2 / 6);
  const [A, B, C, D, E, F] = [(a - q) / p, (b - q) / p, (c - q) / p, d / p, e / p, f / p];
  const det = A * (B * C - F * F) - D * (D * C - F * E) + E * (D * F - B * E);
  const phi = Math.acos(Math.max(-1, Math.min(1, det / 2))) / 3;
  return Math.max(0, q + 2 * p * Math.cos(phi + (2 * Math.PI) / 3));
}

/** `bendOf` some faces. */
export function bendOfFaces(t: Topology, faces: readonly number[]): number {
  const sums = new Float64Array(BEND_SIZE);
  for (const f of faces) addNormal(sums, 0, t, f);
  return bendOf(sums, 0);
}
