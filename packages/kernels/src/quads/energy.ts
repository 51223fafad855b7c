import { nextSide, previousSide } from '../mesh/index.ts';
import type { CutGraph } from './cut-graph.ts';
import type { CreasedSurface } from './isotropic.ts';
import type { Matching } from './matching.ts';
import { combedSide, type WedgeSystem } from './wedges.ts';

/** Components of wedges that a crease or border holds to one grid line: wedge * 2 + component, and the line each belongs to. */
export interface GridLines {
  count: number;
  entry: number[];
  line: number[];
}

/**
 * The quadratic energy of a map: sum over triangle sides of cotangent weight * |difference - side in the cross's frame / h|^2, which is the
 * integral of |gradient - cross / h|^2. Sides between the same wedges are merged.
 */
export interface MapEnergy {
  from: Int32Array;
  to: Int32Array;
  weight: Float64Array;
  /** Wanted differences summed into the wedges, 2 per wedge. */
  pull: Float64Array;
}

/** Weighs every side; `h` (F) is the wanted side of a quad, `faceWeight` (F) stiffens single triangles. */
export function buildEnergy(
  input: CreasedSurface,
  matching: Matching,
  cuts: CutGraph,
  sys: WedgeSystem,
  h: Float64Array,
  faceWeight: Float64Array,
): MapEnergy {
  const { surface: s } = input;
  const n = s.vertex.length;
  const from = new Int32Array(n);
  const to = new Int32Array(n);
  const weight = new Float64Array(n);
  const pull = new Float64Array(sys.wedges * 2);
  const d = new Float64Array(2);
  let count = 0;
  const slot = new Int32Array(n).fill(-1);
  for (let c = 0; c < n; c++) {
    const w = cotangentOf(matching.local, c) * faceWeight[Math.floor(c / 3)];
    const a = sys.ofCorner[c];
    const b = sys.ofCorner[nextSide(c)];
    combedSide(cuts, matching, c, d);
    for (let k = 0; k < 2; k++) {
      pull[b * 2 + k] += (w * d[k]) / h[Math.floor(c / 3)];
      pull[a * 2 + k] -= (w * d[k]) / h[Math.floor(c / 3)];
    }
    const t = s.twin[c];
    if (t >= 0 && t < c && !cuts.cut[c]) {
      weight[slot[t]] += w;
      continue;
    }
    slot[c] = count;
    from[count] = a;
    to[count] = b;
    weight[count++] = w;
  }
  return { from: from.subarray(0, count), to: to.subarray(0, count), weight: weight.subarray(0, count), pull };
}

/** Half the cotangent of the angle opposite a side, kept positive. */
function cotangentOf(local: Float64Array, c: number): number {
  const a = nextSide(c) * 2;
  const b = previousSide(c) * 2;
  const dot = -(local[a] * local[b] + local[a + 1] * local[b + 1]);
  const cross = Math.abs(local[a] * local[b + 1] - local[a + 1] * local[b]);
  const cot = cross > 1e-300 ? dot / cross : 10;
  return Math.min(10, Math.max(0.02, cot)) / 2;
}

/** Joins the sharp sides that lie on one grid line each: their ends agree in the component across the side. */
export function findGridLines(input: CreasedSurface, matching: Matching, cuts: CutGraph, sys: WedgeSystem): GridLines {
  const root = new Int32Array(sys.wedges * 2).fill(-1);
  const find = (i: number): number => {
    let at = i;
    while (root[at] !== at) at = root[at] = root[root[at]];
    return at;
  };
  const d = new Float64Array(2);
  for (let c = 0; c < input.sharp.length; c++) {
    if (!input.sharp[c]) continue;
    combedSide(cuts, matching, c, d);
    const component = Math.abs(d[0]) > Math.abs(d[1]) ? 1 : 0;
    const a = sys.ofCorner[c] * 2 + component;
    const b = sys.ofCorner[nextSide(c)] * 2 + component;
    if (root[a] < 0) root[a] = a;
    if (root[b] < 0) root[b] = b;
    root[find(a)] = find(b);
  }
  const number = new Map<number, number>();
  const out: GridLines = { count: 0, entry: [], line: [] };
  for (let i = 0; i < root.length; i++) {
    if (root[i] < 0) continue;
    const r = find(i);
    let line = number.get(r);
    if (line === undefined) number.set(r, (line = out.count++));
    out.entry.push(i);
    out.line.push(line);
  }
  return out;
}
