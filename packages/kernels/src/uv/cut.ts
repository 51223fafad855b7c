import type { Mesh } from '../mesh/index.ts';
import type { PackItem } from './pack.ts';
import { collectPieces, type Piece } from './pieces.ts';
import type { UnwrapResult } from './unwrap.ts';

/** Charts longer than this share of the atlas's side are cut across: one long strip would set the scale of everything. */
const LENGTH_MAX = 0.6;
/** Pieces of a chart that was too long are about this long. */
const LENGTH_CUT = 0.42;
/** A chart that leaves more than this share of the atlas empty within its hull, and is emptier than that, is cut as well: sooner where its faces are fine. */
const WASTE_MAX = { fine: 0.004, coarse: 0.008 };
const HULL_FILL_MIN = { fine: 0.76, coarse: 0.62 };
/** Vertices from which on a chart is fine: halves of coarser ones would be crumbs of a few faces. */
const FINE = 40;
const ROUNDS_MAX = 5;

/**
 * Cuts charts that would keep the atlas from filling up: those longer than a good part of its side, and those that wind or branch so
 * much that their hull is mostly empty. Cuts run along faces and around quads, across the longer axis; no face is split, so a chart of long
 * faces, which would only fall into splinters, stays as it is. Run before `packCharts`. Items without such charts come back unchanged; the others with more charts and, along
 * the cuts, more vertices. Cost: linear in the faces, a few times over.
 */
export function cutCharts(items: readonly PackItem[]): PackItem[] {
  let out = [...items];
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const pieces = out.map((item) => collectPieces(item.unwrapped, 0, item.weight ?? 1));
    const total = pieces.reduce((sum, list) => sum + list.reduce((s, p) => s + p.area, 0), 0);
    const side = Math.sqrt(total / 0.7);
    let changed = false;
    out = out.map((item, i) => {
      const cuts = pieces[i].map((p) => ({ p, n: slicesOf(p, side) })).filter((c) => c.n > 1);
      const unwrapped = cuts.length ? cutAcross(item.unwrapped, cuts) : undefined;
      if (!unwrapped) return item;
      changed = true;
      return { ...item, unwrapped };
    });
    if (!changed) break;
  }
  return out;
}

function slicesOf(p: Piece, side: number): number {
  if (p.width > LENGTH_MAX * side) return Math.max(2, Math.round(p.width / (LENGTH_CUT * side)));
  const empty = p.hull - p.area;
  const grain = p.vertices.length < FINE ? 'coarse' : 'fine';
  return empty > WASTE_MAX[grain] * side * side && p.area < HULL_FILL_MIN[grain] * p.hull ? 2 : 1;
}

/** Faces of each piece sorted into slices by their middles; what hangs together within a slice is a chart. Undefined: no cut. */
function cutAcross(
  { mesh, chartOfFace, chartCount, sourceVertex }: UnwrapResult,
  cuts: readonly { p: Piece; n: number }[],
): UnwrapResult | undefined {
  const slice = new Map<number, number>();
  const along = new Float64Array(mesh.positions.length / 3);
  const cutOf = new Map<number, { p: Piece; n: number }>();
  for (const cut of cuts) {
    cutOf.set(cut.p.chart, cut);
    cut.p.vertices.forEach((v, i) => {
      along[v] = cut.p.points[2 * i] / Math.max(cut.p.width, 1e-18);
    });
  }
  const quads = mesh.quadCount ?? 0;
  for (let f = 0; f < chartOfFace.length; f++) {
    const cut = cutOf.get(chartOfFace[f]);
    if (!cut) continue;
    const [first, count] = f < 2 * quads ? [6 * (f >> 1), 6] : [3 * f, 3];
    let middle = 0;
    for (let c = first; c < first + count; c++) middle += along[mesh.indices[c]] / count;
    const at = Math.floor(middle * cut.n);
    slice.set(f, Math.min(cut.n - 1, Math.max(0, at)));
  }
  const { charts, count } = labelPieces(mesh, chartOfFace, chartCount, slice, along);
  return count > chartCount ? separate(mesh, charts, count, sourceVertex) : undefined;
}

/** New chart numbers: faces of one chart and slice that share an edge (by place in the plane) stay together. */
function labelPieces(
  mesh: Mesh,
  chartOfFace: Uint32Array,
  chartCount: number,
  slice: ReadonlyMap<number, number>,
  along: Float64Array,
) {
  const uv = mesh.uvs as Float32Array;
  const root = new Map<number, number>();
  const find = (f: number): number => {
    let r = f;
    while (root.get(r) !== r) r = root.get(r) as number;
    root.set(f, r);
    return r;
  };
  const open = new Map<string, number>();
  const across: [number, number][] = [];
  for (const [f, s] of slice) {
    root.set(f, f);
    for (let k = 0; k < 3; k++) {
      const [a, b] = [mesh.indices[3 * f + k], mesh.indices[3 * f + ((k + 1) % 3)]];
      const from = `${uv[2 * a]},${uv[2 * a + 1]}`;
      const to = `${uv[2 * b]},${uv[2 * b + 1]}`;
      const key = `${chartOfFace[f]}/${from < to ? from : to}/${from < to ? to : from}`;
      const other = open.get(key);
      if (other === undefined) open.set(key, f);
      else if (slice.get(other) === s) root.set(find(f), find(other));
      else across.push([f, other]);
    }
  }
  const sets: Sets = { find, join: (a, b) => root.set(find(a), find(b)) };
  joinCrumbs(mesh, across, slice, sets);
  joinSplinters(mesh, chartOfFace, slice, along, sets);
  const charts = chartOfFace.slice();
  const named = new Map<number, number>();
  const kept = new Set<number>();
  let count = chartCount;
  for (const f of slice.keys()) {
    const r = find(f);
    let name = named.get(r);
    if (name === undefined) {
      // The first piece keeps the number of its chart, so that numbers have no gaps.
      name = kept.has(chartOfFace[f]) ? count++ : chartOfFace[f];
      kept.add(chartOfFace[f]);
      named.set(r, name);
    }
    charts[f] = name;
  }
  return { charts, count };
}

/** Less than this share of what it hangs on is a crumb. */
const CRUMB = 0.12;

interface Sets {
  find: (f: number) => number;
  join: (a: number, b: number) => void;
}

/** A cut through a star or a comb leaves crumbs of its arms, each of which would be a chart: they stay with what they hang on, smallest first. */
function joinCrumbs(
  mesh: Mesh,
  across: readonly (readonly [number, number])[],
  slice: ReadonlyMap<number, number>,
  { find, join }: Sets,
): void {
  const areas = new Map<number, number>();
  for (const f of slice.keys()) areas.set(find(f), (areas.get(find(f)) ?? 0) + areaInPlane(mesh, f));
  const areaOf = (f: number): number => areas.get(find(f)) ?? 0;
  const seams = across.map(([f, g]) => ({ f, g, least: Math.min(areaOf(f), areaOf(g)) }));
  for (const { f, g } of seams.sort((a, b) => a.least - b.least || a.f - b.f || a.g - b.g)) {
    const [one, two] = [find(f), find(g)];
    const [a, b] = [areaOf(f), areaOf(g)];
    if (one === two || Math.min(a, b) > CRUMB * Math.max(a, b)) continue;
    join(one, two);
    areas.set(find(two), a + b);
  }
}

/** A cut that leaves pieces this long, as a share of the chart and on average of the area, made none of it shorter. */
const SHORTER_MIN = 0.8;

/** Faces as long as their chart lie in one slice or another by chance: such a chart is put together again. */
function joinSplinters(
  mesh: Mesh,
  chartOfFace: Uint32Array,
  slice: ReadonlyMap<number, number>,
  along: Float64Array,
  { find, join }: Sets,
): void {
  const pieces = new Map<number, { area: number; from: number; to: number }>();
  for (const f of slice.keys()) {
    const piece = pieces.get(find(f)) ?? { area: 0, from: 1, to: 0 };
    piece.area += areaInPlane(mesh, f);
    for (let c = 3 * f; c < 3 * f + 3; c++) {
      piece.from = Math.min(piece.from, along[mesh.indices[c]]);
      piece.to = Math.max(piece.to, along[mesh.indices[c]]);
    }
    pieces.set(find(f), piece);
  }
  const charts = new Map<number, { area: number; length: number; roots: number[] }>();
  for (const [root, { area, from, to }] of pieces) {
    const chart = charts.get(chartOfFace[root]) ?? { area: 0, length: 0, roots: [] };
    chart.area += area;
    chart.length += area * (to - from);
    chart.roots.push(root);
    charts.set(chartOfFace[root], chart);
  }
  for (const { area, length, roots } of charts.values())
    if (length > SHORTER_MIN * area) for (const root of roots) join(root, roots[0]);
}

function areaInPlane({ uvs, indices }: Mesh, face: number): number {
  const uv = uvs as Float32Array;
  const [a, b, c] = [2 * indices[3 * face], 2 * indices[3 * face + 1], 2 * indices[3 * face + 2]];
  return Math.abs((uv[b] - uv[a]) * (uv[c + 1] - uv[a + 1]) - (uv[c] - uv[a]) * (uv[b + 1] - uv[a + 1])) / 2;
}

/** Gives every chart its own vertices. */
function separate(mesh: Mesh, charts: Uint32Array, chartCount: number, sourceVertex: Uint32Array): UnwrapResult {
  const owner = new Int32Array(mesh.positions.length / 3).fill(-1);
  const copies = new Map<number, number>();
  const source: number[] = Array.from(owner.keys());
  const indices = mesh.indices.slice();
  for (let c = 0; c < indices.length; c++) {
    const v = indices[c];
    const chart = charts[Math.floor(c / 3)];
    if (owner[v] < 0) owner[v] = chart;
    if (owner[v] === chart) continue;
    const key = v * chartCount + chart;
    let copy = copies.get(key);
    if (copy === undefined) {
      copy = source.push(v) - 1;
      copies.set(key, copy);
    }
    indices[c] = copy;
  }
  const gather = (from: Float32Array, width: number): Float32Array => {
    const to = new Float32Array(source.length * width);
    for (let i = 0; i < source.length; i++)
      for (let k = 0; k < width; k++) to[i * width + k] = from[source[i] * width + k];
    return to;
  };
  const out: Mesh = {
    ...mesh,
    positions: gather(mesh.positions, 3),
    indices,
    uvs: gather(mesh.uvs as Float32Array, 2),
  };
  if (mesh.normals) out.normals = gather(mesh.normals, 3);
  if (mesh.colors) out.colors = gather(mesh.colors, 4);
  if (mesh.tangents) out.tangents = gather(mesh.tangents, 4);
  return { mesh: out, chartOfFace: charts, chartCount, sourceVertex: Uint32Array.from(source, (v) => sourceVertex[v]) };
}
