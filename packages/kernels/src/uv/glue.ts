import { areaTwice } from './join.ts';
import { visitCrossings } from './outline.ts';
import type { Flattened } from './patches.ts';
import { nextCorner, type Topology } from './topology.ts';

/** How a chart B is laid beside a chart A: a turn, a shift and a small change of scale, and which edges become one. */
export interface Glue extends Move {
  /** Local corners of A and of B that are two sides of one edge. */
  sewn: [number, number][];
  /** Share of the smallest box that the two fill, less for long ones. */
  fill: number;
}

/** u' = cos u - sin v + x, v' = sin u + cos v + y; scale is in cos and sin. */
interface Move {
  cos: number;
  sin: number;
  x: number;
  y: number;
}

/** A chart as seen from outside. Border vertices are numbered from 0 by their place in `corner`. */
export interface Side extends Flattened {
  /** Border corners; each starts at the border vertex of the same number. */
  corner: Int32Array;
  /** Border vertex of each vertex, -1 inside. */
  slot: Int32Array;
  /** Border corner that ends at each border vertex, by number. */
  before: Int32Array;
  area: number;
}

/** The two lengths of an edge may differ by this much. */
const SCALE_MAX = 1.2;
/** Boxes longer than this leave room beside them: their area counts as that of a box of these sides. */
const LONG_MAX = 1.25;
/** Vertices this far apart, in edge lengths, are drawn together. */
const GAP_MAX = 0.06;

/** Looks at a chart from outside. */
export function sideOf({ chart, flat }: Flattened): Side {
  const slot = new Int32Array(chart.vertexCount).fill(-1);
  let count = 0;
  for (let c = 0; c < chart.twin.length; c++) if (chart.twin[c] < 0) slot[chart.corners[c]] = count++;
  const corner = new Int32Array(count);
  const before = new Int32Array(count);
  let twice = 0;
  for (let c = 0; c < chart.twin.length; c++) {
    if (c % 3 === 0) twice += areaTwice(flat.uv, chart.corners, c);
    if (chart.twin[c] >= 0) continue;
    corner[slot[chart.corners[c]]] = c;
  }
  for (let i = 0; i < count; i++) before[slot[chart.corners[nextCorner(corner[i])]]] = i;
  return { chart, flat, corner, slot, before, area: twice / 2 };
}

/**
 * Lays chart B beside A along one edge (`corners`: local corner in A and in B, the two sides of it) and sews what falls
 * together next to it. Undefined where the edge differs in length or the outlines then meet.
 */
export function tryGlue(t: Topology, a: Side, b: Side, corners: [number, number]): Glue | undefined {
  const move = alignment(a, b, corners);
  if (!move) return undefined;
  const uv = new Float64Array(2 * (a.corner.length + b.corner.length));
  layInto(uv, 0, a, { cos: 1, sin: 0, x: 0, y: 0 });
  layInto(uv, 2 * a.corner.length, b, move);
  const sewn = sew(t, a, b, corners, uv);
  const ends = joinOutlines(a, b, sewn);
  const fill = (a.area + b.area * (move.cos ** 2 + move.sin ** 2)) / boxArea(ends, uv);
  let clear = true;
  visitCrossings({ ends, uv }, () => {
    clear = false;
    return false;
  });
  return clear ? { ...move, sewn, fill } : undefined;
}

/** What brings B's edge onto A's: it runs the other way there. */
function alignment(a: Side, b: Side, [p, q]: [number, number]): Move | undefined {
  const [a0, a1] = [2 * a.chart.corners[p], 2 * a.chart.corners[nextCorner(p)]];
  const [b0, b1] = [2 * b.chart.corners[nextCorner(q)], 2 * b.chart.corners[q]];
  const [u, v] = [a.flat.uv, b.flat.uv];
  const [ax, ay] = [u[a1] - u[a0], u[a1 + 1] - u[a0 + 1]];
  const [bx, by] = [v[b1] - v[b0], v[b1 + 1] - v[b0 + 1]];
  const l2 = bx * bx + by * by;
  const scale2 = (ax * ax + ay * ay) / Math.max(l2, 1e-30);
  if (!(scale2 < SCALE_MAX ** 2 && scale2 * SCALE_MAX ** 2 > 1)) return undefined;
  const cos = (ax * bx + ay * by) / l2;
  const sin = (ay * bx - ax * by) / l2;
  const x = u[a0] - cos * v[b0] + sin * v[b0 + 1];
  const y = u[a0 + 1] - sin * v[b0] - cos * v[b0 + 1];
  return { cos, sin, x, y };
}

/** Border vertices where they are laid. */
function layInto(out: Float64Array, at: number, { chart, flat, corner }: Side, m: Move): void {
  for (let i = 0; i < corner.length; i++) {
    const v = 2 * chart.corners[corner[i]];
    out[at + 2 * i] = m.cos * flat.uv[v] - m.sin * flat.uv[v + 1] + m.x;
    out[at + 2 * i + 1] = m.sin * flat.uv[v] + m.cos * flat.uv[v + 1] + m.y;
  }
}

/** The hinge, and on from both its ends while the next edges of the two borders are the same and fall together. */
function sew(t: Topology, a: Side, b: Side, first: [number, number], uv: Float64Array): [number, number][] {
  const sewn: [number, number][] = [first];
  const start = (s: Side, c: number): number => s.slot[s.chart.corners[c]];
  const end = (s: Side, c: number): number => s.slot[s.chart.corners[nextCorner(c)]];
  for (const forward of [true, false]) {
    let [p, q] = first;
    // The two ways round may not meet: a chart has an outline.
    for (let left = Math.min(a.corner.length, b.corner.length) - sewn.length - 1; left > 0; left--) {
      // Along A's border one way is along B's the other way.
      p = a.corner[forward ? end(a, p) : a.before[start(a, p)]];
      q = b.corner[forward ? b.before[start(b, q)] : end(b, q)];
      if (t.twin[meshCorner(a, p)] !== meshCorner(b, q)) break;
      const u = 2 * (forward ? end(a, p) : start(a, p));
      const w = 2 * (forward ? start(a, p) : end(a, p));
      const v = 2 * (a.corner.length + (forward ? start(b, q) : end(b, q)));
      const gap = Math.hypot(uv[u] - uv[v], uv[u + 1] - uv[v + 1]);
      const length = Math.hypot(uv[u] - uv[w], uv[u + 1] - uv[w + 1]);
      if (!(gap < GAP_MAX * length)) break;
      sewn.push([p, q]);
    }
  }
  return sewn;
}

function meshCorner({ chart }: Side, c: number): number {
  return 3 * chart.faces[(c / 3) | 0] + (c % 3);
}

/** Ends of the pieces of the joint outline: A's border vertices, then B's, without what is sewn. */
function joinOutlines(a: Side, b: Side, sewn: Glue['sewn']): Int32Array {
  const shift = a.corner.length;
  const name = new Int32Array(b.corner.length);
  for (let i = 0; i < name.length; i++) name[i] = i + shift;
  const gone = new Uint8Array(shift + b.corner.length);
  for (const [p, q] of sewn) {
    const [p0, p1] = [a.slot[a.chart.corners[p]], a.slot[a.chart.corners[nextCorner(p)]]];
    const [q0, q1] = [b.slot[b.chart.corners[q]], b.slot[b.chart.corners[nextCorner(q)]]];
    name[q0] = p1;
    name[q1] = p0;
    gone[p0] = 1;
    gone[shift + q0] = 1;
  }
  const ends = new Int32Array(2 * (gone.length - 2 * sewn.length));
  let n = 0;
  for (let i = 0; i < gone.length; i++) {
    if (gone[i]) continue;
    const j = i - shift;
    ends[n++] = j < 0 ? i : name[j];
    ends[n++] =
      j < 0 ? a.slot[a.chart.corners[nextCorner(a.corner[i])]] : name[b.slot[b.chart.corners[nextCorner(b.corner[j])]]];
  }
  return ends;
}

/** Area of the smallest box about an outline, of 12 turns within 90 degrees. A long one counts for more. */
function boxArea(ends: Int32Array, uv: Float64Array): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 12; i++) {
    const c = Math.cos((i * Math.PI) / 24);
    const s = Math.sin((i * Math.PI) / 24);
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let e = 0; e < ends.length; e += 2) {
      const x = c * uv[2 * ends[e]] - s * uv[2 * ends[e] + 1];
      const y = s * uv[2 * ends[e]] + c * uv[2 * ends[e] + 1];
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
    const long = Math.max(x1 - x0, y1 - y0) / LONG_MAX;
    best = Math.min(best, Math.max((x1 - x0) * (y1 - y0), long * long));
  }
  return Math.max(best, 1e-30);
}
