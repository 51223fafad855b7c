import { DisjointSets } from '../math/index.ts';
import type { PatchGraph } from './patches.ts';
import { PointGrid } from './point-grid.ts';

/** Patches of different shells that touch, or nearly: ends, and about how long the contact is, metres. */
export interface Contacts {
  a: Int32Array;
  b: Int32Array;
  length: Float64Array;
}

/**
 * Finds where shells touch: patches of different shells whose middles are less than `reach` metres apart. What stands apart is linked to the nearest of the
 * rest by a contact of next to no length, so that it can be joined last, when there are too many parts.
 */
export function findContacts(graph: PatchGraph, reach: number): Contacts {
  const { centre: c, count, shell, area } = graph;
  const grid = new PointGrid(c, reach);
  const a: number[] = [];
  const b: number[] = [];
  const length: number[] = [];
  for (let n = 0; n < count; n++) {
    grid.near(c[3 * n], c[3 * n + 1], c[3 * n + 2], (m, d) => {
      if (m <= n || shell[m] === shell[n]) return;
      a.push(n);
      b.push(m);
      length.push(0.35 * Math.sqrt(Math.min(area[n], area[m])) * (1 - d / reach));
    });
  }
  bridgeGaps(graph, a, b, length);
  return { a: Int32Array.from(a), b: Int32Array.from(b), length: Float64Array.from(length) };
}

/** Patches of a piece that are tried as ends of a bridge, at most. */
const ENDS = 40;

function bridgeGaps(graph: PatchGraph, a: number[], b: number[], length: number[]): void {
  const { centre: c, count } = graph;
  const sets = new DisjointSets(count);
  for (let e = 0; e < graph.a.length; e++) sets.join(graph.a[e], graph.b[e]);
  for (let e = 0; e < a.length; e++) sets.join(a[e], b[e]);
  const pieces: number[][] = [];
  for (const [n, piece] of sets.number().entries()) (pieces[piece] ??= []).push(n);
  pieces.sort((p, q) => p.length - q.length || p[0] - q[0]);
  for (const piece of pieces) {
    let best = Number.POSITIVE_INFINITY;
    let [from, to] = [-1, -1];
    const stride = Math.ceil(piece.length / ENDS);
    for (let k = 0; k < piece.length; k += stride) {
      const i = piece[k];
      for (let j = 0; j < count; j++) {
        const d = (c[3 * i] - c[3 * j]) ** 2 + (c[3 * i + 1] - c[3 * j + 1]) ** 2 + (c[3 * i + 2] - c[3 * j + 2]) ** 2;
        if (d < best && sets.find(j) !== sets.find(i)) [best, from, to] = [d, i, j];
      }
    }
    if (from < 0) return;
    sets.join(from, to);
    a.push(from);
    b.push(to);
    length.push(1e-6 * Math.sqrt(graph.area[from]));
  }
}
