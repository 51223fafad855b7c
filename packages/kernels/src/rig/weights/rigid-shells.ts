import { type BoneDistances, KEPT } from './bone-distances.ts';
import { type Bone, slopeFrom } from './bones.ts';
import type { Influences } from './influences.ts';
import type { SkinSurface } from './skin-surface.ts';

/** Shares of the diagonal of the whole: what is no larger than a button; what may hang on as one; what reaches far away from all bones. */
const SMALL = 0.05;
const LARGE = 0.6;
const FAR = 0.18;
/** A soup has more of its vertices than this in shells of few. */
const SOUP = 0.4;

/**
 * Binds separate pieces that belong to one joint to that joint as a whole: eyes, teeth, buttons, horns, plates, what a hand holds. What goes about a bone
 * on all sides (a sleeve, a boot) and what follows several stays soft. `leads`: per joint the one that it counts as, hands for their fingers. Returns
 * which vertices are done.
 */
export function bindShells(
  surface: SkinSurface,
  shares: Influences,
  distances: BoneDistances,
  bones: readonly Bone[],
  { fixed, leads }: { fixed: Uint8Array; leads: Int32Array },
): Uint8Array {
  const members: number[][] = Array.from({ length: surface.shells }, () => []);
  for (let u = 0; u < fixed.length; u++) if (!fixed[u]) members[surface.shell[u]].push(u);
  const tiny = members.reduce((sum, list) => sum + (list.length < 12 ? list.length : 0), 0);
  const isSoup = tiny > SOUP * fixed.length;
  const out = fixed.slice();
  for (const list of members) {
    if (!list.length || (isSoup && list.length < 12)) continue;
    const joint = ownerOf(list, surface, shares, distances, bones, leads);
    if (joint < 0) continue;
    for (const u of list) {
      shares.joint.fill(-1, KEPT * u, KEPT * u + KEPT);
      shares.weight.fill(0, KEPT * u, KEPT * u + KEPT);
      shares.joint[KEPT * u] = joint;
      shares.weight[KEPT * u] = 1;
      out[u] = 1;
    }
  }
  return out;
}

/** The joint that a piece follows as a whole; -1 for a soft one. */
function ownerOf(
  list: readonly number[],
  surface: SkinSurface,
  shares: Influences,
  distances: BoneDistances,
  bones: readonly Bone[],
  leads: Int32Array,
): number {
  const size = extent(list, surface.positions);
  if (size > LARGE * surface.diagonal) return -1;
  const all = majority(list, shares, leads);
  if (size < SMALL * surface.diagonal || all.share > 0.9) return all.joint;
  const byDistance = [...list].sort((a, b) => distances.nearest[a] - distances.nearest[b]);
  const held = majority(byDistance.slice(0, Math.ceil(0.15 * list.length)), shares, leads);
  if (aside(list, surface.positions, held.joint, bones) < 0.7) return -1;
  const far = distances.nearest[byDistance[Math.floor(0.9 * list.length)]];
  if (all.share > 0.5) return all.joint;
  return far > FAR * surface.diagonal && held.share > 0.35 ? held.joint : -1;
}

function extent(list: readonly number[], p: Float32Array): number {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const u of list)
    for (let k = 0; k < 3; k++) {
      if (p[3 * u + k] < min[k]) min[k] = p[3 * u + k];
      if (p[3 * u + k] > max[k]) max[k] = p[3 * u + k];
    }
  return Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
}

/** The joint with the largest share of some vertices. */
function majority(
  list: readonly number[],
  { joint, weight }: Influences,
  leads: Int32Array,
): { joint: number; share: number } {
  const sums = new Map<number, number>();
  for (const u of list)
    for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++)
      sums.set(leads[joint[k]], (sums.get(leads[joint[k]]) ?? 0) + weight[k]);
  let best = -1;
  for (const [j, w] of sums) if (best < 0 || w > (sums.get(best) ?? 0)) best = j;
  return { joint: best, share: (sums.get(best) ?? 0) / list.length };
}

/** Whether a piece lies on one side of a bone (1) or all about it (0). */
function aside(list: readonly number[], p: Float32Array, joint: number, bones: readonly Bone[]): number {
  const bone = bones.find((candidate) => candidate.joint === joint);
  if (!bone) return 1;
  const sum = [0, 0, 0];
  for (const u of list) {
    const slope = slopeFrom([bone], p[3 * u], p[3 * u + 1], p[3 * u + 2]);
    for (let k = 0; k < 3; k++) sum[k] += slope[k] / list.length;
  }
  return Math.hypot(sum[0], sum[1], sum[2]);
}
