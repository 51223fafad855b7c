import { nextSide, type Surface } from '../mesh/index.ts';
import type { CutGraph } from './cut-graph.ts';
import type { WedgeSystem } from './wedges.ts';

/**
 * The points of a triangle surface cut into n x n smaller triangles each, with the grid point nearest to every one, per face. A
 * point on a cut has one rounding, carried over the cut by its exact integer transition, so that the grid never tears.
 */
export interface Lattice {
  n: number;
  /** Points per face, (n + 1)(n + 2) / 2, in rows of growing j. */
  perFace: number;
  /** Number of distinct points. */
  count: number;
  /** Point of each face's slot. */
  point: Int32Array;
  /** Rounded coordinates per slot, 2 each. */
  cell: Int32Array;
  /** Coordinates per slot, 2 each. */
  value: Float64Array;
}

/** Index of point (i, j) within a face. */
export function slotOf(n: number, i: number, j: number): number {
  return j * (n + 1) - (j * (j - 1)) / 2 + i;
}

function turned(x: number, y: number, k: number, component: number): number {
  const t = k & 3;
  if (component === 0) return t === 0 ? x : t === 1 ? -y : t === 2 ? -x : y;
  return t === 0 ? y : t === 1 ? x : t === 2 ? -y : -x;
}

/** Lays n x n small triangles into every face and rounds their corners. `value` are the coordinates of all wedges. */
export function layLattice(s: Surface, cuts: CutGraph, sys: WedgeSystem, value: Float64Array, n: number): Lattice {
  const faces = s.vertex.length / 3;
  const perFace = ((n + 1) * (n + 2)) / 2;
  const out: Lattice = {
    n,
    perFace,
    count: 0,
    point: new Int32Array(faces * perFace),
    cell: new Int32Array(faces * perFace * 2),
    value: new Float64Array(faces * perFace * 2),
  };
  const rounded = roundWedges(sys, value);
  const edgeFirst = new Int32Array(s.vertex.length).fill(-1);
  out.count = s.positions.length / 3;
  for (let c = 0; c < s.vertex.length; c++) {
    if (s.twin[c] >= 0 && s.twin[c] < c) continue;
    edgeFirst[c] = out.count;
    out.count += n - 1;
  }
  for (let f = 0; f < faces; f++) layFace(s, cuts, sys, value, rounded, edgeFirst, f, out);
  return out;
}

function roundWedges(sys: WedgeSystem, value: Float64Array): Int32Array {
  const out = new Int32Array(sys.wedges * 2);
  let first = 0;
  for (let w = 0; w < sys.wedges; w++) {
    // wedges of one vertex follow each other; the first has turn 0 by its own count
    if (w === 0 || sys.vertexOf[w] !== sys.vertexOf[w - 1]) {
      first = w;
      for (let k = 0; k < 2; k++) out[w * 2 + k] = Math.round(value[w * 2 + k]);
      continue;
    }
    for (let k = 0; k < 2; k++) {
      const move = Math.round(
        value[w * 2 + k] - turned(value[first * 2], value[first * 2 + 1], sys.turnFromFirst[w], k),
      );
      out[w * 2 + k] = turned(out[first * 2], out[first * 2 + 1], sys.turnFromFirst[w], k) + move;
    }
  }
  return out;
}

function layFace(
  s: Surface,
  cuts: CutGraph,
  sys: WedgeSystem,
  value: Float64Array,
  rounded: Int32Array,
  edgeFirst: Int32Array,
  f: number,
  out: Lattice,
): void {
  const { n, perFace } = out;
  const w = [0, 1, 2].map((k) => sys.ofCorner[f * 3 + k]);
  for (let j = 0; j <= n; j++) {
    for (let i = 0; i + j <= n; i++) {
      const slot = f * perFace + slotOf(n, i, j);
      const a = (n - i - j) / n;
      for (let k = 0; k < 2; k++) {
        out.value[slot * 2 + k] =
          a * value[w[0] * 2 + k] + (i / n) * value[w[1] * 2 + k] + (j / n) * value[w[2] * 2 + k];
      }
      const corner = i === n ? 1 : j === n ? 2 : i + j === 0 ? 0 : -1;
      const side = corner >= 0 ? -1 : j === 0 ? 0 : i + j === n ? 1 : i === 0 ? 2 : -1;
      if (corner >= 0) {
        out.point[slot] = s.vertex[f * 3 + corner];
        out.cell[slot * 2] = rounded[w[corner] * 2];
        out.cell[slot * 2 + 1] = rounded[w[corner] * 2 + 1];
      } else if (side < 0) {
        out.point[slot] = out.count++;
        for (let k = 0; k < 2; k++) out.cell[slot * 2 + k] = Math.round(out.value[slot * 2 + k]);
      } else {
        const step = side === 0 ? i : side === 1 ? j : n - j;
        laySidePoint(s, cuts, sys, value, edgeFirst, f * 3 + side, step, slot, out);
      }
    }
  }
}

/** A point on a side: rounded in the face that owns the edge and carried over. */
function laySidePoint(
  s: Surface,
  cuts: CutGraph,
  sys: WedgeSystem,
  value: Float64Array,
  edgeFirst: Int32Array,
  c: number,
  step: number,
  slot: number,
  out: Lattice,
): void {
  const own = edgeFirst[c] >= 0;
  const o = own ? c : s.twin[c];
  const at = own ? step : out.n - step;
  const a = sys.ofCorner[o] * 2;
  const b = sys.ofCorner[nextSide(o)] * 2;
  const t = at / out.n;
  const x = Math.round(value[a] + (value[b] - value[a]) * t);
  const y = Math.round(value[a + 1] + (value[b + 1] - value[a + 1]) * t);
  out.point[slot] = edgeFirst[o] + at - 1;
  if (own) {
    out.cell[slot * 2] = x;
    out.cell[slot * 2 + 1] = y;
    return;
  }
  const here = sys.ofCorner[nextSide(c)] * 2;
  for (let k = 0; k < 2; k++) {
    const move = Math.round(value[here + k] - turned(value[a], value[a + 1], cuts.turn[o], k));
    out.cell[slot * 2 + k] = turned(x, y, cuts.turn[o], k) + move;
  }
}
