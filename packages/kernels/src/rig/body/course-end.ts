import type { Vec3 } from '../../math/index.ts';
import type { Course } from './course.ts';

/** Where a course ends: of a limb, its tip. */
export function tipOf({ points }: Course): Vec3 {
  return points[points.length - 1];
}

/** How long a course is, cells. */
export function lengthOf({ along }: Course): number {
  return along[along.length - 1];
}
