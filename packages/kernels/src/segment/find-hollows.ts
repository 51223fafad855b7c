import { V3, type Vec3 } from '../math/index.ts';
import { type Bvh, isOccluded } from '../spatial/index.ts';
import type { Contacts } from './contacts.ts';
import type { PatchGraph } from './patches.ts';

/** Folds deeper than this are looked at, radians. */
const FOLD = 0.25;
const RAYS = 24;
/** Share of the rays that come out where a fold is not in a hollow. */
const OPEN = 0.45;
const TURN = Math.PI * (3 - Math.sqrt(5));

/**
 * Finds folds within hollows: patches of thin walls along valleys from which little of the outside is seen, such as those around the floor of a cup. The same wall bends
 * the other way on its outer side, and nobody who sees the whole takes that for the border of two parts. 1 for such patches.
 */
export function findHollows(graph: PatchGraph, walls: Contacts, bvh: Bvh, diagonal: number): Uint8Array {
  const isWall = new Uint8Array(graph.count);
  for (const ends of [walls.a, walls.b]) for (const n of ends) isWall[n] = 1;
  const isFold = new Uint8Array(graph.count);
  for (let e = 0; e < graph.a.length; e++)
    if (graph.bend[e] > FOLD && isWall[graph.a[e]] && isWall[graph.b[e]]) isFold[graph.a[e]] = isFold[graph.b[e]] = 1;
  return isFold.map((fold, n) => (fold && opennessOf(graph, n, bvh, diagonal) < OPEN ? 1 : 0));
}

/** The same graph with folds within hollows as flat as they are from without. */
export function flattenHollows(graph: PatchGraph, isHollow: ArrayLike<number>): PatchGraph {
  const bend = graph.bend.map((x, e) => (x > 0 && isHollow[graph.a[e]] && isHollow[graph.b[e]] ? 0 : x));
  return { ...graph, bend };
}

/** Share of cosine-weighted rays from a patch that meet nothing. */
function opennessOf({ centre, normal, area }: PatchGraph, n: number, bvh: Bvh, diagonal: number): number {
  const up: Vec3 = [normal[3 * n], normal[3 * n + 1], normal[3 * n + 2]];
  if (V3.length(up) === 0) return 1;
  const u = V3.perpendicular(up);
  const v = V3.cross(up, u);
  // The middle of a patch in a fold may lie a little below the surface.
  const [x, y, z] = V3.addScaled([centre[3 * n], centre[3 * n + 1], centre[3 * n + 2]], up, 0.3 * Math.sqrt(area[n]));
  let open = 0;
  for (let i = 0; i < RAYS; i++) {
    const s = Math.sqrt((i + 0.5) / RAYS);
    const d = V3.addScaled(
      V3.addScaled(V3.scale(up, Math.sqrt(1 - s * s)), u, s * Math.cos(i * TURN)),
      v,
      s * Math.sin(i * TURN),
    );
    if (!isOccluded(bvh, x, y, z, d[0], d[1], d[2], diagonal)) open++;
  }
  return open / RAYS;
}
