import type { RigJoint } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import { createStrainTest } from './edge-strains.ts';
import { createMix, type Influences } from './influences.ts';
import type { SkinSurface } from './skin-surface.ts';

/** Times that strained edges are looked for: what is torn over many edges gives way from one to the next. */
const SWEEPS = 130;
/**
 * Axes that vertices are gone through along, to and fro, one after the other: what is drawn along by one edge draws the next along in the same sweep. -1 is by
 * their number: where limits take back what is drawn along, axes alone never come to rest.
 */
const ORDERS = [-1, 1, -1, 0, -1, 2];
/** By how much more than is needed the ends of an edge give way: those next to it take some of it back. Seams get wide in half as many sweeps as with 1.7. */
const EAGER = 1.9;

/**
 * Draws the ends of each edge that a joint strains too far together by as much as makes it good, to and fro, until none is left: all else keeps what it
 * has. `kept`: shares that a vertex may have; `limit` sets one right that has been changed. Fixed vertices stay. Source: after Müller et al.,
 * "Position based dynamics", 2007, with shares for places.
 */
export function easeEdges(
  shares: Influences,
  surface: Pick<SkinSurface, 'positions' | 'first' | 'next'>,
  joints: readonly RigJoint[],
  { fixed, limit, kept }: { fixed: Uint8Array; limit: (vertex: number) => void; kept: number },
): void {
  const { positions } = surface;
  const { first, next } = listOnce(surface);
  const strainOf = createStrainTest(shares, positions, joints);
  const mix = createMix(joints.length);
  // both ends of an edge as they were
  const before: Influences = { joint: new Int16Array(2 * KEPT), weight: new Float32Array(2 * KEPT) };
  const store = (u: number, end: number): void => {
    for (let k = 0; k < KEPT; k++) {
      before.joint[KEPT * end + k] = shares.joint[KEPT * u + k];
      before.weight[KEPT * end + k] = shares.weight[KEPT * u + k];
    }
  };
  const draw = (u: number, end: number, part: number): void => {
    if (fixed[u]) return;
    mix.add(before, end, 1 - part);
    mix.add(before, 1 - end, part);
    mix.settle(shares, u, kept);
    limit(u);
  };
  const isEased = (u: number, v: number): boolean => {
    const strain = strainOf(u, v);
    if (strain <= 1 || (fixed[u] && fixed[v])) return false;
    const halves = fixed[u] || fixed[v] ? 1 : 2;
    const part = Math.min(1, EAGER * (1 - 1 / strain)) / halves;
    store(u, 0);
    store(v, 1);
    draw(u, 0, part);
    draw(v, 1, part);
    return true;
  };
  const ways = ORDERS.map((axis) => orderAlong(positions, axis));
  let watched: readonly number[] = Array.from(fixed, (_, u) => u);
  /** The last sweep that each vertex is looked at in, and that its edges were. */
  const turn = new Int32Array(fixed.length);
  const done = new Int32Array(fixed.length).fill(-1);
  for (let sweep = 0; sweep < SWEEPS && watched.length; sweep++) {
    const later: number[] = [];
    const watch = (u: number): void => {
      if (turn[u] > sweep) return;
      turn[u] = sweep + 1;
      later.push(u);
    };
    const { order, rank } = ways[(sweep >> 1) % ways.length];
    const ranks = Int32Array.from(watched, (u) => rank[u]).sort();
    for (let n = 0; n < ranks.length; n++) {
      const u = order[ranks[sweep % 2 ? ranks.length - 1 - n : n]];
      done[u] = sweep;
      for (let i = first[u]; i < first[u + 1]; i++) {
        const v = next[i];
        // an edge whose ends are both looked at has its turn with the first
        if (done[v] === sweep || !isEased(u, v)) continue;
        for (const end of [u, v]) {
          watch(end);
          for (let k = first[end]; k < first[end + 1]; k++) watch(next[k]);
        }
      }
    }
    watched = later;
  }
}

/** Neighbours of each vertex once, though two faces share the edge. */
function listOnce({ first, next }: Pick<SkinSurface, 'first' | 'next'>): Pick<SkinSurface, 'first' | 'next'> {
  const out = { first: new Int32Array(first.length), next: new Int32Array(next.length) };
  const seen = new Int32Array(first.length).fill(-1);
  let count = 0;
  for (let u = 0; u + 1 < first.length; u++) {
    for (let i = first[u]; i < first[u + 1]; i++) {
      if (seen[next[i]] === u) continue;
      seen[next[i]] = u;
      out.next[count++] = next[i];
    }
    out.first[u + 1] = count;
  }
  return out;
}

/** Vertices by their place along an axis, or by their number without one, and the place in that order of each. */
function orderAlong(p: Float32Array, axis: number): { order: Int32Array; rank: Int32Array } {
  const order = Int32Array.from({ length: p.length / 3 }, (_, u) => u);
  if (axis >= 0) order.sort((a, b) => p[3 * a + axis] - p[3 * b + axis] || a - b);
  const rank = new Int32Array(order.length);
  order.forEach((u, at) => {
    rank[u] = at;
  });
  return { order, rank };
}
