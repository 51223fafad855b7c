import { DisjointSets } from '../../math/index.ts';
import type { RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import { createMix, type Influences } from './influences.ts';
import { findLimbs } from './part-limbs.ts';
import type { SkinSurface } from './skin-surface.ts';

/** Shares of the diagonal: pieces no larger than this sit on flesh, if they come as near to it as that. */
const LARGEST = 0.2;
/** Pieces of limbs larger than this are bones of the limb themselves: fins, segments of a spider's legs. */
const CLAW = 0.06;
const TOUCHING = 0.012;
/** A piece whose flesh follows the piece's own joint, or limb, less than this is left alone; more than that, it is rigid as it is. */
const LEAST = 0.3;
const ALL = 0.98;
/** A piece that was bound to a limb within the trunk, in flesh that has less than this of it, is a feather of the tail and not of a folded wing. */
const NONE = 0.05;
/** One in flesh that has more than this of another limb of the kind is that one's: claws of toes that touch. */
const TWIN = 0.5;
/** Points of a piece that look for flesh, and vertices of flesh that a piece asks. */
const PROBES = 48;

/**
 * Small pieces that follow one joint as a whole (eyes, claws, noses) take on what the flesh that they sit in has, all of them alike: where flesh bends
 * a little less than its bone, an eye stays in its socket. Pieces that lie within each other, such as eye, iris and pupil, are one.
 */
export function seatPieces(
  shares: Influences,
  surface: SkinSurface,
  skeleton: RigSkeleton,
  { fixed, sunken }: { fixed: Uint8Array; sunken: Uint8Array },
): void {
  const soft: number[] = [];
  for (let u = 0; u < fixed.length; u++) if (!fixed[u]) soft.push(u);
  if (!soft.length) return;
  const mix = createMix(skeleton.joints.length);
  const limbOf = findLimbs(skeleton);
  const kinds = skeleton.chains.map(({ kind }) => kind);
  const isTrunk = skeleton.joints.map(() => false);
  for (const { kind, joints } of skeleton.chains)
    if (kind === 'spine' || kind === 'neck' || kind === 'jaw') for (const joint of joints) isTrunk[joint] = true;
  for (const list of groupPieces(shares, surface, fixed)) {
    const joint = shares.joint[KEPT * list[0]];
    if (!sunken[joint] && !isTrunk[joint] && sizeOf(list, surface.positions) > CLAW * surface.diagonal) continue;
    const seat = findSeat(list, soft, surface);
    let [own, limb, twin] = [0, 0, 0];
    for (const u of seat)
      for (let k = KEPT * u; k < KEPT * u + KEPT && shares.joint[k] >= 0; k++) {
        if (shares.joint[k] === joint) own += shares.weight[k] / seat.length;
        const [a, b] = [limbOf[joint], limbOf[shares.joint[k]]];
        if (a < 0 || b < 0) continue;
        if (a === b) limb += shares.weight[k] / seat.length;
        else if (kinds[a] === kinds[b]) twin += shares.weight[k] / seat.length;
      }
    const isOther = (sunken[joint] > 0 && Math.max(own, limb) < NONE) || twin > TWIN;
    if (!seat.length || (Math.max(own, limb) < LEAST && !isOther) || own > ALL) continue;
    for (const u of seat) mix.add(shares, u, 1 / seat.length);
    const first = list[0];
    mix.settle(shares, first, 4);
    for (const u of list) {
      shares.joint.copyWithin(KEPT * u, KEPT * first, KEPT * first + KEPT);
      shares.weight.copyWithin(KEPT * u, KEPT * first, KEPT * first + KEPT);
    }
  }
}

/** Vertices of rigid shells of one joint whose boxes overlap; large ones are left out. */
function groupPieces({ joint }: Influences, surface: SkinSurface, fixed: Uint8Array): number[][] {
  const { positions: p, shell, diagonal } = surface;
  const members = new Map<number, number[]>();
  const isSoft = new Set<number>();
  for (let u = 0; u < fixed.length; u++) {
    if (!fixed[u]) isSoft.add(shell[u]);
    else if (members.has(shell[u])) members.get(shell[u])?.push(u);
    else members.set(shell[u], [u]);
  }
  const pieces = [...members].filter(([id]) => !isSoft.has(id)).map(([, list]) => ({ list, ...boxOf(list, p) }));
  const sets = new DisjointSets(pieces.length);
  for (let a = 0; a < pieces.length; a++)
    for (let b = a + 1; b < pieces.length; b++) {
      const [x, y] = [pieces[a], pieces[b]];
      if (joint[KEPT * x.list[0]] !== joint[KEPT * y.list[0]]) continue;
      if ([0, 1, 2].every((k) => x.min[k] <= y.max[k] && y.min[k] <= x.max[k])) sets.join(a, b);
    }
  const groups = new Map<number, number[]>();
  pieces.forEach(({ list }, i) => {
    const own = groups.get(sets.find(i)) ?? [];
    for (const u of list) own.push(u);
    groups.set(sets.find(i), own);
  });
  return [...groups.values()].filter((list) => sizeOf(list, p) < LARGEST * diagonal);
}

function sizeOf(list: readonly number[], p: Float32Array): number {
  const { min, max } = boxOf(list, p);
  return Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
}

/** The flesh that a piece sits in: what is nearest to those of its points that come nearest. */
function findSeat(list: readonly number[], soft: readonly number[], { positions: p, diagonal }: SkinSurface): number[] {
  const { min, max } = boxOf(list, p);
  const near = 2 * TOUCHING * diagonal;
  const around = soft.filter((u) =>
    [0, 1, 2].every((k) => p[3 * u + k] > min[k] - near && p[3 * u + k] < max[k] + near),
  );
  const found: { u: number; d: number }[] = [];
  const step = Math.max(1, Math.floor(list.length / PROBES));
  for (let i = 0; i < list.length; i += step) {
    const v = 3 * list[i];
    let [best, least] = [-1, Infinity];
    for (const u of around) {
      const d = (p[3 * u] - p[v]) ** 2 + (p[3 * u + 1] - p[v + 1]) ** 2 + (p[3 * u + 2] - p[v + 2]) ** 2;
      if (d < least) [best, least] = [u, d];
    }
    if (best >= 0) found.push({ u: best, d: Math.sqrt(least) });
  }
  found.sort((a, b) => a.d - b.d);
  const half = found.slice(0, Math.ceil(found.length / 2));
  return half.length && half[0].d < TOUCHING * diagonal ? half.map(({ u }) => u) : [];
}

function boxOf(list: readonly number[], p: Float32Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const u of list)
    for (let k = 0; k < 3; k++) {
      min[k] = Math.min(min[k], p[3 * u + k]);
      max[k] = Math.max(max[k], p[3 * u + k]);
    }
  return { min, max };
}
