import { nextSide, previousSide, type Surface } from '../mesh/index.ts';
import { faceNormals } from './vector.ts';

/** How the crosses of neighbouring triangles fit. */
export interface Matching {
  /**
   * Quarter turns per side: coordinates z in this triangle's frame read i^turn z across the side, 3F (0..3; 0 on borders).
   */
  turn: Int8Array;
  /** Coordinates of each side's vector in its triangle's frame, 6F. */
  local: Float64Array;
  /** Quarter turns around each inner vertex, mod 4, -1 on borders: 0 is regular. */
  index: Int8Array;
}

/** Fits the crosses across every edge by the least turn after unfolding. q is changed by `comb` only; run this again after that. */
export function matchCrosses(s: Surface, q: Float64Array): Matching {
  const { positions: p, vertex, twin } = s;
  const local = sideCoordinates(s, q);
  const turn = new Int8Array(vertex.length);
  for (let c = 0; c < vertex.length; c++) {
    const t = twin[c];
    if (t < c) continue;
    // the same edge vector in both frames: angle of the twin's frame relative to this one
    const ax = local[c * 2];
    const ay = local[c * 2 + 1];
    const bx = -local[t * 2];
    const by = -local[t * 2 + 1];
    const k = Math.round(Math.atan2(ax * by - ay * bx, ax * bx + ay * by) / (Math.PI / 2));
    turn[c] = k & 3;
    turn[t] = -k & 3;
  }
  const index = new Int8Array(p.length / 3);
  for (let v = 0; v < index.length; v++) index[v] = turnsAround(s, turn, v);
  return { turn, local, index };
}

function sideCoordinates(s: Surface, q: Float64Array): Float64Array {
  const { positions: p, vertex } = s;
  const n = faceNormals(p, vertex);
  const out = new Float64Array(vertex.length * 2);
  for (let c = 0; c < vertex.length; c++) {
    const f = c - (c % 3);
    const a = vertex[c] * 3;
    const b = vertex[nextSide(c)] * 3;
    const x = p[b] - p[a];
    const y = p[b + 1] - p[a + 1];
    const z = p[b + 2] - p[a + 2];
    out[c * 2] = x * q[f] + y * q[f + 1] + z * q[f + 2];
    out[c * 2 + 1] =
      x * (n[f + 1] * q[f + 2] - n[f + 2] * q[f + 1]) +
      y * (n[f + 2] * q[f] - n[f] * q[f + 2]) +
      z * (n[f] * q[f + 1] - n[f + 1] * q[f]);
  }
  return out;
}

function turnsAround(s: Surface, turn: Int8Array, v: number): number {
  const start = s.side[v];
  if (start < 0 || s.twin[start] < 0) return -1;
  let c = start;
  let k = 0;
  do {
    const back = previousSide(c);
    k += turn[back];
    c = s.twin[back];
  } while (c !== start);
  return k & 3;
}
