import { V3, type Vec3 } from '../../math/index.ts';

/** How far points go along a direction within a tube about it, metres: 0 where none is in front. Nothing beyond `max` counts. */
export function reachAlong(points: Float32Array, from: Vec3, along: Vec3, radius: number, max: number): number {
  let reach = 0;
  for (let i = 0; i < points.length; i += 3) {
    const [x, y, z] = [points[i] - from[0], points[i + 1] - from[1], points[i + 2] - from[2]];
    const t = x * along[0] + y * along[1] + z * along[2];
    if (t <= reach || t > max) continue;
    if (x * x + y * y + z * z - t * t <= radius * radius) reach = t;
  }
  return reach;
}

/**
 * The point farthest from a place; the place itself where there are no points. With `onward` (a direction of length 1) what lies that way counts up to
 * half as much again, and what lies the other way less: round things have an end there, too.
 */
export function farthestFrom(points: Float32Array, from: Vec3, onward: Vec3 = [0, 0, 0]): Vec3 {
  let best = -1;
  let out = from;
  for (let i = 0; i < points.length; i += 3) {
    const p: Vec3 = [points[i], points[i + 1], points[i + 2]];
    const step = V3.sub(p, from);
    const d = V3.length(step) + 0.5 * V3.dot(step, onward);
    if (d <= best) continue;
    best = d;
    out = p;
  }
  return out;
}

/** The point nearest to a place; the place itself where there are no points. */
export function nearestTo(points: Float32Array, from: Vec3): Vec3 {
  let best = Infinity;
  let out = from;
  for (let i = 0; i < points.length; i += 3) {
    const p: Vec3 = [points[i], points[i + 1], points[i + 2]];
    const d = V3.distance(p, from);
    if (d >= best) continue;
    best = d;
    out = p;
  }
  return out;
}

/** The mean of points, xyz. */
export function meanPoint(points: Float32Array): Vec3 {
  const sum: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < points.length; i++) sum[i % 3] += (3 * points[i]) / points.length;
  return sum;
}
