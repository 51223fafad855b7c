import type { RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import { dropJoints } from './drop-joints.ts';
import type { Influences } from './influences.ts';
import { findLimbs } from './part-limbs.ts';
import type { SkinSurface } from './skin-surface.ts';

/** What lies around an island is of one limb, or the trunk, to this share at least. */
const AROUND = 0.9;

/**
 * Gives islands back to what they lie in: skin whose own limb, or the trunk, has the most of its skin elsewhere in the same piece, and which is surrounded by
 * one other alone. The hem of a sleeve that rests on a robe is nearer to the hips than to the arm, and the end of a wing whose bones are too short to the flank; no limb is in
 * two places. Fixed vertices stay. Cost: in proportion to the edges.
 */
export function joinIslands(shares: Influences, surface: SkinSurface, skeleton: RigSkeleton, fixed: Uint8Array): void {
  const limbOf = findLimbs(skeleton);
  const label = labelSkin(shares, limbOf, skeleton.chains.length, fixed.length);
  const { piece, size } = listPieces(surface, (a, b) => label[a] === label[b]);
  // the largest piece of each label in each shell is at home
  const home = new Map<number, number>();
  const keyOf = (u: number): number => surface.shell[u] * (skeleton.chains.length + 1) + label[u] + 1;
  for (let u = 0; u < fixed.length; u++) {
    const best = home.get(keyOf(u));
    if (best === undefined || size[piece[u]] > size[best]) home.set(keyOf(u), piece[u]);
  }
  const isHome = (u: number): boolean => home.get(keyOf(u)) === piece[u];
  const lost = listPieces(surface, (a, b) => !isHome(a) && !isHome(b));
  const members = new Map<number, number[]>();
  for (let u = 0; u < fixed.length; u++) {
    if (isHome(u)) continue;
    const list = members.get(lost.piece[u]);
    if (list) list.push(u);
    else members.set(lost.piece[u], [u]);
  }
  const { first, next } = surface;
  for (const list of members.values()) {
    const around = new Map<number, number>();
    let all = 0;
    for (const u of list)
      for (let i = first[u]; i < first[u + 1]; i++) {
        if (!isHome(next[i])) continue;
        around.set(label[next[i]], (around.get(label[next[i]]) ?? 0) + 1);
        all++;
      }
    const [owner, count] = [...around].sort((a, b) => b[1] - a[1])[0] ?? [-1, 0];
    if (!all || count < AROUND * all) continue;
    const soft = list.filter((u) => !fixed[u]);
    dropJoints(shares, soft, surface, (joint) => limbOf[joint] !== owner, skeleton.joints.length);
  }
}

/** Per vertex the limb that has the most of it, -1 for the trunk. */
function labelSkin({ joint, weight }: Influences, limbOf: Int32Array, limbs: number, count: number): Int32Array {
  const sums = new Float64Array(limbs + 1);
  return Int32Array.from({ length: count }, (_, u) => {
    sums.fill(0);
    let best = 0;
    for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++) {
      const c = limbOf[joint[k]] + 1;
      sums[c] += weight[k];
      if (sums[c] > sums[best]) best = c;
    }
    return best - 1;
  });
}

/** What hangs together by edges between like vertices: a number per vertex, and how many vertices each has. */
function listPieces(
  { first, next, shell }: SkinSurface,
  isLike: (a: number, b: number) => boolean,
): { piece: Int32Array; size: number[] } {
  const piece = new Int32Array(shell.length).fill(-1);
  const size: number[] = [];
  const stack: number[] = [];
  for (let u = 0; u < piece.length; u++) {
    if (piece[u] >= 0) continue;
    piece[u] = size.length;
    stack.push(u);
    let count = 0;
    for (let v = stack.pop(); v !== undefined; v = stack.pop()) {
      count++;
      for (let i = first[v]; i < first[v + 1]; i++) {
        const w = next[i];
        if (piece[w] >= 0 || !isLike(v, w)) continue;
        piece[w] = piece[u];
        stack.push(w);
      }
    }
    size.push(count);
  }
  return { piece, size };
}
