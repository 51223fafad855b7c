import { type BoneDistances, KEPT, RATIO } from './bone-distances.ts';
import type { SkinSurface } from './skin-surface.ts';

/** Shares of joints per unique vertex: KEPT joints and weights each, -1 and 0 beyond the last. */
export interface Influences {
  joint: Int16Array;
  weight: Float32Array;
}

/** How fast a bone's share falls with distance: the share of one twice as far as the nearest is 1 in 64, less what RATIO takes off. */
const FALL = 6;

/** From distances to shares: bones count by how much farther they are than the nearest. Sums are 1. */
export function shareBones({ bone, relative }: BoneDistances, jointOf: readonly number[]): Influences {
  const joint = new Int16Array(bone.length).fill(-1);
  const weight = new Float32Array(bone.length);
  const floor = RATIO ** -FALL;
  for (let o = 0; o < bone.length; o += KEPT) {
    let sum = 0;
    for (let k = o; k < o + KEPT && bone[k] >= 0; k++) {
      const w = (relative[o] / relative[k]) ** FALL - floor;
      if (w <= 0) break;
      joint[k] = jointOf[bone[k]];
      weight[k] = w;
      sum += w;
    }
    for (let k = o; k < o + KEPT; k++) weight[k] = sum > 0 ? weight[k] / sum : 0;
  }
  return { joint, weight };
}

/** Evens shares out along the surface: each vertex takes on half of the mean of its neighbours, `passes` times. Fixed ones stay. */
export function smoothShares(
  shares: Influences,
  { first, next }: SkinSurface,
  { joints, passes, fixed }: { joints: number; passes: number; fixed: Uint8Array },
): void {
  const mix = createMix(joints);
  for (let pass = 0; pass < passes; pass++) {
    const before = { joint: shares.joint.slice(), weight: shares.weight.slice() };
    for (let u = 0; u < fixed.length; u++) {
      const around = first[u + 1] - first[u];
      if (fixed[u] || around === 0) continue;
      mix.add(before, u, 0.5);
      for (let i = first[u]; i < first[u + 1]; i++) mix.add(before, next[i], 0.5 / around);
      mix.settle(shares, u, KEPT);
    }
  }
}

/** Mixes the shares of vertices, one mixture after the other: some are added, each by a part, then they are settled as those of a vertex. */
export function createMix(jointCount: number) {
  const sums = new Float64Array(jointCount);
  const met = new Int16Array(jointCount);
  let count = 0;
  return {
    /** Adds `part` of what vertex `u` of `from` has. */
    add({ joint, weight }: Influences, u: number, part: number): void {
      for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++) {
        const j = joint[k];
        if (sums[j] === 0) met[count++] = j;
        sums[j] += part * weight[k] + 1e-30;
      }
    },
    /** Makes the `most` largest of what was added the shares of a vertex, and begins anew. */
    settle(shares: Influences, u: number, most: number): void {
      keepLargest(shares, u, sums, met.subarray(0, count), most);
      for (let i = 0; i < count; i++) sums[met[i]] = 0;
      count = 0;
    },
  };
}

/** Writes the largest shares of a vertex, falling, brought to a sum of 1: of the joints in `met`, by `sums`. */
function keepLargest(
  { joint, weight }: Influences,
  u: number,
  sums: Float64Array,
  met: Int16Array,
  most: number,
): void {
  const o = KEPT * u;
  joint.fill(-1, o, o + KEPT);
  weight.fill(0, o, o + KEPT);
  for (let i = 0; i < met.length; i++) {
    const w = sums[met[i]];
    let at = o + most - 1;
    if (w <= weight[at]) continue;
    for (; at > o && weight[at - 1] < w; at--) {
      weight[at] = weight[at - 1];
      joint[at] = joint[at - 1];
    }
    weight[at] = w;
    joint[at] = met[i];
  }
  let sum = 0;
  for (let k = o; k < o + most; k++) sum += weight[k];
  for (let k = o; k < o + most; k++) weight[k] /= sum;
}
