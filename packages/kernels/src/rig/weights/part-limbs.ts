import type { ChainKind, RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import type { Influences } from './influences.ts';
import { MANY_LEGGED } from './many-legged.ts';

const LIMBS: ReadonlySet<ChainKind> = new Set(['arm', 'leg', 'wing', 'tail', 'tentacle', 'claw']);

/**
 * Keeps limbs from dragging each other. Where two come together on the trunk, between the legs or below a tail, it is the trunk's; where the trunk is far, as
 * between a hand and the thigh beside it, the nearer limb has it. Cloth from one leg to the other stays with both.
 */
export function partLimbs({ joint, weight }: Influences, skeleton: RigSkeleton, fixed: Uint8Array): void {
  const limbOf = findLimbs(skeleton);
  const kinds = skeleton.chains.map(({ kind }) => kind);
  const isCrawling = MANY_LEGGED.has(skeleton.type);
  const sums = new Float64Array(skeleton.chains.length);
  for (let u = 0; u < fixed.length; u++) {
    if (fixed[u]) continue;
    const [from, to] = [KEPT * u, KEPT * u + KEPT];
    let [trunk, all, most] = [0, 0, -1];
    for (let k = from; k < to && joint[k] >= 0; k++) {
      const limb = limbOf[joint[k]];
      if (limb < 0) trunk += weight[k];
      else {
        all += weight[k];
        sums[limb] += weight[k];
        if (most < 0 || sums[limb] > sums[most]) most = limb;
      }
    }
    const own = most < 0 ? 0 : sums[most];
    if (all - own > 1e-4) {
      let beside = 0;
      for (let k = from; k < to && joint[k] >= 0; k++) {
        const limb = limbOf[joint[k]];
        if (limb >= 0 && limb !== most && isBeside(kinds[limb], kinds[most])) beside += weight[k];
      }
      // what the trunk has a fair share of is its own, as far as limbs that spring from it side by side contend for it
      const isTrunk = trunk > 0 ? Math.min(1, (4 * trunk) / (trunk + beside)) : 0;
      const lost = isTrunk * Math.min(own, beside);
      let [moved, won] = [lost, 0];
      for (let k = from; k < to && joint[k] >= 0; k++) {
        const limb = limbOf[joint[k]];
        if (limb < 0 || limb === most) continue;
        const toTrunk = isBeside(kinds[limb], kinds[most]) ? isTrunk : 0;
        const stays = kinds[limb] === 'leg' && kinds[most] === 'leg' && !isCrawling ? 1 - toTrunk : 0;
        moved += toTrunk * weight[k];
        won += (1 - toTrunk - stays) * weight[k];
        weight[k] *= stays;
      }
      for (let k = from; k < to && joint[k] >= 0; k++) {
        const limb = limbOf[joint[k]];
        if (limb < 0) weight[k] *= 1 + moved / trunk;
        else if (limb === most) weight[k] *= (own - lost + won) / own;
      }
    }
    for (let k = from; k < to && joint[k] >= 0; k++) if (limbOf[joint[k]] >= 0) sums[limbOf[joint[k]]] = 0;
  }
}

/** Whether limbs spring from the trunk side by side: a pair, or a tail and the legs below it. */
export function isBeside(a: ChainKind, b: ChainKind): boolean {
  return a === b || (a === 'leg' && b === 'tail') || (a === 'tail' && b === 'leg');
}

/** Per joint the chain of its limb, with all that hangs on it; -1 for the trunk, shoulder blades among it. */
export function findLimbs({ joints, chains }: RigSkeleton): Int32Array {
  const limbOf = new Int32Array(joints.length).fill(-1);
  chains.forEach(({ kind, joints: run }, c) => {
    if (!LIMBS.has(kind)) return;
    for (const joint of run) if (joint !== 0 && !joints[joint].name.endsWith('Shoulder')) limbOf[joint] = c;
  });
  joints.forEach(({ parent }, i) => {
    if (limbOf[i] < 0 && parent >= 0 && !joints[i].name.endsWith('Shoulder')) limbOf[i] = limbOf[parent];
  });
  return limbOf;
}

/** How much of a vertex is the trunk's. */
export function trunkOf({ joint, weight }: Influences, limbOf: Int32Array, u: number): number {
  let sum = 0;
  for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++) if (limbOf[joint[k]] < 0) sum += weight[k];
  return sum;
}
