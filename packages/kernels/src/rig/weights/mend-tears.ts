import type { RigJoint, RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import { easeEdges } from './ease-edges.ts';
import { createStrainTest, JUMP } from './edge-strains.ts';
import { createMix, type Influences } from './influences.ts';
import { createArmLimit } from './limit-arms.ts';
import type { SkinSurface } from './skin-surface.ts';

/** Shares that a vertex has in a file. */
const SHARES = 4;
/** Rounds of looking for edges, and times that the surface around them is evened out in each. */
const ROUNDS = 6;
const ROUNDS_AFTER = 3;
const PASSES = 6;
/** Neighbours of neighbours, so many times, that are evened out with the ends of a torn edge: more would take the shape out of the shares. */
const RINGS = 4;
/** What a vertex keeps of its own. */
const OWN = 0.2;
/** What it keeps of its shares as they were before: without it a limb that needs a wide seam would lose its hold on what lies beyond. */
const FIRST = 0.03;
/** Share of the diagonal that no edge counts as shorter than. */
const CLOSE = 5e-4;
/** Vertices evened out, all rounds of one kind together: some tenths of a second. */
const WORK_MAX = 900_000;

/**
 * Finds edges that some joint would tear, and evens shares out around them, further out the longer it takes: what lies far from a joint needs a wide
 * seam between what follows it and what does not. What is torn still is drawn together edge by edge. Leaves SHARES of each vertex at most. `limit` sets a
 * vertex right that has been evened out. Fixed vertices stay.
 */
export function mendTears(
  shares: Influences,
  surface: SkinSurface,
  skeleton: RigSkeleton,
  { fixed, limit: own }: { fixed: Uint8Array; limit: (vertex: number) => void },
): void {
  const { joints } = skeleton;
  const limitArm = createArmLimit(shares, surface, skeleton);
  const limit = (u: number): void => {
    own(u);
    limitArm(u);
  };
  for (let u = 0; u < fixed.length; u++) if (!fixed[u]) limit(u);
  const blur = createBlur(shares, surface, joints.length, limit);
  mend(shares, surface, { joints, fixed, blur, rounds: ROUNDS, kept: KEPT });
  easeEdges(shares, surface, joints, { fixed, limit, kept: KEPT });
  for (let u = 0; u < fixed.length; u++) if (!fixed[u]) blur.trim(u);
  // what the trimming has torn
  mend(shares, surface, { joints, fixed, blur, rounds: ROUNDS_AFTER, kept: SHARES });
  easeEdges(shares, surface, joints, { fixed, limit, kept: SHARES });
}

interface Mending {
  joints: readonly RigJoint[];
  fixed: Uint8Array;
  blur: ReturnType<typeof createBlur>;
  rounds: number;
  /** Shares that vertices keep meanwhile. */
  kept: number;
}

function mend(shares: Influences, surface: SkinSurface, { joints, fixed, blur, rounds, kept }: Mending): void {
  const { first, next } = surface;
  const strainOf = createStrainTest(shares, surface.positions, joints);
  const isTorn = (u: number): boolean => {
    for (let i = first[u]; i < first[u + 1]; i++) if (strainOf(u, next[i]) > 1) return true;
    return false;
  };
  const isSteep = createSteepTest(shares);
  /** Edges over which a share jumps draw their ends together the more the longer they do. */
  const tighten = (u: number): boolean => {
    let isSteepAt = false;
    for (let i = first[u]; i < first[u + 1]; i++) {
      if (!isSteep(u, next[i])) continue;
      blur.pull[i] *= 2;
      isSteepAt = true;
    }
    return isSteepAt;
  };
  let watched = Int32Array.from(fixed, (_, u) => u);
  const seen = new Int32Array(fixed.length).fill(-1);
  let work = 0;
  for (let round = 0; round < rounds && work < WORK_MAX; round++) {
    let active: number[] = [];
    for (const u of watched)
      if (tighten(u) || isTorn(u)) {
        active.push(u);
        seen[u] = round;
      }
    if (!active.length) return;
    for (let ring = 0, from = 0; ring < Math.min(RINGS, 1 + round); ring++) {
      const to = active.length;
      for (; from < to; from++) {
        const u = active[from];
        for (let i = first[u]; i < first[u + 1]; i++) {
          if (seen[next[i]] === round) continue;
          seen[next[i]] = round;
          active.push(next[i]);
        }
      }
    }
    watched = Int32Array.from(active);
    active = active.filter((u) => !fixed[u]);
    for (let pass = 0; pass < PASSES; pass++) blur.run(active, pass % 2 === 1, kept);
    work += PASSES * active.length;
  }
}

/** Evens out some vertices at once, in place: what has been evened out already counts for the next, to and fro so that no side is preferred. */
function createBlur(shares: Influences, surface: SkinSurface, jointCount: number, limit: (vertex: number) => void) {
  const { first, next } = surface;
  const pull = weighEdges(surface);
  const before = { joint: shares.joint.slice(), weight: shares.weight.slice() };
  const mix = createMix(jointCount);
  const even = (u: number, kept: number): void => {
    mix.add(shares, u, OWN);
    mix.add(before, u, FIRST);
    let sum = 0;
    for (let i = first[u]; i < first[u + 1]; i++) sum += pull[i];
    for (let i = first[u]; i < first[u + 1]; i++) mix.add(shares, next[i], ((1 - OWN - FIRST) * pull[i]) / sum);
    mix.settle(shares, u, kept);
    limit(u);
  };
  return {
    pull,
    trim(u: number): void {
      mix.add(shares, u, 1);
      mix.settle(shares, u, SHARES);
    },
    run(list: readonly number[], backwards: boolean, kept: number): void {
      for (let n = 0; n < list.length; n++) even(list[backwards ? list.length - 1 - n : n], kept);
    },
  };
}

/** Whether a share of some joint jumps between two vertices. */
function createSteepTest({ joint, weight }: Influences): (u: number, v: number) => boolean {
  const isAbove = (u: number, v: number): boolean => {
    for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++) {
      if (weight[k] <= JUMP) continue;
      let other = 0;
      for (let i = KEPT * v; i < KEPT * v + KEPT && joint[i] >= 0; i++) if (joint[i] === joint[k]) other = weight[i];
      if (weight[k] - other > JUMP) return true;
    }
    return false;
  };
  return (u, v) => isAbove(u, v) || isAbove(v, u);
}

/** How much each neighbour counts: by how near it is, so that shares come to change evenly with the way and not by as much on a short edge as on a long one. */
function weighEdges({ positions: p, first, next, diagonal }: SkinSurface): Float32Array {
  const out = new Float32Array(next.length);
  for (let u = 0; 3 * u < p.length; u++)
    for (let i = first[u]; i < first[u + 1]; i++) {
      const v = 3 * next[i];
      const length = Math.hypot(p[3 * u] - p[v], p[3 * u + 1] - p[v + 1], p[3 * u + 2] - p[v + 2]);
      out[i] = 1 / (length / diagonal + CLOSE);
    }
  return out;
}
