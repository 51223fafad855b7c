import type { RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import type { Influences } from './influences.ts';
import { findLimbs, trunkOf } from './part-limbs.ts';
import type { SkinSurface } from './skin-surface.ts';

/** Parts of the mean edge at each of two vertices, and of the diagonal, that they may be apart. */
const NEAR = 0.75;
const REACH = 0.01;
/** What the shares of both must have in common: jaws and skulls have nothing. */
const ALIKE = 0.65;
/** What the trunk has of both at least: sleeves do not take robes along, nor gloves skirts. */
const TRUNK = 0.9;

/**
 * Joins shells of the trunk, neck and head where they go into each other and follow much the same: each vertex is next to the nearest of another shell as well. Shares that are evened
 * out over such a surface do not let a neck slip out of the breast that it stands in. Fixed vertices are left alone. Cost: in proportion to the vertices.
 */
export function sewShells(
  shares: Influences,
  surface: SkinSurface,
  skeleton: RigSkeleton,
  fixed: Uint8Array,
): SkinSurface {
  const { positions: p, first, next, shell, shells, diagonal } = surface;
  if (shells < 2) return surface;
  const count = fixed.length;
  const reach = reachOf(surface, count);
  const cell = REACH * diagonal;
  const side = Math.ceil(1 / REACH) + 3;
  const keyOf = (u: number, dx: number, dy: number, dz: number): number =>
    ((Math.floor(p[3 * u] / cell) + dx) * side + Math.floor(p[3 * u + 1] / cell) + dy) * side +
    Math.floor(p[3 * u + 2] / cell) +
    dz;
  const cells = new Map<number, number[]>();
  for (let u = 0; u < count; u++) {
    if (fixed[u]) continue;
    const list = cells.get(keyOf(u, 0, 0, 0));
    if (list) list.push(u);
    else cells.set(keyOf(u, 0, 0, 0), [u]);
  }
  const nearest = (u: number): number => {
    let [best, least] = [-1, reach[u]];
    for (let dx = -1; dx < 2; dx++)
      for (let dy = -1; dy < 2; dy++)
        for (let dz = -1; dz < 2; dz++)
          for (const v of cells.get(keyOf(u, dx, dy, dz)) ?? []) {
            if (shell[v] === shell[u]) continue;
            const d = Math.hypot(p[3 * u] - p[3 * v], p[3 * u + 1] - p[3 * v + 1], p[3 * u + 2] - p[3 * v + 2]);
            if (d < least && d < reach[v]) [best, least] = [v, d];
          }
    return best;
  };
  const limbOf = findLimbs(skeleton);
  const areTrunk = (u: number, v: number): boolean =>
    [u, v].every((w) => trunkOf(shares, limbOf, w) > TRUNK) && alike(shares, u, v) >= ALIKE;
  const added: number[][] = [];
  for (let u = 0; u < count; u++) {
    const v = fixed[u] ? -1 : nearest(u);
    if (v < 0 || !areTrunk(u, v) || added[v]?.includes(u)) continue;
    added[u] ??= [];
    added[v] ??= [];
    added[u].push(v);
    added[v].push(u);
  }
  const sewnFirst = new Int32Array(count + 1);
  const sewnNext: number[] = [];
  for (let u = 0; u < count; u++) {
    for (let i = first[u]; i < first[u + 1]; i++) sewnNext.push(next[i]);
    // each twice, as edges are
    for (const v of added[u] ?? []) sewnNext.push(v, v);
    sewnFirst[u + 1] = sewnNext.length;
  }
  return { ...surface, first: sewnFirst, next: Int32Array.from(sewnNext) };
}

/** How far a vertex of another shell may be, metres. */
function reachOf({ positions: p, first, next, diagonal }: SkinSurface, count: number): Float32Array {
  return Float32Array.from({ length: count }, (_, u) => {
    let sum = 0;
    for (let i = first[u]; i < first[u + 1]; i++)
      sum += Math.hypot(
        p[3 * u] - p[3 * next[i]],
        p[3 * u + 1] - p[3 * next[i] + 1],
        p[3 * u + 2] - p[3 * next[i] + 2],
      );
    return Math.min(REACH * diagonal, (NEAR * sum) / Math.max(1, first[u + 1] - first[u]));
  });
}

/** What the shares of two vertices have in common, 0 to 1. */
function alike({ joint, weight }: Influences, u: number, v: number): number {
  let sum = 0;
  for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++)
    for (let i = KEPT * v; i < KEPT * v + KEPT && joint[i] >= 0; i++)
      if (joint[k] === joint[i]) sum += Math.min(weight[k], weight[i]);
  return sum;
}
