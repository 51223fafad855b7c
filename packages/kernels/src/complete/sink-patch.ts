import { windingNumber } from '../solid/index.ts';
import { closestPoint, createClosestPoint } from '../spatial/index.ts';
import type { Whole } from './leave-solid.ts';
import type { Patch } from './span-rims.ts';

/** What the whole winds around less than this is in the open. */
const OPEN = 0.25;

/**
 * Vertices of a filling that would stand in the open, as over the hollow of a cup, go behind the nearest surface of the whole: what a model shows stays free. Only where they
 * are farther from it than `wall` (metres), and it is no farther than `reach`. In place.
 */
export function sinkPatch(patch: Patch, { bvh, winding }: Whole, wall: number, reach: number): void {
  const { positions: p, rim } = patch;
  const near = createClosestPoint();
  for (let v = rim; 3 * v < p.length; v++) {
    const [x, y, z] = [p[3 * v], p[3 * v + 1], p[3 * v + 2]];
    if (windingNumber(winding, x, y, z) > OPEN) continue;
    if (!closestPoint(bvh, x, y, z, near, reach) || near.distance < wall) continue;
    const share = 1 + wall / near.distance;
    p[3 * v] += share * (near.x - x);
    p[3 * v + 1] += share * (near.y - y);
    p[3 * v + 2] += share * (near.z - z);
  }
}
