import { DisjointSets } from '../math/index.ts';
import type { PatchGraph } from './patches.ts';

/** Pieces below this share of their part, and of the whole, are specks where they lie in the midst of another part. */
const SPECK = 0.25;
const SMALL = 0.02;
/** Share of a speck's rim that the part around it has. */
const AROUND = 0.6;

/** Gives small pieces of parts that lie in the midst of other parts to those: what a part has elsewhere is not seen to belong to it. Part of each patch. */
export function joinIslands(graph: PatchGraph, part: Int32Array): Int32Array {
  const sets = new DisjointSets(graph.count);
  for (let e = 0; e < graph.a.length; e++) if (part[graph.a[e]] === part[graph.b[e]]) sets.join(graph.a[e], graph.b[e]);
  const piece = sets.number();
  const pieces = piece.reduce((m, p) => Math.max(m, p), -1) + 1;
  const area = new Float64Array(pieces);
  const ofPart = new Float64Array(part.reduce((m, p) => Math.max(m, p), -1) + 1);
  let total = 0;
  for (let n = 0; n < graph.count; n++) {
    area[piece[n]] += graph.area[n];
    ofPart[part[n]] += graph.area[n];
    total += graph.area[n];
  }
  const rims = Array.from({ length: pieces }, () => new Map<number, number>());
  for (let e = 0; e < graph.a.length; e++) {
    const [i, j] = [graph.a[e], graph.b[e]];
    if (piece[i] === piece[j]) continue;
    rims[piece[i]].set(part[j], (rims[piece[i]].get(part[j]) ?? 0) + graph.border[e]);
    rims[piece[j]].set(part[i], (rims[piece[j]].get(part[i]) ?? 0) + graph.border[e]);
  }
  const out = part.slice();
  for (let n = 0; n < graph.count; n++) {
    const p = piece[n];
    if (area[p] > SPECK * ofPart[part[n]] || area[p] > SMALL * total) continue;
    const rim = [...rims[p].values()].reduce((s, l) => s + l, 0);
    for (const [q, length] of rims[p]) if (length > AROUND * rim) out[n] = q;
  }
  return out;
}
