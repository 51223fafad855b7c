import type { Vec2, Vec3 } from '../../../math/index.ts';

/** Points of the plane written as one row of numbers: x, y, x, y, ... */
export function pairs(flat: readonly number[]): Vec2[] {
  const out: Vec2[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) out.push([flat[i], flat[i + 1]]);
  return out;
}

/** Points of space written as one row of numbers: x, y, z, x, y, z, ... */
export function triples(flat: readonly number[]): Vec3[] {
  const out: Vec3[] = [];
  for (let i = 0; i + 2 < flat.length; i += 3) out.push([flat[i], flat[i + 1], flat[i + 2]]);
  return out;
}

/** `n` values from a to b, both among them. */
export function steps(a: number, b: number, n: number): number[] {
  return Array.from({ length: n }, (_, i) => (n < 2 ? a : a + ((b - a) * i) / (n - 1)));
}
