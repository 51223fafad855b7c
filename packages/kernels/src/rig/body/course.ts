import type { Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';

/** A way through a body, smoothed: places in cells (x from the mirror plane), how thick the body is there, how far along. */
export interface Course {
  points: Vec3[];
  radius: number[];
  /** Cells from the first point. */
  along: number[];
}

const SMOOTH_ROUNDS = 6;

/** The course of a path of cells. */
export function courseOf(body: Body, path: ArrayLike<number>): Course {
  let points = Array.from(path, (i) => placeOf(body, i));
  for (let round = 0; round < SMOOTH_ROUNDS; round++)
    points = points.map((p, k) =>
      k === 0 || k === points.length - 1 ? p : mix(mix(points[k - 1], points[k + 1], 0.5), p, 0.4),
    );
  const along = [0];
  for (let k = 1; k < points.length; k++) along.push(along[k - 1] + distance(points[k], points[k - 1]));
  return { points, radius: Array.from(path, (i) => body.radius[i]), along };
}

/** The place on a course so many cells from its start. */
export function courseAt({ points, along }: Course, at: number): Vec3 {
  if (!(at > 0)) return points[0];
  for (let k = 1; k < points.length; k++)
    if (along[k] >= at)
      return mix(points[k - 1], points[k], (at - along[k - 1]) / Math.max(1e-9, along[k] - along[k - 1]));
  return points[points.length - 1];
}

/** Where a cell is: x from the mirror plane, y and z as indices. */
export function placeOf({ size: [nx, ny] }: Pick<Body, 'size'>, cell: number): Vec3 {
  return [(cell % nx) - (nx - 1) / 2, Math.floor(cell / nx) % ny, Math.floor(cell / (nx * ny))];
}

/** Between two places. */
export function mix(a: Vec3, b: Vec3, t: number): Vec3 {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

function distance(a: Vec3, b: Vec3): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
