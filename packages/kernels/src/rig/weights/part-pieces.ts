import type { RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import { type Bone, slopeFrom } from './bones.ts';
import { dropJoints } from './drop-joints.ts';
import type { Influences } from './influences.ts';
import { findLimbs } from './part-limbs.ts';
import type { SkinSurface } from './skin-surface.ts';

/** Share of a piece that lies with one limb from which on the piece is that limb's: a glove, a boot. */
const OWN = 0.55;
/** A piece that follows a limb less than this, and lies to one side of it more than this (1 all to one side, 0 all about it), is only beside it. */
const LITTLE = 0.4;
const BESIDE = 0.45;
/** One that follows a limb less than this, which other pieces have so many times more of, is beside it however it lies: a hand sinks into a skirt. */
const TOUCHED = 0.03;
const FAR_MORE = 20;
/** A limb is elsewhere when other pieces have so much of it, of what this one has. */
const ELSEWHERE = 0.3;
/** A piece that follows one limb more than this and goes about it is that limb's if it lies to one side of all others more than this: a glove in the folds of a skirt. */
const WORN = 0.1;
const APART = 0.75;
/** Vertices that say on which side of a limb a piece lies follow it at least so much. */
const CLEAR = 0.25;

/**
 * Separate pieces and limbs: a glove that touches a skirt follows its own arm and nothing else, and the skirt stays with the body although a hand rests
 * on it. A limb is taken from a piece only where other pieces have it, and of one that lies within the trunk (`sunken`, per joint) those bones that do. Fixed vertices stay.
 */
export function partPieces(
  shares: Influences,
  surface: SkinSurface,
  skeleton: RigSkeleton,
  bones: readonly Bone[],
  { fixed, sunken }: { fixed: Uint8Array; sunken: Uint8Array },
): void {
  if (surface.shells < 2) return;
  const limbOf = findLimbs(skeleton);
  const limbs = skeleton.chains.length;
  const pieces = Array.from({ length: surface.shells }, () => ({
    list: [] as number[],
    sums: new Float64Array(limbs + 1),
  }));
  const total = new Float64Array(limbs);
  for (let u = 0; u < fixed.length; u++) {
    if (fixed[u]) continue;
    const { list, sums } = pieces[surface.shell[u]];
    list.push(u);
    for (let k = KEPT * u; k < KEPT * u + KEPT && shares.joint[k] >= 0; k++)
      sums[limbOf[shares.joint[k]] + 1] += shares.weight[k];
  }
  for (const { sums } of pieces) for (let c = 0; c < limbs; c++) total[c] += sums[c + 1];
  const roots = findRoots(skeleton, limbOf);
  for (const { list, sums } of pieces) {
    if (!list.length) continue;
    const all = sums.reduce((a, b) => a + b, 0);
    for (let c = 0; c < limbs; c++) {
      const share = sums[c + 1] / all;
      const isFolded = skeleton.chains[c].joints.some((joint) => sunken[joint] > 0);
      const side = (limb: number): number =>
        sideOf(list, shares, surface.positions, bones, (joint) => limbOf[joint] === limb);
      const isWorn = (): boolean =>
        share > WORN && side(c) < BESIDE && sums.every((sum, i) => i === c + 1 || sum === 0 || side(i - 1) > APART);
      // feathers of a folded wing lie on flank and thigh, which have some of them
      const isFeather = isFolded && share >= LITTLE && sums.every((sum, i) => i === c + 1 || sum < share * all);
      if (share >= OWN || isFeather || isWorn())
        dropJoints(
          shares,
          list,
          surface,
          (joint) => limbOf[joint] !== c && !roots[c].has(joint),
          skeleton.joints.length,
        );
      else if (share > 0 && share < LITTLE && total[c] - sums[c + 1] > ELSEWHERE * sums[c + 1]) {
        const isTouched = share < TOUCHED && total[c] > FAR_MORE * sums[c + 1];
        const isBeside = isTouched || side(c) > BESIDE;
        const isLost = (joint: number): boolean => limbOf[joint] === c && (isBeside || sunken[joint] > 0);
        dropJoints(shares, list, surface, isLost, skeleton.joints.length);
      }
    }
  }
}

/** Per limb the joints of the trunk that its first bone hangs on. */
function findRoots({ joints }: RigSkeleton, limbOf: Int32Array): Set<number>[] {
  const out: Set<number>[] = [];
  joints.forEach(({ parent }, i) => {
    const c = limbOf[i];
    if (c < 0 || parent < 0 || limbOf[parent] === c) return;
    out[c] ??= new Set();
    out[c].add(parent);
    if (joints[parent].name.endsWith('Shoulder')) out[c].add(joints[parent].parent);
  });
  return Array.from({ length: Math.max(0, ...limbOf) + 1 }, (_, c) => out[c] ?? new Set());
}

/** How far vertices that follow a limb lie to one side of its bones. */
function sideOf(
  list: readonly number[],
  { joint, weight }: Influences,
  p: Float32Array,
  bones: readonly Bone[],
  isOf: (joint: number) => boolean,
): number {
  const own = bones.filter((bone) => isOf(bone.joint));
  const sum = [0, 0, 0];
  let count = 0;
  for (const u of list) {
    let share = 0;
    for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++) if (isOf(joint[k])) share += weight[k];
    if (share < CLEAR) continue;
    const slope = slopeFrom(own, p[3 * u], p[3 * u + 1], p[3 * u + 2]);
    for (let k = 0; k < 3; k++) sum[k] += slope[k];
    count++;
  }
  return count ? Math.hypot(sum[0], sum[1], sum[2]) / count : 1;
}
