import { nextSide, previousSide, type Surface } from '../mesh/index.ts';
import { type CutGraph, cutSideAt } from './cut-graph.ts';

/** Chains of cut edges between nodes (singular points, branches, borders). One integer translation belongs to each chain. */
export interface Segments {
  count: number;
  /** First and last vertex. */
  from: number[];
  to: number[];
  /** Quarter turns from the left of the chain to its right. */
  turn: number[];
  /** Segment of each cut side, -1 elsewhere; and 1 where the side runs with its segment (its face lies left), 3F. */
  ofSide: Int32Array;
  forward: Uint8Array;
}

/** Whether the cuts that meet at v end there. */
export function isNode(cuts: CutGraph, index: Int8Array, v: number): boolean {
  return cuts.degree[v] > 0 && (cuts.degree[v] !== 2 || index[v] !== 0);
}

/** Walks all chains from node to node. */
export function traceSegments(s: Surface, cuts: CutGraph, index: Int8Array): Segments {
  const ofSide = new Int32Array(s.vertex.length).fill(-1);
  const forward = new Uint8Array(s.vertex.length);
  const out: Segments = { count: 0, from: [], to: [], turn: [], ofSide, forward };
  for (let c = 0; c < s.vertex.length; c++) {
    if (!cuts.cut[c] || ofSide[c] >= 0 || !isNode(cuts, index, s.vertex[c])) continue;
    out.from.push(s.vertex[c]);
    out.turn.push(cuts.turn[c]);
    let at = c;
    for (;;) {
      ofSide[at] = ofSide[s.twin[at]] = out.count;
      forward[at] = 1;
      const v = s.vertex[nextSide(at)];
      if (isNode(cuts, index, v)) {
        out.to.push(v);
        break;
      }
      // the other cut edge at v: starts after the twin of this one
      at = cutSideAt(s, cuts.cut, v, s.twin[at]);
    }
    out.count++;
  }
  return out;
}

/** The cut sides crossed going counter-clockwise around v from side `start`, as sides of the faces that are left. */
export function crossingsAround(s: Surface, cuts: CutGraph, start: number): number[] {
  const out: number[] = [];
  let c = start;
  do {
    const back = previousSide(c);
    if (cuts.cut[back]) out.push(back);
    c = s.twin[back];
  } while (c >= 0 && c !== start);
  return out;
}
