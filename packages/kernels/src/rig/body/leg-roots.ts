import type { Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { type Course, placeOf } from './course.ts';
import { asCourse } from './legs.ts';
import { radiusAt, ridgeCell } from './mirror-ridge.ts';

/** By the thickness of a leg: where it is so much thicker it is in the trunk; its root is so far in, by the way from there to the mirror plane. */
const IN_TRUNK = 1.7;
const INWARD = 0.5;
/** Roots are in one part of the trunk, however far legs spread: so far from where they leave it to the middle of them all. */
const GATHERED = 0.5;
/** By half the thickness of the trunk: legs root so far below its middle, and no farther out. */
const BELOW = 0.35;
const OUT = 0.8;
/** By the height above the ground: what is lower in the mirror plane is no trunk. */
const LOW = 0.1;

/** Legs from their roots in the trunk on: what is in front of where they leave it goes anywhere, as ways in trunks do. */
export function rootLegs(body: Body, legs: Course[][]): void {
  const outside = legs.map((list) => list.map((course) => outsideTrunk(body, course)));
  const zs = outside
    .flat()
    .map(([first]) => first[2])
    .sort((a, b) => a - b);
  const middle = (zs[(zs.length - 1) >> 1] + zs[zs.length >> 1]) / 2;
  outside.forEach((list, side) => {
    list.forEach((points, k) => {
      const [x, y, z] = points[0];
      const along = z + GATHERED * (middle - z);
      const cell = ridgeCell(body, along, body.floor + LOW * body.height);
      const inner = (1 - INWARD) * x;
      const thick = cell < 0 ? Infinity : body.radius[cell];
      const root: Vec3 = [
        Math.sign(x) * Math.min(Math.abs(inner), OUT * thick),
        cell < 0 ? y : placeOf(body, cell)[1] - BELOW * thick,
        along,
      ];
      legs[side][k] = asCourse([root, ...points]);
    });
  });
}

/** The places of a way that are not in the trunk, from there to the tip. */
export function outsideTrunk(body: Body, { points }: Course): Vec3[] {
  const thick = points.map((p) => radiusAt(body, p));
  const usual = thick.slice(points.length >> 2).sort((a, b) => a - b)[points.length >> 2];
  let first = Math.floor(0.8 * points.length);
  while (first > 0 && thick[first] < IN_TRUNK * usual + 1) first--;
  return points.slice(first);
}
