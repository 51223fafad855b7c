import { V3, type Vec3 } from '../../../../math/index.ts';

/** How far a ring of `n` control points lies outside of the curve they make. */
export function grown(n: number): number {
  return 6 / (4 + 2 * Math.cos((2 * Math.PI) / n));
}

/** Linear ramp 0..1. */
export function ramp(a: number, b: number, v: number): number {
  return Math.min(1, Math.max(0, (v - a) / (b - a)));
}

/** A point of a frame. */
export function at(o: Vec3, x: Vec3, a: number, y: Vec3, b: number): Vec3 {
  return V3.addScaled(V3.addScaled(o, x, a), y, b);
}
