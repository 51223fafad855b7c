import { nextSide, previousSide, type Surface } from '../mesh/index.ts';
import type { Matching } from './matching.ts';

/** A surface opened so that all crosses can be combed to one direction, with the edges where the combed directions disagree. */
export interface CutGraph {
  /** Quarter turns to comb each face's frame, F. */
  comb: Int8Array;
  /** Quarter turns across each side after combing, 3F: 0 except on cuts. */
  turn: Int8Array;
  /** 1 on sides (both of an edge) that are cut, 3F. */
  cut: Uint8Array;
  /** Number of cut edges at each vertex, V. */
  degree: Int32Array;
  /** Connected piece of each face, F, and their number. */
  piece: Int32Array;
  pieces: number;
}

/**
 * Grows a tree over the faces, combs along it, and takes the edges that the tree does not cross as cuts; ends of cuts at regular vertices
 * wither. What stays joins all singular points, and opens all handles, of each piece: the rest is a disk.
 */
export function cutOpen(s: Surface, matching: Matching): CutGraph {
  const faces = s.vertex.length / 3;
  const comb = new Int8Array(faces);
  const piece = new Int32Array(faces).fill(-1);
  const cut = new Uint8Array(faces * 3).fill(1);
  const queue = new Int32Array(faces);
  let pieces = 0;
  for (let seed = 0; seed < faces; seed++) {
    if (piece[seed] >= 0) continue;
    let tail = 0;
    queue[tail++] = seed;
    piece[seed] = pieces;
    for (let head = 0; head < tail; head++) {
      const f = queue[head];
      for (let c = f * 3; c < f * 3 + 3; c++) {
        const t = s.twin[c];
        if (t < 0) continue;
        const g = Math.floor(t / 3);
        if (piece[g] >= 0) continue;
        piece[g] = pieces;
        comb[g] = (comb[f] - matching.turn[c]) & 3;
        cut[c] = cut[t] = 0;
        queue[tail++] = g;
      }
    }
    pieces++;
  }
  const turn = new Int8Array(faces * 3);
  for (let c = 0; c < turn.length; c++) {
    const t = s.twin[c];
    if (t < 0) cut[c] = 0;
    else turn[c] = (matching.turn[c] + comb[Math.floor(t / 3)] - comb[Math.floor(c / 3)]) & 3;
  }
  const degree = wither(s, matching.index, cut);
  return { comb, turn, cut, degree, piece, pieces };
}

function wither(s: Surface, index: Int8Array, cut: Uint8Array): Int32Array {
  const degree = new Int32Array(index.length);
  for (let c = 0; c < cut.length; c++) if (cut[c]) degree[s.vertex[c]]++;
  const stack: number[] = [];
  for (let v = 0; v < index.length; v++) if (degree[v] === 1 && index[v] === 0) stack.push(v);
  while (stack.length) {
    const v = stack.pop() as number;
    if (degree[v] !== 1) continue;
    const c = cutSideAt(s, cut, v);
    const u = s.vertex[nextSide(c)];
    cut[c] = cut[s.twin[c]] = 0;
    degree[v]--;
    degree[u]--;
    if (degree[u] === 1 && index[u] === 0) stack.push(u);
  }
  return degree;
}

/** A cut side that starts at v, after the side `after` counter-clockwise if given. -1 when there is none. */
export function cutSideAt(s: Surface, cut: Uint8Array, v: number, after = -1): number {
  const start = after >= 0 ? after : s.side[v];
  let c = start;
  if (after < 0 && cut[c]) return c;
  do {
    c = s.twin[previousSide(c)];
    if (c >= 0 && cut[c]) return c;
  } while (c >= 0 && c !== start);
  return -1;
}
