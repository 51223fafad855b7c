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
  // how much more a vertex follows a joint than its neighbour does: the joint alone, and with all below it; all zero between two edges
  const own = new Float64Array(joints.length);
  const more = new Float64Array(joints.length);
  const parents = Int32Array.from(joints, ({ parent }) => parent);
  const places = Float64Array.from(joints.flatMap(({ at }) => [at[0], at[1], at[2]]));
  // sets of joints, a bit each: a joint and all above it; those above any that changes, and above all of them
  const words = (joints.length + 31) >> 5;
  const lines = listLines(parents, words);
  const any = new Int32Array(words);
  const all = new Int32Array(words);
  let jump = 0;
  const meet = (from: number): void => {
    for (let k = KEPT * from; k < KEPT * from + KEPT && joint[k] >= 0; k++) {
      const j = joint[k];
      const change = own[j];
      // what both follow alike, all above it does as well
      if (change === 0) continue;
      own[j] = 0;
      more[j] = change;
      jump = Math.max(jump, Math.abs(change));
      for (let w = 0; w < words; w++) {
        any[w] |= lines[j * words + w];
        all[w] &= lines[j * words + w];
      }
    }
  };
  return (u, v) => {
    for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++) own[joint[k]] += weight[k];
    for (let k = KEPT * v; k < KEPT * v + KEPT && joint[k] >= 0; k++) own[joint[k]] -= weight[k];
    jump = 0;
    any.fill(0);
    all.fill(-1);
    meet(u);
    meet(v);
    if (jump === 0) return 0;
    const x = p[3 * u];
    const y = p[3 * u + 1];
    const z = p[3 * u + 2];
    let most = 0;
    // from the last joint to the first: joints come after those that they hang on
    for (let w = words - 1; w >= 0; w--) {
      // a joint that all that changes hangs on is followed alike by both
      for (let left = any[w] & ~all[w]; left !== 0; ) {
        const bit = 31 - Math.clz32(left);
        left ^= 1 << bit;
        const j = 32 * w + bit;
        const change = more[j];
        more[j] = 0;
        if (parents[j] >= 0) more[parents[j]] += change;
        if (Math.abs(change) <= 1e-3) continue;
        const dx = x - places[3 * j];
        const dy = y - places[3 * j + 1];
        const dz = z - places[3 * j + 2];
        most = Math.max(most, change * change * (dx * dx + dy * dy + dz * dz));
      }
      if (all[w] !== 0) more[32 * w + 31 - Math.clz32(all[w])] = 0;
    }
    const good = STRETCH * length(x - p[3 * v], y - p[3 * v + 1], z - p[3 * v + 2]);
    return Math.max(most > 0 ? Math.sqrt(most) / good : 0, jump / JUMP);
  };
}

/** Per joint the set of itself and all above it. */
function listLines(parents: Int32Array, words: number): Int32Array {
  const out = new Int32Array(parents.length * words);
  parents.forEach((parent, j) => {
    for (let w = 0; w < words && parent >= 0; w++) out[j * words + w] = out[parent * words + w];
    out[j * words + (j >> 5)] |= 1 << (j & 31);
  });
  return out;
}

/** Several times as fast as `Math.hypot`, which minds numbers too large to be squared. */
function length(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}
