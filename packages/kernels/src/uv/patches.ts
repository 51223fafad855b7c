import type { Flat } from './arap.ts';
import { type Chart, makeChart, slitChart } from './chart.ts';
import { flatten } from './flatten.ts';
import { createHeap } from './heap.ts';
import { isHopeless, judgeInPlace } from './judge.ts';
import { nextCorner, type Topology } from './topology.ts';

/** A patch in the plane, covering no point of it twice. */
export interface Flattened {
  chart: Chart;
  flat: Flat;
}

/**
 * Flattens one patch; where it will not lie flat as it is, once more with a slit to its deepest point. Undefined where it will not
 * lie flat either way. A single triangle always does.
 */
export function tryPatch(t: Topology, faces: number[], stretchMax: number): Flattened | undefined {
  const chart = makeChart(t, faces);
  if (chart.euler !== 1) return undefined;
  const first = flattenChart(t, chart, stretchMax);
  if (first || faces.length < 6) return first;
  const slit = slitChart(t, chart);
  return slit && slit.euler === 1 ? flattenChart(t, slit, stretchMax) : undefined;
}

function flattenChart(t: Topology, chart: Chart, stretchMax: number): Flattened | undefined {
  const flat = flatten(t, chart, (trial) => isHopeless(trial, stretchMax));
  return flat && judgeInPlace(chart, flat, stretchMax) ? { chart, flat } : undefined;
}

/** Halves a patch across its length until every piece is good. Single triangles always are. */
export function splitUntilGood(t: Topology, faces: number[], stretchMax: number): Flattened[] {
  const done: Flattened[] = [];
  const stack = bisect(t, faces).reverse();
  for (let piece = stack.pop(); piece; piece = stack.pop()) {
    const tried = tryPatch(t, piece, stretchMax);
    if (tried) done.push(tried);
    else stack.push(...bisect(t, piece).reverse());
  }
  return done;
}

/** The two halves of a patch, if both lie flat as they are. */
export function tryHalves(t: Topology, faces: number[], stretchMax: number): Flattened[] | undefined {
  const out: Flattened[] = [];
  for (const half of bisect(t, faces)) {
    const chart = makeChart(t, half);
    const tried = chart.euler === 1 ? flattenChart(t, chart, stretchMax) : undefined;
    if (!tried) return undefined;
    out.push(tried);
  }
  return out;
}

/** Two connected halves: faces nearer to one end or to the other, along the surface. A single face stays one. */
function bisect(t: Topology, faces: number[]): number[][] {
  if (faces.length === 1) return [faces];
  const local = new Map<number, number>();
  for (let i = 0; i < faces.length; i++) local.set(faces[i], i);
  const a = spread(t, faces, local, [0]).last;
  const b = spread(t, faces, local, [a]).last;
  const { owner } = spread(t, faces, local, a === b ? [0, 1] : [a, b]);
  const halves: number[][] = [[], []];
  for (let i = 0; i < faces.length; i++) halves[owner[i] === 1 ? 1 : 0].push(faces[i]);
  if (halves[1].length > 0 && halves[0].length > 0) return halves;
  return [[faces[0]], faces.slice(1)];
}

/** Distances from face to face through their middles. */
function spread(
  t: Topology,
  faces: number[],
  local: ReadonlyMap<number, number>,
  seeds: number[],
): { last: number; owner: Int8Array } {
  const distance = new Float64Array(faces.length).fill(Number.POSITIVE_INFINITY);
  const owner = new Int8Array(faces.length).fill(-1);
  const heap = createHeap();
  seeds.forEach((s, i) => {
    distance[s] = 0;
    owner[s] = i;
    heap.push(s, 0);
  });
  let last = seeds[0];
  while (heap.size() > 0) {
    const f = heap.pop();
    if (heap.lastKey() > distance[f]) continue;
    last = f;
    for (let k = 0; k < 3; k++) {
      const o = t.twin[3 * faces[f] + k];
      const g = o < 0 ? undefined : local.get(Math.floor(o / 3));
      if (g === undefined) continue;
      const d = distance[f] + middleDistance(t, faces[f], faces[g]);
      if (d < distance[g]) {
        distance[g] = d;
        owner[g] = owner[f];
        heap.push(g, d);
      }
    }
  }
  return { last, owner };
}

function middleDistance(t: Topology, f: number, g: number): number {
  let sum = 0;
  for (let c = 0; c < 3; c++) {
    let d = 0;
    for (let k = 0; k < 3; k++)
      d += t.positions[3 * t.corners[3 * f + k] + c] - t.positions[3 * t.corners[3 * g + k] + c];
    sum += d * d;
  }
  return Math.sqrt(sum) / 3 + 1e-12;
}

/**
 * Joins neighbouring charts, smallest first, while the union still flattens well. What the tree left in pieces near its top is
 * put together here.
 */
export function mergeCharts(t: Topology, charts: Flattened[], stretchMax: number): Flattened[] {
  const live: (Flattened | undefined)[] = charts.slice();
  const ofFace = new Int32Array(t.areas.length).fill(-1);
  const area = live.map((c) => (c as Flattened).chart.faces.reduce((s, f) => s + t.areas[f], 0));
  live.forEach((c, i) => {
    for (const f of (c as Flattened).chart.faces) ofFace[f] = i;
  });
  const heap = createHeap();
  area.forEach((a, i) => {
    heap.push(i, a);
  });
  const failed = new Set<string>();
  while (heap.size() > 0) {
    const i = heap.pop();
    const own = live[i];
    if (!own || area[i] !== heap.lastKey()) continue;
    for (const j of neighbours(t, own.chart, ofFace, i).slice(0, 3)) {
      const other = live[j] as Flattened;
      // Two large charts are rarely one: only small ones are worth the price of flattening again.
      if (own.chart.faces.length + other.chart.faces.length > 900 && area[i] > 0.3 * area[j]) continue;
      const key = `${Math.min(i, j)} ${Math.max(i, j)} ${area[i] + area[j]}`;
      if (failed.has(key)) continue;
      failed.add(key);
      const joined = tryPatch(
        t,
        [...own.chart.faces, ...other.chart.faces].sort((a, b) => a - b),
        stretchMax,
      );
      if (!joined) continue;
      live[i] = undefined;
      live[j] = joined;
      area[j] += area[i];
      for (const f of own.chart.faces) ofFace[f] = j;
      heap.push(j, area[j]);
      break;
    }
  }
  return live.filter((c) => c !== undefined);
}

/** Charts across the border, the longest shared border first. */
function neighbours(t: Topology, chart: Chart, ofFace: Int32Array, own: number): number[] {
  const shared = new Map<number, number>();
  for (const f of chart.faces) {
    for (let k = 0; k < 3; k++) {
      const c = 3 * f + k;
      const o = t.twin[c];
      const g = o < 0 ? -1 : ofFace[Math.floor(o / 3)];
      if (g < 0 || g === own) continue;
      const a = 3 * t.corners[c];
      const b = 3 * t.corners[nextCorner(c)];
      const p = t.positions;
      shared.set(g, (shared.get(g) ?? 0) + Math.hypot(p[a] - p[b], p[a + 1] - p[b + 1], p[a + 2] - p[b + 2]));
    }
  }
  return [...shared].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([g]) => g);
}
