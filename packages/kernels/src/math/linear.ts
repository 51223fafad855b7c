import type { Vec3 } from './vec.ts';

/** Small vector algebra for setup code. Hot loops write the components out instead. */
export const V3 = {
  add: (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]],
  sub: (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]],
  scale: (a: Vec3, s: number): Vec3 => [a[0] * s, a[1] * s, a[2] * s],
  /** a + b * s */
  addScaled: (a: Vec3, b: Vec3, s: number): Vec3 => [a[0] + b[0] * s, a[1] + b[1] * s, a[2] + b[2] * s],
  lerp: (a: Vec3, b: Vec3, t: number): Vec3 => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
    a[2] + (b[2] - a[2]) * t,
  ],
  dot: (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2],
  cross: (a: Vec3, b: Vec3): Vec3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]],
  length: (a: Vec3): number => Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]),
  distance: (a: Vec3, b: Vec3): number => V3.length(V3.sub(a, b)),
  /** Unit vector; `fallback` (default +Y) where the length is nothing. */
  normalize: (a: Vec3, fallback: Vec3 = [0, 1, 0]): Vec3 => {
    const l = V3.length(a);
    return l > 1e-300 ? [a[0] / l, a[1] / l, a[2] / l] : fallback;
  },
  /** Some unit vector at right angles to `a`, always the same one. */
  perpendicular: (a: Vec3): Vec3 => {
    const x = Math.abs(a[0]);
    const y = Math.abs(a[1]);
    const z = Math.abs(a[2]);
    const axis: Vec3 = x <= y && x <= z ? [1, 0, 0] : y <= z ? [0, 1, 0] : [0, 0, 1];
    return V3.normalize(V3.cross(a, axis));
  },
} as const;
