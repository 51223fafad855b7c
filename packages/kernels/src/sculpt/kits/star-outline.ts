import type { Vec2 } from '../../math/index.ts';

/** A star of n points, one straight up: radii of points and of the corners between, counter-clockwise. */
export function starOutline(n: number, outer: number, inner: number): Vec2[] {
  return Array.from({ length: 2 * n }, (_, i): Vec2 => {
    const a = (Math.PI * i) / n + Math.PI / 2;
    const r = i % 2 ? inner : outer;
    return [r * Math.cos(a), r * Math.sin(a)];
  });
}
