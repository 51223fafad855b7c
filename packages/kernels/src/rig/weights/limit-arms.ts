import type { RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import type { Influences } from './influences.ts';
import { findLimbs } from './part-limbs.ts';
import type { SkinSurface } from './skin-surface.ts';

/** How far an arm turned by a radian may take along what lies below the chest: share of the height. */
const REACH = 0.025;
/** Most that what lies below the chest may have of an arm's own skin. */
const SEAM = 0.2;
/** Shares that vertices have in the end: the chest finds a place among them. */
const SHARES = 4;

/**
 * Keeps raised arms from dragging bellies, hips and legs: what a vertex there may have of an arm or a wing falls with the distance from the limb's root,
 * at which a small share moves it far. The chest that the limb springs from is free, and so is the limb's own skin, what has more
 * of it than of these when this is called and hangs together with its root: a sleeve that rests on a robe stays a sleeve. That skin has little of bellies, hips and legs in turn, and more of the
 * chest, so that the seam between the two lies on the limb. What is taken away goes to the vertex's other shares. Returns what does it for one vertex.
 */
export function createArmLimit(
  shares: Influences,
  surface: Pick<SkinSurface, 'positions' | 'first' | 'next' | 'shell'>,
  skeleton: RigSkeleton,
): (vertex: number) => void {
  const { joint, weight } = shares;
  const { positions } = surface;
  const { joints, chains, height } = skeleton;
  const limbOf = findLimbs(skeleton);
  const isArm = chains.map(({ kind }) => kind === 'arm' || kind === 'wing');
  for (let j = 0; j < joints.length; j++) if (limbOf[j] >= 0 && !isArm[limbOf[j]]) limbOf[j] = -1;
  const arms = chains.flatMap((_, c) => (isArm[c] && limbOf.includes(c) ? [c] : []));
  const roots = arms.map((c) => limbOf.indexOf(c));
  const isLow = roots.map((root) => listLow(skeleton, limbOf, joints[root].parent));
  const chests = roots.map((root) => {
    const { parent } = joints[root];
    return isShoulder(joints[parent].name) ? joints[parent].parent : parent;
  });
  const owner = Int32Array.from({ length: positions.length / 3 }, (_, u) =>
    arms.findIndex((limb, i) => {
      let more = 0;
      for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++)
        if (limbOf[joint[k]] === limb) more += weight[k];
        else if (isLow[i][joint[k]]) more -= weight[k];
      return more > 0;
    }),
  );
  dropTouched(owner, surface, (u) => roots[owner[u]] === leadOf(shares, u));
  // what a vertex that is low may have of each arm
  const free = new Float64Array(owner.length * arms.length);
  for (let u = 0; u < owner.length; u++)
    roots.forEach((root, i) => {
      const [x, y, z] = joints[root].at;
      const away = Math.hypot(positions[3 * u] - x, positions[3 * u + 1] - y, positions[3 * u + 2] - z);
      free[u * arms.length + i] = (REACH * height) / away;
    });
  /** Gives the chest what bellies, hips and legs have too much of an arm's own skin. */
  const raise = (u: number, i: number, low: number, most: number): void => {
    const [from, to] = [KEPT * u, KEPT * u + KEPT];
    let [at, least, k] = [-1, -1, from];
    for (; k < to && joint[k] >= 0; k++) {
      if (joint[k] === chests[i]) at = k;
      if (!isLow[i][joint[k]]) continue;
      weight[k] *= most / low;
      if (least < 0 || weight[k] < weight[least]) least = k;
    }
    if (at < 0) {
      at = k - from < SHARES ? k : least;
      if (at === k) weight[at] = 0;
      joint[at] = chests[i];
    }
    weight[at] += low - most;
  };
  return (u) => {
    const [from, to] = [KEPT * u, KEPT * u + KEPT];
    for (let i = 0; i < arms.length; i++) {
      let [arm, low, all] = [0, 0, 0];
      for (let k = from; k < to && joint[k] >= 0; k++) {
        if (limbOf[joint[k]] === arms[i]) arm += weight[k];
        else if (isLow[i][joint[k]]) low += weight[k];
        all += weight[k];
      }
      if (!(low > 0)) continue;
      if (owner[u] === i) {
        if (low > SEAM * all) raise(u, i, low, SEAM * all);
        continue;
      }
      // what is hardly low is as free as the chest
      const most = free[u * arms.length + i] * Math.max(1, (all - arm) / low - 2);
      if (arm <= most) continue;
      const others = (all - most) / (all - arm);
      for (let k = from; k < to && joint[k] >= 0; k++) weight[k] *= limbOf[joint[k]] === arms[i] ? most / arm : others;
    }
  };
}

function isShoulder(name: string): boolean {
  return name.endsWith('Shoulder');
}

/** Joints of the trunk and its legs but those that an arm springs from: its shoulder, and two of the spine. */
function listLow({ joints }: RigSkeleton, limbOf: Int32Array, parent: number): Uint8Array {
  const low = Uint8Array.from(joints, (_, j) => (limbOf[j] < 0 ? 1 : 0));
  for (let j = parent, n = 0; j > 0 && n < 2; n += isShoulder(joints[j].name) ? 0 : 1, j = joints[j].parent) low[j] = 0;
  return low;
}

function leadOf({ joint, weight }: Influences, u: number): number {
  let lead = KEPT * u;
  for (let k = lead; k < KEPT * u + KEPT && joint[k] >= 0; k++) if (weight[k] > weight[lead]) lead = k;
  return joint[lead];
}

/** Takes from arms what they only touch: skin without the arm's root in pieces that are mostly others', such as a thigh that a hand hangs beside. */
function dropTouched(
  owner: Int32Array,
  { first, next, shell }: Pick<SkinSurface, 'first' | 'next' | 'shell'>,
  isRoot: (u: number) => boolean,
): void {
  const sizes = new Map<number, number>();
  for (const s of shell) sizes.set(s, (sizes.get(s) ?? 0) + 1);
  const seen = new Uint8Array(owner.length);
  for (let u = 0; u < owner.length; u++) {
    if (owner[u] < 0 || seen[u]) continue;
    const list = [u];
    seen[u] = 1;
    let hasRoot = false;
    for (const v of list) {
      hasRoot ||= isRoot(v);
      for (let i = first[v]; i < first[v + 1]; i++) {
        if (seen[next[i]] || owner[next[i]] !== owner[u]) continue;
        seen[next[i]] = 1;
        list.push(next[i]);
      }
    }
    if (hasRoot || 2 * list.length > (sizes.get(shell[u]) ?? 0)) continue;
    for (const v of list) owner[v] = -1;
  }
}
