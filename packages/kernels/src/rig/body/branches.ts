import type { Voxels } from './voxels.ts';
import { COST_MAX, createWalker, type Walk } from './walk.ts';

/** A branch of the curve skeleton: where it ends, and the way through the middle of the body from there. */
export interface Branch {
  /** Cells from the tip to the root, all the way. */
  path: Int32Array;
  /** How many of them are its own: the rest belongs to branches found before. */
  own: number;
  /** How far the tip is from the surface of what it grows from, cells. */
  reach: number;
}

const BRANCHES_MAX = 28;

/**
 * The curve skeleton of a body as a tree of branches: the tip farthest from what there is joins it along the most central way, until no tip
 * stands out by `least` cells. Source: Sato et al., "TEASAR: tree-structure extraction algorithm", 2000; distances to the tree instead of balls
 * around it, so that a fat trunk hides no limb.
 */
export function growBranches({ solid, size }: Voxels, radius: Float32Array, root: number, least: number): Branch[] {
  const walk = createWalker(solid, size);
  const central = walk([root], centralCost(solid, radius));
  const onTree = new Uint8Array(solid.length);
  onTree[root] = 1;
  const near = walk([root]);
  const branches: Branch[] = [];
  const cells: number[] = [];
  for (let i = 0; i < solid.length; i++) if (solid[i] && near.far[i] >= 0) cells.push(i);
  while (branches.length < BRANCHES_MAX) {
    let tip = -1;
    let most = least;
    for (const i of cells) {
      const out = near.far[i] / 10 - 1.2 * radius[near.start[i]];
      if (out > most) [most, tip] = [out, i];
    }
    if (tip < 0) break;
    const path: number[] = [];
    for (let i = tip; ; i = central.from[i]) {
      path.push(i);
      if (central.from[i] === i) break;
    }
    let own = path.findIndex((i) => onTree[i]);
    if (own < 0) own = path.length;
    const fresh = path.slice(0, Math.max(1, own));
    for (const i of fresh) onTree[i] = 1;
    walk(fresh, undefined, near);
    branches.push({ path: Int32Array.from(path), own: Math.max(1, own), reach: most });
  }
  return branches;
}

/** Cheap in the middle, dear along walls. */
export function centralCost(solid: Uint8Array, radius: Float32Array): Uint8Array {
  const cost = new Uint8Array(solid.length);
  for (let i = 0; i < solid.length; i++)
    if (solid[i]) cost[i] = Math.max(1, Math.min(COST_MAX, Math.round(70 / (radius[i] + 0.2) ** 1.6)));
  return cost;
}

/** The middle of a body's longest way, moved to where it is thickest nearby. */
export function findCentre({ solid, size }: Voxels, radius: Float32Array): number {
  const walk = createWalker(solid, size);
  let thickest = 0;
  for (let i = 0; i < solid.length; i++) if (radius[i] > radius[thickest]) thickest = i;
  const a = farthest(walk([thickest]));
  const way = walk([a]);
  const b = farthest(way);
  let i = b;
  while (way.far[i] * 2 > way.far[b]) i = way.from[i];
  return climb(i, radius, size);
}

function farthest({ far }: Walk): number {
  let best = 0;
  for (let i = 0; i < far.length; i++) if (far[i] > far[best]) best = i;
  return best;
}

/** Up the distances to a local maximum. */
export function climb(start: number, radius: Float32Array, [nx, ny]: readonly [number, number, number]): number {
  let at = start;
  for (;;) {
    let best = at;
    for (let z = -2; z <= 2; z++)
      for (let y = -2; y <= 2; y++)
        for (let x = -2; x <= 2; x++) {
          const j = at + (z * ny + y) * nx + x;
          if (radius[j] > radius[best]) best = j;
        }
    if (best === at) return at;
    at = best;
  }
}
