import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';

/**
 * The hoop of a ring about the z axis through (0, y): inner radius `r`, width along z and thickness by the angle from the top (radians,
 * 0..pi on either side). The inside is rounded a little, as a ring is worn.
 */
export function shank(r: number, y: number, width: (a: number) => number, thick: (a: number) => number): Shape {
  const n = 72;
  const sections = Array.from({ length: n }, (_, i) => {
    const a = (2 * Math.PI * i) / n;
    const from = Math.min(a, 2 * Math.PI - a);
    const [w, t] = [width(from), thick(from)];
    const profile: readonly (readonly [number, number])[] = [
      [-0.5, 0.12],
      [-0.36, 0.02],
      [0, 0],
      [0.36, 0.02],
      [0.5, 0.12],
      [0.5, 0.72],
      [0.42, 0.9],
      [0.2, 0.985],
      [0, 1],
      [-0.2, 0.985],
      [-0.42, 0.9],
      [-0.5, 0.72],
    ];
    return {
      points: profile.map(([u, v]): Vec3 => [(r + v * t) * Math.sin(a), y + (r + v * t) * Math.cos(a), u * w]),
    };
  });
  return { op: 'loft', sections, spline: 'linear', smooth: false, closed: true };
}
