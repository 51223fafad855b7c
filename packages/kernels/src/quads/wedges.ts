import { previousSide, type Surface } from '../mesh/index.ts';
import type { CutGraph } from './cut-graph.ts';
import type { Matching } from './matching.ts';
import { traceSegments } from './segments.ts';
import { crossForm, type Form, solveTranslations, turnForm, walkStart } from './translations.ts';

/**
 * The unknowns of a seamless map. A wedge is the part of a vertex between cuts; its complex coordinate is
 * i^turn x[base] + sum of coefficient x[generator]. Unknowns: one per regular vertex, then the generators.
 */
export interface WedgeSystem {
  wedges: number;
  /** Wedge of each corner, 3F. */
  ofCorner: Int32Array;
  /** Unknown each wedge follows, -1 for none; and quarter turns. */
  base: Int32Array;
  turn: Int8Array;
  /** Sparse forms: wedge w has generators[start[w]..], with complex coefficients (2 per entry). */
  start: Int32Array;
  generator: Int32Array;
  coefficient: Float64Array;
  unknowns: number;
  /** The first unknown that is a generator: from here on all must become integers. */
  firstGenerator: number;
  /** First wedge of each vertex, V, and of each wedge the quarter turns from that one. */
  firstWedge: Int32Array;
  turnFromFirst: Int8Array;
  /** Vertex of each wedge; a vertex's wedges follow each other. */
  vertexOf: Int32Array;
}

/** Sets up wedges and their forms. */
export function buildWedges(s: Surface, matching: Matching, cuts: CutGraph): WedgeSystem {
  const seg = traceSegments(s, cuts, matching.index);
  const moves = solveTranslations(s, cuts, seg, matching.index);
  const vertices = s.positions.length / 3;
  const ofCorner = new Int32Array(s.vertex.length).fill(-1);
  const base: number[] = [];
  const turns: number[] = [];
  const owner: number[] = [];
  const first = new Int32Array(vertices).fill(-1);
  const start = [0];
  const generator: number[] = [];
  const coefficient: number[] = [];
  let regular = 0;
  for (let v = 0; v < vertices; v++) if (s.side[v] >= 0 && !moves.singular.has(v)) regular++;
  let next = 0;
  for (let v = 0; v < vertices; v++) {
    if (s.side[v] < 0) continue;
    const begin = walkStart(s, cuts, matching.index, v, moves.start);
    const own = moves.singular.get(v);
    let form: Form = own ? own.slice() : new Float64Array(moves.generators * 2);
    const unknown = own ? -1 : next++;
    let turn = 0;
    first[v] = base.length;
    const open = (): void => {
      base.push(unknown);
      owner.push(v);
      turns.push(turn & 3);
      for (let g = 0; g < moves.generators; g++) {
        if (form[g * 2] === 0 && form[g * 2 + 1] === 0) continue;
        generator.push(regular + g);
        coefficient.push(form[g * 2], form[g * 2 + 1]);
      }
      start.push(generator.length);
    };
    open();
    let c = begin;
    for (;;) {
      ofCorner[c] = base.length - 1;
      const back = previousSide(c);
      c = s.twin[back];
      if (c < 0 || c === begin) break;
      if (!cuts.cut[back]) continue;
      const move = crossForm(seg, cuts, back, moves.segment[seg.ofSide[back]]);
      form = turnForm(form.slice(), cuts.turn[back]);
      for (let i = 0; i < form.length; i++) form[i] += move[i];
      turn += cuts.turn[back];
      open();
    }
  }
  return {
    wedges: base.length,
    ofCorner,
    base: Int32Array.from(base),
    turn: Int8Array.from(turns),
    start: Int32Array.from(start),
    generator: Int32Array.from(generator),
    coefficient: Float64Array.from(coefficient),
    unknowns: regular + moves.generators,
    firstGenerator: regular,
    firstWedge: first,
    turnFromFirst: Int8Array.from(turns),
    vertexOf: Int32Array.from(owner),
  };
}

/** Coordinates of all wedges from the unknowns: out = E x. */
export function wedgeValues(sys: WedgeSystem, x: Float64Array, out: Float64Array): void {
  for (let w = 0; w < sys.wedges; w++) {
    let re = 0;
    let im = 0;
    const b = sys.base[w];
    if (b >= 0) {
      const xr = x[b * 2];
      const xi = x[b * 2 + 1];
      const k = sys.turn[w];
      re = k === 0 ? xr : k === 1 ? -xi : k === 2 ? -xr : xi;
      im = k === 0 ? xi : k === 1 ? xr : k === 2 ? -xi : -xr;
    }
    for (let e = sys.start[w]; e < sys.start[w + 1]; e++) {
      const g = sys.generator[e] * 2;
      const a = sys.coefficient[e * 2];
      const c = sys.coefficient[e * 2 + 1];
      re += a * x[g] - c * x[g + 1];
      im += a * x[g + 1] + c * x[g];
    }
    out[w * 2] = re;
    out[w * 2 + 1] = im;
  }
}

/** Vector of a side in its face's combed frame. */
export function combedSide(cuts: CutGraph, matching: Matching, c: number, out: Float64Array): void {
  const x = matching.local[c * 2];
  const y = matching.local[c * 2 + 1];
  const k = cuts.comb[Math.floor(c / 3)];
  out[0] = k === 0 ? x : k === 1 ? -y : k === 2 ? -x : y;
  out[1] = k === 0 ? y : k === 1 ? x : k === 2 ? -y : -x;
}
