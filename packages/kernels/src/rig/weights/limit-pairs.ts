import { V3, type Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import type { Influences } from './influences.ts';
import { createHemLimit } from './limit-hems.ts';
import { findLimbs, isBeside, trunkOf } from './part-limbs.ts';
import type { SkinSurface } from './skin-surface.ts';

/** Share of the trunk from which on skin is the trunk's. */
const TRUNK = 0.8;
/** Most that a vertex may have of the other limb of a pair far from the trunk: toes that touch. */
const MEETS = 0.25;
/** By the height: how far from the legs robes are that go with them, and wide skirts. */
const SLIM = 0.1;
const WIDE = 0.16;
/** Share from which on skin far from the trunk stays a limb's. */
const OWN = 0.75;
/** Share of both limbs from which on it is cloth from one to the other, which follows both. */
const CLOTH = 0.18;

/**
 * Keeps limbs that spring from the trunk side by side from dragging each other while shares are evened out. What two of them share goes to the trunk as far as trunk skin is near along the
 * surface: within one thickness of the limb (`thickness`: per vertex that of the limb from bone to skin, metres), fading by two. Between the fore legs of a beast the bones of
 * the chest are far, and their shares do not tell that it is chest. Far from the trunk the other limb gets little, but for cloth that follows both when this is called (skin that both share far from the trunk, and what hangs together with it), which stays as it is. Returns what does it for
 * one vertex.
 */
export function createPairLimit(
  { joint, weight }: Influences,
  surface: SkinSurface,
  skeleton: RigSkeleton,
  thickness: Float32Array,
): (vertex: number) => void {
  const { joints, chains } = skeleton;
  const limbOf = findLimbs(skeleton);
  const sums = new Float64Array(chains.length);
  const pair = { own: -1, other: -1 };
  /** The limb that has most of a vertex, and the one beside it that has most of the rest; -1 without. Sums are left in `sums`. */
  const findPair = (u: number): boolean => {
    sums.fill(0);
    [pair.own, pair.other] = [-1, -1];
    for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++) {
      const c = limbOf[joint[k]];
      if (c < 0) continue;
      sums[c] += weight[k];
      if (pair.own < 0 || sums[c] > sums[pair.own]) pair.own = c;
    }
    for (let c = 0; c < sums.length; c++)
      if (c !== pair.own && sums[c] > 0 && isBeside(chains[c].kind, chains[pair.own].kind))
        if (pair.other < 0 || sums[c] > sums[pair.other]) pair.other = c;
    return pair.other >= 0;
  };
  const isPair = (): boolean => chains[pair.own].kind === chains[pair.other].kind;
  const trunkShare = Float32Array.from(thickness, (_, u) => trunkOf({ joint, weight }, limbOf, u));
  const byWay = findNear(surface, thickness, (u) => trunkShare[u] >= TRUNK);
  const isShared = Uint8Array.from(thickness, (_, u) => (findPair(u) && isPair() && sums[pair.other] > CLOTH ? 1 : 0));
  const isCloth = growWithin(surface, isShared, (u) => byWay[u] === 0);
  const cloth = findNear(surface, thickness, (u) => isCloth[u] === 1);
  // coarse meshes have no vertex near, but what is half the trunk's itself
  const near = byWay.map((n, u) => (1 - cloth[u]) * Math.min(1, Math.max(n, 2 * trunkShare[u])));
  const owner = Int32Array.from(thickness, (_, u) => {
    findPair(u);
    return near[u] === 0 && cloth[u] === 0 && sums[pair.own] > OWN ? pair.own : -1;
  });
  const stems = chains.map((_, a) => chains.map((_, b) => findStem(joints, limbOf, a, b)));
  const limitHem = createHemLimit({ joint, weight }, skeleton, limbOf, cloth, wideOf(surface, skeleton));
  const limitPair = (u: number, own: number, other: number): void => {
    const [has, had] = [sums[own], sums[other]];
    const lost = near[u] * had;
    const rest = had - lost;
    const kept = cloth[u] > 0 ? rest : Math.min(rest, MEETS);
    const to = KEPT * u + KEPT;
    let [trunk, free] = [0, -1];
    let k = KEPT * u;
    for (; k < to && joint[k] >= 0; k++) {
      const c = limbOf[joint[k]];
      if (c === own) weight[k] *= (has - lost) / has;
      else if (c === other) weight[k] *= kept / had;
      else if (c < 0) trunk += weight[k];
      if (c === other && kept === 0) free = k;
    }
    if (rest > kept) {
      // to the limb alone: a trace of the trunk would grow from time to time where toes of two feet touch
      const more = (has - lost + rest - kept) / (has - lost);
      for (k = KEPT * u; k < to && joint[k] >= 0; k++) if (limbOf[joint[k]] === own) weight[k] *= more;
    }
    if (lost === 0) return;
    if (trunk > 0) {
      for (k = KEPT * u; k < to && joint[k] >= 0; k++) if (limbOf[joint[k]] < 0) weight[k] *= 1 + (2 * lost) / trunk;
      return;
    }
    const at = free >= 0 ? free : Math.min(k, to - 1);
    if (joint[at] < 0) weight[at] = 0;
    joint[at] = stems[own][other];
    weight[at] += 2 * lost;
  };
  return (u) => {
    if (!findPair(u)) return;
    // evening out does not make toes that touch those of the other foot
    if (pair.other === owner[u]) [pair.own, pair.other] = [pair.other, pair.own];
    const { own, other } = pair;
    limitPair(u, own, other);
    if (cloth[u] > 0 && chains[own].kind === 'leg' && isPair()) limitHem(u, own, other);
  };
}

/** How far vertices are from legs, by the height: 0 near them, 1 where a skirt is wide. */
function wideOf({ positions: p }: SkinSurface, { joints, chains, height }: RigSkeleton): Float32Array {
  const legs = chains.filter(({ kind }) => kind === 'leg').map((chain) => chain.joints.map((j) => joints[j].at));
  return Float32Array.from({ length: p.length / 3 }, (_, u) => {
    const at: Vec3 = [p[3 * u], p[3 * u + 1], p[3 * u + 2]];
    let away = Infinity;
    for (const leg of legs)
      for (let k = 1; k < leg.length; k++) {
        const bone = V3.sub(leg[k], leg[k - 1]);
        const t = V3.dot(V3.sub(at, leg[k - 1]), bone) / Math.max(1e-12, V3.dot(bone, bone));
        away = Math.min(away, V3.distance(at, V3.lerp(leg[k - 1], leg[k], Math.max(0, Math.min(1, t)))));
      }
    return Math.max(0, Math.min(1, (away / height - SLIM) / (WIDE - SLIM)));
  });
}

/** The joint that two limbs hang on both. */
function findStem(joints: RigSkeleton['joints'], limbOf: Int32Array, a: number, b: number): number {
  const above = (limb: number): Set<number> => {
    const out = new Set<number>();
    for (let j = limbOf.indexOf(limb); j >= 0; j = joints[j].parent) out.add(j);
    return out;
  };
  const others = above(b);
  for (const j of above(a)) if (others.has(j)) return j;
  return 0;
}

/** Marks what hangs together of some skin where any of it starts: what both limbs share is cloth if it reaches far from the trunk. */
function growWithin({ first, next }: SkinSurface, isOf: Uint8Array, starts: (u: number) => boolean): Uint8Array {
  const out = new Uint8Array(isOf.length);
  const stack: number[] = [];
  for (let u = 0; u < out.length; u++) {
    if (!isOf[u] || !starts(u)) continue;
    out[u] = 1;
    stack.push(u);
  }
  for (let u = stack.pop(); u !== undefined; u = stack.pop())
    for (let i = first[u]; i < first[u + 1]; i++) {
      const v = next[i];
      if (!isOf[v] || out[v]) continue;
      out[v] = 1;
      stack.push(v);
    }
  return out;
}

/** Per vertex whether skin of some kind is near, along the surface: 1 within one thickness, fading to 0 beyond two. */
function findNear(
  { positions: p, first, next }: SkinSurface,
  thickness: Float32Array,
  isSource: (u: number) => boolean,
): Float32Array {
  const way = new Float32Array(thickness.length).fill(Infinity);
  let waiting: number[] = [];
  for (let u = 0; u < way.length; u++) {
    if (!isSource(u)) continue;
    way[u] = 0;
    waiting.push(u);
  }
  // ways along edges, shortened until none gets shorter: none is long
  while (waiting.length) {
    const later: number[] = [];
    for (const u of waiting)
      for (let i = first[u]; i < first[u + 1]; i++) {
        const v = next[i];
        const d = way[u] + Math.hypot(p[3 * u] - p[3 * v], p[3 * u + 1] - p[3 * v + 1], p[3 * u + 2] - p[3 * v + 2]);
        if (d >= way[v] || d > 2 * thickness[v]) continue;
        way[v] = d;
        later.push(v);
      }
    waiting = later;
  }
  return way.map((d, u) => (d === 0 ? 1 : d === Infinity ? 0 : Math.max(0, Math.min(1, 2 - d / thickness[u]))));
}
