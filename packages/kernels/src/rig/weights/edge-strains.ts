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
  const isMet = new Int32Array(joints.length);
  const met = new Int32Array(joints.length);
  const mark = new Int32Array(joints.length);
  const touched = new Int32Array(joints.length);
  const parents = Int32Array.from(joints, ({ parent }) => parent);
  const places = Float64Array.from(joints.flatMap(({ at }) => [at[0], at[1], at[2]]));
  let edge = 0;
  let metCount = 0;
  const add = (from: number, sign: number): void => {
    for (let k = KEPT * from; k < KEPT * from + KEPT && joint[k] >= 0; k++) {
      const j = joint[k];
      if (isMet[j] !== edge) {
        isMet[j] = edge;
        own[j] = 0;
        met[metCount++] = j;
      }
      own[j] += sign * weight[k];
    }
  };
  return (u, v) => {
    edge++;
    metCount = 0;
    add(u, 1);
    add(v, -1);
    let count = 0;
    let jump = 0;
    for (let i = 0; i < metCount; i++) {
      const change = own[met[i]];
      // what both follow alike, all above it does as well
      if (change === 0) continue;
      jump = Math.max(jump, Math.abs(change));
      for (let j = met[i]; j >= 0; j = parents[j]) {
        if (mark[j] !== edge) {
          mark[j] = edge;
          more[j] = 0;
          touched[count++] = j;
        }
        more[j] += change;
      }
    }
    const x = p[3 * u];
    const y = p[3 * u + 1];
    const z = p[3 * u + 2];
    const good = STRETCH * length(x - p[3 * v], y - p[3 * v + 1], z - p[3 * v + 2]);
    let most = 0;
    for (let i = 0; i < count; i++) {
      const j = touched[i];
      const change = Math.abs(more[j]);
      if (change <= 1e-3) continue;
      most = Math.max(most, change * length(x - places[3 * j], y - places[3 * j + 1], z - places[3 * j + 2]));
    }
    return Math.max(most / good, jump / JUMP);
  };
}

/** Several times as fast as `Math.hypot`, which minds numbers too large to be squared. */
function length(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}
