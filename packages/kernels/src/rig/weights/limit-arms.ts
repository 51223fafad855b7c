import type { RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import type { Influences } from './influences.ts';
import { findLimbs } from './part-limbs.ts';

/** How far an arm turned by a radian may take along what lies below the chest: share of the height. */
const REACH = 0.025;
/**
 * Keeps raised arms from dragging bellies, hips and legs: what a vertex there may have of an arm or a wing falls with the distance from the limb's root,
 * at which a small share moves it far. The chest that the limb springs from is free, and so is what the limb has more
 * of than these when this is called: a sleeve that rests on a robe stays a sleeve. What is taken away goes to the vertex's other shares. Returns what does it for one vertex.
 */
export function createArmLimit(
  { joint, weight }: Influences,
  positions: Float32Array,
  skeleton: RigSkeleton,
): (vertex: number) => void {
  const { joints, chains, height } = skeleton;
  const limbOf = findLimbs(skeleton);
  const isArm = chains.map(({ kind }) => kind === 'arm' || kind === 'wing');
  for (let j = 0; j < joints.length; j++) if (limbOf[j] >= 0 && !isArm[limbOf[j]]) limbOf[j] = -1;
  const arms = chains.flatMap((_, c) => (isArm[c] && limbOf.includes(c) ? [c] : []));
  const roots = arms.map((c) => joints[limbOf.indexOf(c)]);
  const isLow = roots.map(({ parent }) => listLow(skeleton, limbOf, parent));
  const owner = Int32Array.from({ length: positions.length / 3 }, (_, u) =>
    arms.findIndex((limb, i) => {
      let more = 0;
      for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++)
        if (limbOf[joint[k]] === limb) more += weight[k];
        else if (isLow[i][joint[k]]) more -= weight[k];
      return more > 0;
    }),
  );
  return (u) => {
    const [from, to] = [KEPT * u, KEPT * u + KEPT];
    for (let i = 0; i < arms.length; i++) {
      if (owner[u] === i) continue;
      let [arm, low, all, lead] = [0, 0, 0, from];
      for (let k = from; k < to && joint[k] >= 0; k++) {
        if (limbOf[joint[k]] === arms[i]) arm += weight[k];
        else if (isLow[i][joint[k]]) low += weight[k];
        all += weight[k];
        if (weight[k] > weight[lead]) lead = k;
      }
      if (!(arm > 0) || !isLow[i][joint[lead]]) continue;
      const { at } = roots[i];
      const [x, y, z] = [positions[3 * u] - at[0], positions[3 * u + 1] - at[1], positions[3 * u + 2] - at[2]];
      // what is hardly low is as free as the chest
      const most = ((REACH * height) / Math.hypot(x, y, z)) * Math.max(1, (all - arm) / low - 1);
      if (arm <= most) continue;
      const others = (all - most) / (all - arm);
      for (let k = from; k < to && joint[k] >= 0; k++) weight[k] *= limbOf[joint[k]] === arms[i] ? most / arm : others;
    }
  };
}

/** Joints of the trunk and its legs but those that an arm springs from: its shoulder, and two of the spine. */
function listLow({ joints }: RigSkeleton, limbOf: Int32Array, parent: number): Uint8Array {
  const low = Uint8Array.from(joints, (_, j) => (limbOf[j] < 0 ? 1 : 0));
  const isShoulder = (j: number): boolean => joints[j].name.endsWith('Shoulder');
  for (let j = parent, n = 0; j > 0 && n < 2; n += isShoulder(j) ? 0 : 1, j = joints[j].parent) low[j] = 0;
  return low;
}
