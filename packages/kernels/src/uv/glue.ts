import type { Chart } from './chart.ts';
import { visitCrossings } from './outline.ts';
import type { Flattened } from './patches.ts';
import { nextCorner, type Topology } from './topology.ts';

/** How a chart B is laid beside a chart A: a turn, a shift and a small change of scale, and which edges become one. */
export interface Glue {
  /** u' = cos u - sin v + x, v' = sin u + cos v + y; scale is in cos and sin. */
  cos: number;
  sin: number;
  x: number;
  y: number;
  /** Local corners of A and of B that are two sides of one edge. */
  sewn: [number, number][];
  /** Share of the smallest box that the two fill, less for long ones. */
  fill: number;
}

/** The two lengths of an edge may differ by this much. */
const SCALE_MAX = 1.2;
/** Boxes longer than this leave room beside them: their area counts as that of a box of these sides. */
const LONG_MAX = 1.25;
/** Vertices this far apart, in edge lengths, are drawn together. */
const GAP_MAX = 0.06;

/**
 * Lays chart B beside A along one edge (`corners`: local corner in A and in B, the two sides of it) and sews what falls
 * together next to it. Undefined where the edge differs in length or the outlines then meet.
 */
export function tryGlue(t: Topology, a: Flattened, b: Flattened, corners: [number, number]): Glue | undefined {
  const move = alignment(a, b, corners);
  if (!move) return undefined;
  const laid = layBorder(b, move);
  const sewn = sew(t, a, b, corners, laid);
  const joint = joinOutlines(a, b, laid, sewn);
  let clear = true;
  visitCrossings(joint, () => {
    clear = false;
    return false;
  });
  if (!clear) return undefined;
  return {
    ...move,
    sewn,
    fill: (areaIn(a, 1) + areaIn(b, move.cos ** 2 + move.sin ** 2)) / boxArea(joint.ends, joint.uv),
  };
}

/** The chart of both. Undefined where drawing vertices together would overturn a triangle of B. */
export function glue(a: Flattened, b: Flattened, how: Glue): Flattened | undefined {
  const shift = a.chart.vertexCount;
  const corner = a.chart.corners.length;
  const renamed = renameSewn(a.chart, b.chart, how.sewn);
  const place = new Int32Array(b.chart.vertexCount);
  let count = shift;
  for (let v = 0; v < place.length; v++) place[v] = renamed.get(v) ?? count++;
  const uv = new Float64Array(2 * count);
  const source = new Int32Array(count);
  uv.set(a.flat.uv);
  source.set(a.chart.source);
  for (let v = 0; v < place.length; v++) {
    if (place[v] < shift) continue;
    const [x, y] = [b.flat.uv[2 * v], b.flat.uv[2 * v + 1]];
    uv[2 * place[v]] = how.cos * x - how.sin * y + how.x;
    uv[2 * place[v] + 1] = how.sin * x + how.cos * y + how.y;
    source[place[v]] = b.chart.source[v];
  }
  const corners = join(
    a.chart.corners,
    b.chart.corners.map((v) => place[v]),
  );
  const twin = join(
    a.chart.twin,
    b.chart.twin.map((c) => (c < 0 ? -1 : c + corner)),
  );
  for (const [p, q] of how.sewn) {
    twin[p] = q + corner;
    twin[q + corner] = p;
  }
  const rest = new Float64Array(a.flat.rest.length + b.flat.rest.length);
  rest.set(a.flat.rest);
  rest.set(b.flat.rest, a.flat.rest.length);
  for (let c = corner; c < corners.length; c += 3) if (!(turned(uv, corners, c) > 0)) return undefined;
  const chart = { faces: [...a.chart.faces, ...b.chart.faces], corners, vertexCount: count, twin, source, euler: 1 };
  return { chart, flat: { corners, rest, uv, vertexCount: count } };
}

function join(a: Int32Array, b: Int32Array): Int32Array {
  const out = new Int32Array(a.length + b.length);
  out.set(a);
  out.set(b, a.length);
  return out;
}

function turned(uv: Float64Array, corners: Int32Array, c: number): number {
  const [p, q, r] = [2 * corners[c], 2 * corners[c + 1], 2 * corners[c + 2]];
  return (uv[q] - uv[p]) * (uv[r + 1] - uv[p + 1]) - (uv[r] - uv[p]) * (uv[q + 1] - uv[p + 1]);
}

/** What brings B's edge onto A's: it runs the other way there. */
function alignment(a: Flattened, b: Flattened, [p, q]: [number, number]): Omit<Glue, 'sewn' | 'fill'> | undefined {
  const [a0, a1] = [2 * a.chart.corners[p], 2 * a.chart.corners[nextCorner(p)]];
  const [b0, b1] = [2 * b.chart.corners[nextCorner(q)], 2 * b.chart.corners[q]];
  const [ax, ay] = [a.flat.uv[a1] - a.flat.uv[a0], a.flat.uv[a1 + 1] - a.flat.uv[a0 + 1]];
  const [bx, by] = [b.flat.uv[b1] - b.flat.uv[b0], b.flat.uv[b1 + 1] - b.flat.uv[b0 + 1]];
  const l2 = bx * bx + by * by;
  const scale2 = (ax * ax + ay * ay) / Math.max(l2, 1e-30);
  if (!(scale2 < SCALE_MAX ** 2 && scale2 * SCALE_MAX ** 2 > 1)) return undefined;
  const cos = (ax * bx + ay * by) / l2;
  const sin = (ay * bx - ax * by) / l2;
  const x = a.flat.uv[a0] - cos * b.flat.uv[b0] + sin * b.flat.uv[b0 + 1];
  const y = a.flat.uv[a0 + 1] - sin * b.flat.uv[b0] - cos * b.flat.uv[b0 + 1];
  return { cos, sin, x, y };
}

/** B's border vertices where they are laid; others stay at 0. */
function layBorder(b: Flattened, m: { cos: number; sin: number; x: number; y: number }): Float64Array {
  const out = new Float64Array(b.flat.uv.length);
  for (let c = 0; c < b.chart.twin.length; c++) {
    if (b.chart.twin[c] >= 0) continue;
    const v = 2 * b.chart.corners[c];
    out[v] = m.cos * b.flat.uv[v] - m.sin * b.flat.uv[v + 1] + m.x;
    out[v + 1] = m.sin * b.flat.uv[v] + m.cos * b.flat.uv[v + 1] + m.y;
  }
  return out;
}

/** The hinge, and on from both its ends while the next edges of the two borders are the same and fall together. */
function sew(t: Topology, a: Flattened, b: Flattened, first: [number, number], laid: Float64Array): [number, number][] {
  const sewn: [number, number][] = [first];
  const border = { a: borderCorners(a.chart), b: borderCorners(b.chart) };
  for (const forward of [true, false]) {
    let [p, q] = first;
    for (;;) {
      // Along A's border one way is along B's the other way.
      p = forward ? border.a.from[a.chart.corners[nextCorner(p)]] : border.a.to[a.chart.corners[p]];
      q = forward ? border.b.to[b.chart.corners[q]] : border.b.from[b.chart.corners[nextCorner(q)]];
      if (t.twin[globalCorner(a.chart, p)] !== globalCorner(b.chart, q) || sewn.some(([o]) => o === p)) break;
      const u = 2 * a.chart.corners[forward ? nextCorner(p) : p];
      const v = 2 * b.chart.corners[forward ? q : nextCorner(q)];
      const w = 2 * a.chart.corners[forward ? p : nextCorner(p)];
      const gap = Math.hypot(a.flat.uv[u] - laid[v], a.flat.uv[u + 1] - laid[v + 1]);
      const length = Math.hypot(a.flat.uv[u] - a.flat.uv[w], a.flat.uv[u + 1] - a.flat.uv[w + 1]);
      if (!(gap < GAP_MAX * length)) break;
      sewn.push([p, q]);
    }
  }
  return sewn;
}

function globalCorner(chart: Chart, c: number): number {
  return 3 * chart.faces[(c / 3) | 0] + (c % 3);
}

/** Border corner that starts at each vertex, and that ends there. */
function borderCorners(chart: Chart): { from: Int32Array; to: Int32Array } {
  const from = new Int32Array(chart.vertexCount).fill(-1);
  const to = new Int32Array(chart.vertexCount).fill(-1);
  for (let c = 0; c < chart.twin.length; c++) {
    if (chart.twin[c] >= 0) continue;
    from[chart.corners[c]] = c;
    to[chart.corners[nextCorner(c)]] = c;
  }
  return { from, to };
}

/** The vertex of A that each sewn vertex of B becomes. */
function renameSewn(a: Chart, b: Chart, sewn: readonly [number, number][]): Map<number, number> {
  const renamed = new Map<number, number>();
  for (const [p, q] of sewn) {
    renamed.set(b.corners[q], a.corners[nextCorner(p)]);
    renamed.set(b.corners[nextCorner(q)], a.corners[p]);
  }
  return renamed;
}

function joinOutlines(a: Flattened, b: Flattened, laid: Float64Array, sewn: readonly [number, number][]) {
  const shift = a.chart.vertexCount;
  const uv = new Float64Array(a.flat.uv.length + laid.length);
  uv.set(a.flat.uv);
  uv.set(laid, 2 * shift);
  const renamed = renameSewn(a.chart, b.chart, sewn);
  const inside = { a: new Set(sewn.map(([p]) => p)), b: new Set(sewn.map(([, q]) => q)) };
  const ends: number[] = [];
  const collect = (chart: Chart, without: ReadonlySet<number>, name: (v: number) => number): void => {
    for (let c = 0; c < chart.twin.length; c++)
      if (chart.twin[c] < 0 && !without.has(c)) ends.push(name(chart.corners[c]), name(chart.corners[nextCorner(c)]));
  };
  collect(a.chart, inside.a, (v) => v);
  collect(b.chart, inside.b, (v) => renamed.get(v) ?? v + shift);
  return { ends: Int32Array.from(ends), uv };
}

function areaIn({ flat }: Flattened, scale2: number): number {
  let sum = 0;
  for (let c = 0; c < flat.corners.length; c += 3) sum += turned(flat.uv, flat.corners, c);
  return (sum * scale2) / 2;
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
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
    const long = Math.max(x1 - x0, y1 - y0) / LONG_MAX;
    best = Math.min(best, Math.max((x1 - x0) * (y1 - y0), long * long));
  }
  return Math.max(best, 1e-30);
}
