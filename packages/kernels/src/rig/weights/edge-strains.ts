import type { RigJoint } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import type { Influences } from './influences.ts';

/**
 * Edges get no longer than by so many times their length when a joint turns by 60 degrees. Such a turn moves a vertex by as much as it is away from the joint:
 * where a share changes by d over an edge of length l, that is d times the distance by l.
 */
const STRETCH = 1.5;
/** Largest change of a share over an edge, however long: coarse meshes crease. */
export const JUMP = 0.34;

/**
 * How far an edge is stretched by the joint that does so most when it turns by 60 degrees, or how far a share jumps over it: 1 is as far as is good. `p`: xyz
 * per vertex, metres.
 */
export function createStrainTest(
  { joint, weight }: Influences,
  p: Float32Array,
  joints: readonly RigJoint[],
): (u: number, v: number) => number {
  // how much more a vertex follows a joint than its neighbour does: the joint alone, and with all below it
  const own = new Float64Array(joints.length);
  const more = new Float64Array(joints.length);
  const mark = new Int32Array(joints.length);
  const touched = new Int32Array(joints.length);
  let [edge, count] = [0, 0];
  const add = (from: number, sign: number): void => {
    for (let k = KEPT * from; k < KEPT * from + KEPT && joint[k] >= 0; k++) {
      for (let j: number = joint[k]; j >= 0; j = joints[j].parent) {
        if (mark[j] !== edge) {
          mark[j] = edge;
          [own[j], more[j]] = [0, 0];
          touched[count++] = j;
        }
        more[j] += sign * weight[k];
      }
      own[joint[k]] += sign * weight[k];
    }
  };
  return (u, v) => {
    edge++;
    count = 0;
    add(u, 1);
    add(v, -1);
    const [x, y, z] = [p[3 * u], p[3 * u + 1], p[3 * u + 2]];
    const good = STRETCH * Math.hypot(x - p[3 * v], y - p[3 * v + 1], z - p[3 * v + 2]);
    let [most, jump] = [0, 0];
    for (let i = 0; i < count; i++) {
      const change = Math.abs(more[touched[i]]);
      jump = Math.max(jump, Math.abs(own[touched[i]]));
      if (change <= 1e-3) continue;
      const { at } = joints[touched[i]];
      most = Math.max(most, change * Math.hypot(x - at[0], y - at[1], z - at[2]));
    }
    return Math.max(most / good, jump / JUMP);
  };
}
