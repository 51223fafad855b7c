import type { RigJoint } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import type { Influences } from './influences.ts';

/**
 * Edges get no longer than by so many times their length when a joint turns by 60 degrees. Such a turn moves a vertex by as much as it is away from the joint:
 * where a share changes by d over an edge of length l, that is d times the distance by l.
 */
const STRETCH = 1.4;

/** How far an edge is stretched by the joint that does so most when it turns by 60 degrees: 1 is as far as is good. `p`: xyz per vertex, metres. */
export function createStrainTest(
  { joint, weight }: Influences,
  p: Float32Array,
  joints: readonly RigJoint[],
): (u: number, v: number) => number {
  // how much more a vertex follows a joint and all below it than its neighbour does
  const more = new Float64Array(joints.length);
  const touched = new Int32Array(joints.length);
  const add = (from: number, sign: number, met: number): number => {
    let count = met;
    for (let k = KEPT * from; k < KEPT * from + KEPT && joint[k] >= 0; k++)
      for (let j: number = joint[k]; j >= 0; j = joints[j].parent) {
        if (more[j] === 0) touched[count++] = j;
        more[j] += sign * weight[k] + 1e-30;
      }
    return count;
  };
  return (u, v) => {
    const count = add(v, -1, add(u, 1, 0));
    const [x, y, z] = [p[3 * u], p[3 * u + 1], p[3 * u + 2]];
    const good = STRETCH * Math.hypot(x - p[3 * v], y - p[3 * v + 1], z - p[3 * v + 2]);
    let most = 0;
    for (let i = 0; i < count; i++) {
      const change = Math.abs(more[touched[i]]);
      more[touched[i]] = 0;
      if (change <= 1e-3) continue;
      const { at } = joints[touched[i]];
      most = Math.max(most, change * Math.hypot(x - at[0], y - at[1], z - at[2]));
    }
    return most / good;
  };
}
