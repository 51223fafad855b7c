import type { Body } from './body.ts';
import { placeOf } from './course.ts';
import { planeSpan, ridgeCell } from './mirror-ridge.ts';

/** Legs stand out so far at least, by the longest side, and end so low, by the height. */
const REACH = 0.08;
const LOW = 0.3;
/** By half the thickness of the trunk: where a way is so thick, or so near to the mirror plane, it is in the trunk. */
const INSIDE = 0.5;
/** By the height above the ground: what is lower in the mirror plane is no trunk. */
const BELLY = 0.1;

/**
 * How far to the front of their trunk's middle the legs of a body grow that looks to +z, by its length: abdomens and tails are behind the legs of insects, spiders and
 * scorpions, and heads are small. What stands out to the sides counts for nothing, as claws may be larger than the trunk. 0 where there are no legs.
 */
export function legsForward(body: Body): number {
  const [first, last] = planeSpan(body);
  let [sum, all, thickest] = [0, 0, 0];
  for (let z = first; z <= last; z++) {
    const cell = ridgeCell(body, z, body.floor + BELLY * body.height);
    if (cell < 0) continue;
    const r = body.radius[cell];
    sum += r * r * z;
    all += r * r;
    thickest = Math.max(thickest, r);
  }
  const roots: number[] = [];
  for (const { path, reach } of body.branches) {
    const [x, y] = placeOf(body, path[0]);
    if (reach < REACH * Math.max(...body.size) || Math.abs(x) < 2 || y - body.floor > LOW * body.height) continue;
    const root = path.find(
      (i) => body.radius[i] > INSIDE * thickest || Math.abs(placeOf(body, i)[0]) < INSIDE * thickest,
    );
    roots.push(placeOf(body, root ?? path[path.length - 1])[2]);
  }
  if (!roots.length || !(all > 0)) return 0;
  roots.sort((a, b) => a - b);
  const middle = (roots[(roots.length - 1) >> 1] + roots[roots.length >> 1]) / 2;
  return (middle - sum / all) / (last - first + 1);
}
