import { DisjointSets } from '../math/index.ts';
import type { PatchGraph } from './patches.ts';

/** Regions: neighbours of one class (and one name, if given) with no valley between them that is deeper than `valley`, radians. Region of each patch. */
export function floodRegions(
  graph: PatchGraph,
  label: Int32Array,
  valley: number,
  name: ArrayLike<number> | undefined,
): Int32Array {
  const sets = new DisjointSets(graph.count);
  for (let e = 0; e < graph.a.length; e++) {
    const [a, b] = [graph.a[e], graph.b[e]];
    if (label[a] === label[b] && graph.bend[e] <= valley && (!name || name[a] === name[b])) sets.join(a, b);
  }
  return sets.number();
}
