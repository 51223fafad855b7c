import type { Surface } from '../mesh/index.ts';
import { type CutGraph, cutSideAt } from './cut-graph.ts';
import { crossingsAround, isNode, type Segments } from './segments.ts';

/** Complex coefficients over the generators: re, im per generator. */
export type Form = Float64Array;

/**
 * The integer freedom of a seamless map, without redundancy: every segment's translation and every singular point as a linear
 * form with Gaussian-integer coefficients in a few free `generators` (positions of singular points, translations of handles).
 * Each node's closure (going once around it ends where it began) fixes the translation of its branch towards a root, leaves first;
 * so no rounding can tear the map.
 */
export interface Translations {
  generators: number;
  /** Per segment, left to right. */
  segment: Form[];
  /** Form of the position of singular points (in the wedge that starts at `start`), by vertex. */
  singular: Map<number, Form>;
  /** Side where the walk around each node starts. */
  start: Map<number, number>;
}

/** Multiplies by i^k in place. */
export function turnForm(form: Form, k: number): Form {
  for (let r = k & 3; r > 0; r--) {
    for (let g = 0; g < form.length; g += 2) {
      const x = form[g];
      form[g] = -form[g + 1];
      form[g + 1] = x;
    }
  }
  return form;
}

function addTo(a: Form, b: Form, scale = 1): Form {
  for (let i = 0; i < a.length; i++) a[i] += b[i] * scale;
  return a;
}

/** The translation met on crossing a cut side from its face, given its segment's form. */
export function crossForm(seg: Segments, cuts: CutGraph, side: number, form: Form): Form {
  const out = form.slice();
  if (seg.forward[side]) return out;
  turnForm(out, cuts.turn[side]);
  return addTo(new Float64Array(out.length), out, -1);
}

/** Chooses the generators and expresses everything else in them. */
export function solveTranslations(s: Surface, cuts: CutGraph, seg: Segments, index: Int8Array): Translations {
  const { order, parent } = rootForest(seg, index);
  const tree = new Set(parent.values());
  const ids = new Map<string, number>();
  for (let e = 0; e < seg.count; e++) if (!tree.has(e)) ids.set(`t${e}`, ids.size);
  for (const v of order) {
    if (parent.has(v) && index[v] < 0) ids.set(`t${parent.get(v)}`, ids.size);
    if (parent.has(v) && index[v] > 0) ids.set(`p${v}`, ids.size);
  }
  const n = ids.size;
  const unit = (key: string): Form => {
    const out = new Float64Array(n * 2);
    out[(ids.get(key) as number) * 2] = 1;
    return out;
  };
  const segment: Form[] = [];
  for (let e = 0; e < seg.count; e++) if (ids.has(`t${e}`)) segment[e] = unit(`t${e}`);
  const singular = new Map<number, Form>();
  const start = new Map<number, number>();
  for (let i = order.length - 1; i >= 0; i--) {
    const v = order[i];
    const first = index[v] < 0 ? s.side[v] : cutSideAt(s, cuts.cut, v);
    start.set(v, first);
    if (index[v] < 0) continue;
    const up = parent.get(v);
    const sides = crossingsAround(s, cuts, first);
    const sum = new Float64Array(n * 2);
    let unknown = -1;
    let after = 0;
    let total = 0;
    for (const side of sides) {
      turnForm(sum, cuts.turn[side]);
      total += cuts.turn[side];
      if (up !== undefined && seg.ofSide[side] === up) {
        unknown = side;
        after = 0;
      } else {
        addTo(sum, crossForm(seg, cuts, side, segment[seg.ofSide[side]]));
        if (unknown >= 0) after += cuts.turn[side];
      }
    }
    const whole = total & 3;
    if (up === undefined) {
      if (whole) singular.set(v, divideByClosure(sum, whole));
      continue;
    }
    if (whole) singular.set(v, unit(`p${v}`));
    segment[up] = closeNode(sum, whole, singular.get(v), seg, cuts, unknown, after);
  }
  return { generators: n, segment, singular, start };
}

/** The parent's translation from sum + i^after cross(t) = (1 - i^whole) p. */
function closeNode(
  sum: Form,
  whole: number,
  p: Form | undefined,
  seg: Segments,
  cuts: CutGraph,
  side: number,
  after: number,
): Form {
  const out = new Float64Array(sum.length);
  addTo(out, sum, -1);
  if (p) {
    addTo(out, p);
    addTo(out, turnForm(p.slice(), whole), -1);
  }
  turnForm(out, -after);
  if (seg.forward[side]) return out;
  // the crossing read -i^turn t
  return turnForm(out, 2 - cuts.turn[side]);
}

/** sum / (1 - i^k) */
function divideByClosure(sum: Form, k: number): Form {
  const half = new Float64Array(sum.length);
  addTo(half, sum, 0.5);
  return k === 2 ? half : addTo(half.slice(), turnForm(half.slice(), k === 1 ? 1 : 3));
}

/** A spanning forest of nodes: roots on borders where there are any, else at a singular point, else anywhere. */
function rootForest(seg: Segments, index: Int8Array): { order: number[]; parent: Map<number, number> } {
  const at = new Map<number, number[]>();
  for (let e = 0; e < seg.count; e++) {
    for (const v of [seg.from[e], seg.to[e]]) {
      const list = at.get(v);
      if (list) list.push(e);
      else at.set(v, [e]);
    }
  }
  const rate = (v: number): number => (index[v] < 0 ? 0 : index[v] & 1 ? 1 : index[v] === 2 ? 2 : 3);
  const nodes = [...at.keys()].sort((a, b) => rate(a) - rate(b) || a - b);
  const seen = new Set<number>();
  const order: number[] = [];
  const parent = new Map<number, number>();
  for (const root of nodes) {
    if (seen.has(root)) continue;
    seen.add(root);
    let head = order.length;
    order.push(root);
    for (; head < order.length; head++) {
      for (const e of at.get(order[head]) as number[]) {
        const u = seg.from[e] === order[head] ? seg.to[e] : seg.from[e];
        if (seen.has(u)) continue;
        seen.add(u);
        parent.set(u, e);
        order.push(u);
      }
    }
  }
  return { order, parent };
}

/** Whether the walk around v has to begin at a cut; convenience for callers that walk all vertices. */
export function walkStart(s: Surface, cuts: CutGraph, index: Int8Array, v: number, start: Map<number, number>): number {
  const known = start.get(v);
  if (known !== undefined) return known;
  if (index[v] < 0 || cuts.degree[v] === 0 || isNode(cuts, index, v)) return s.side[v];
  return cutSideAt(s, cuts.cut, v);
}
