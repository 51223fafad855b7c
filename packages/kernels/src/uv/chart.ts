import { createHeap } from './heap.ts';
import { nextCorner, otherHalf, type Topology } from './topology.ts';

/** A connected patch cut open to a disk: corners 3n in the order of `faces`; vertices are local. */
export interface Chart {
  /** Faces of the mesh. */
  faces: number[];
  /** Local vertex per local corner. */
  corners: Int32Array;
  vertexCount: number;
  /** Corner across the edge that starts at each corner; -1 at borders and cuts. */
  twin: Int32Array;
  /** Mesh vertex per local vertex. */
  source: Int32Array;
  /** V - E + F: 1 for a disk. */
  euler: number;
}

/** Cuts that a patch may need to become a disk: what has more holes than that is none. */
const CUTS_MAX = 24;

/**
 * Makes a chart of faces and cuts it until it is a disk: rings and tubes along the shortest path between their borders, closed
 * shells along a path between their two ends, handles by a tree and cotree. Paths prefer the underside and the back, and part no quads.
 */
export function makeChart(t: Topology, faces: number[]): Chart {
  const twin = twinsAmong(t, faces);
  let chart = buildVertices(t, faces, twin);
  for (let tries = 0; chart.euler !== 1 && tries < CUTS_MAX; tries++) {
    const before = chart.euler;
    const loops = findLoops(chart, twin);
    // A cut joins two of them, so that so many are never one.
    if (loops.count > CUTS_MAX + 1 - tries) break;
    if (loops.count === 0) cutEnds(t, chart, twin);
    else if (loops.count > 1) cutBetween(t, chart, twin, loops.ofVertex);
    else cutHandles(t, chart, twin);
    chart = buildVertices(t, faces, twin);
    if (chart.euler !== before || loops.count > 1) continue;
    cutHandles(t, chart, twin);
    chart = buildVertices(t, faces, twin);
  }
  return chart;
}

/** Twin corners among some faces, numbered by their place in the list. */
function twinsAmong(t: Topology, faces: readonly number[]): Int32Array {
  const place = t.scratch;
  for (let i = 0; i < faces.length; i++) place[faces[i]] = i;
  const twin = new Int32Array(3 * faces.length).fill(-1);
  for (let i = 0; i < faces.length; i++) {
    for (let k = 0; k < 3; k++) {
      const o = t.twin[3 * faces[i] + k];
      if (o < 0) continue;
      const face = (o / 3) | 0;
      if (place[face] >= 0) twin[3 * i + k] = 3 * place[face] + (o - 3 * face);
    }
  }
  for (const f of faces) place[f] = -1;
  return twin;
}

/** Vertices of the chart: corners joined across the edges that are not cut. Where two fans only touch, they stay apart. */
function buildVertices(t: Topology, faces: number[], twin: Int32Array): Chart {
  const n = 3 * faces.length;
  const root = new Int32Array(n);
  for (let c = 0; c < n; c++) root[c] = c;
  const find = (c: number): number => {
    while (root[c] !== c) c = root[c] = root[root[c]];
    return c;
  };
  let sides = 0;
  for (let c = 0; c < n; c++) {
    const o = twin[c];
    if (o < 0) {
      sides += 2;
      continue;
    }
    sides++;
    root[find(c)] = find(nextCorner(o));
    root[find(nextCorner(c))] = find(o);
  }
  const id = new Int32Array(n).fill(-1);
  const corners = new Int32Array(n);
  const source: number[] = [];
  for (let c = 0; c < n; c++) {
    const r = find(c);
    if (id[r] < 0) {
      id[r] = source.length;
      source.push(t.corners[3 * faces[(c / 3) | 0] + (c % 3)]);
    }
    corners[c] = id[r];
  }
  const euler = source.length - sides / 2 + faces.length;
  return { faces, corners, vertexCount: source.length, twin, source: Int32Array.from(source), euler };
}

/** Border loops: the loop of each vertex on a border, else -1. */
function findLoops(chart: Chart, twin: Int32Array): { count: number; ofVertex: Int32Array } {
  const next = new Int32Array(chart.vertexCount).fill(-1);
  for (let c = 0; c < twin.length; c++) if (twin[c] < 0) next[chart.corners[c]] = chart.corners[nextCorner(c)];
  const ofVertex = new Int32Array(chart.vertexCount).fill(-1);
  let count = 0;
  for (let v = 0; v < next.length; v++) {
    if (next[v] < 0 || ofVertex[v] >= 0) continue;
    for (let u = v; u >= 0 && ofVertex[u] < 0; u = next[u]) ofVertex[u] = count;
    count++;
  }
  return { count, ofVertex };
}

interface Paths {
  distance: Float64Array;
  /** Corner whose edge led to each vertex, -1 at sources. */
  via: Int32Array;
  from: Int32Array;
}

/** Shortest paths along uncut edges from some vertices; stops at the first vertex for which `done` says so. */
function walk(
  t: Topology,
  chart: Chart,
  twin: Int32Array,
  sources: number[],
  done: (v: number) => boolean,
): Paths & { end: number } {
  const n = chart.vertexCount;
  const start = new Int32Array(n + 1);
  const isWay = (c: number): boolean => !isDiagonal(t, chart, twin, c);
  for (let c = 0; c < twin.length; c++) {
    if (!isWay(c)) continue;
    start[chart.corners[c] + 1]++;
    if (twin[c] < 0) start[chart.corners[nextCorner(c)] + 1]++;
  }
  for (let v = 0; v < n; v++) start[v + 1] += start[v];
  const fill = start.slice(0, n);
  const out = new Int32Array(start[n]);
  for (let c = 0; c < twin.length; c++) {
    if (!isWay(c)) continue;
    out[fill[chart.corners[c]]++] = c;
    if (twin[c] < 0) out[fill[chart.corners[nextCorner(c)]]++] = c;
  }
  const distance = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  const via = new Int32Array(n).fill(-1);
  const from = new Int32Array(n).fill(-1);
  const heap = createHeap();
  for (const s of sources) {
    distance[s] = 0;
    heap.push(s, 0);
  }
  let last = sources[0];
  while (heap.size() > 0) {
    const v = heap.pop();
    if (heap.lastKey() > distance[v]) continue;
    last = v;
    if (done(v)) return { distance, via, from, end: v };
    for (let i = start[v]; i < start[v + 1]; i++) {
      const c = out[i];
      const a = chart.corners[c];
      const u = a === v ? chart.corners[nextCorner(c)] : a;
      const d = distance[v] + edgeCost(t, chart, c, v, u);
      if (d < distance[u]) {
        distance[u] = d;
        via[u] = c;
        from[u] = v;
        heap.push(u, d);
      }
    }
  }
  return { distance, via, from, end: last };
}

/** Whether the edge that starts at a corner is the diagonal of a quad. */
function isDiagonal(t: Topology, chart: Chart, twin: Int32Array, c: number): boolean {
  const o = twin[c];
  return (
    o >= 0 &&
    otherHalf(t, chart.faces[(c / 3) | 0]) === chart.faces[(o / 3) | 0] &&
    c % 3 !== 1 &&
    c % 3 === 2 - (o % 3)
  );
}

/** Length, dearer on the top and the front, where seams would be seen. */
function edgeCost(t: Topology, chart: Chart, c: number, v: number, u: number): number {
  const p = t.positions;
  const a = 3 * chart.source[v];
  const b = 3 * chart.source[u];
  const f = 3 * chart.faces[(c / 3) | 0];
  const length = Math.sqrt((p[a] - p[b]) ** 2 + (p[a + 1] - p[b + 1]) ** 2 + (p[a + 2] - p[b + 2]) ** 2);
  return length * (1.5 + 0.8 * t.normals[f + 1] + 0.4 * t.normals[f + 2]) + 1e-12;
}

function cutPath(twin: Int32Array, paths: Paths, end: number): void {
  for (let v = end; paths.via[v] >= 0; v = paths.from[v]) {
    const c = paths.via[v];
    if (twin[c] < 0) continue;
    twin[twin[c]] = -1;
    twin[c] = -1;
  }
}

function cutBetween(t: Topology, chart: Chart, twin: Int32Array, loop: Int32Array): void {
  const sources: number[] = [];
  for (let v = 0; v < loop.length; v++) if (loop[v] === 0) sources.push(v);
  const paths = walk(t, chart, twin, sources, (v) => loop[v] > 0);
  cutPath(twin, paths, paths.end);
}

/**
 * Cuts a disk open from the point deepest inside it to its border: what a cone or a closed tube needs to lie flat. Returns the new
 * chart, or undefined where there is nothing inside to cut to.
 */
export function slitChart(t: Topology, chart: Chart): Chart | undefined {
  const twin = chart.twin.slice();
  const loops = findLoops(chart, twin);
  const sources: number[] = [];
  for (let v = 0; v < loops.ofVertex.length; v++) if (loops.ofVertex[v] >= 0) sources.push(v);
  if (sources.length === 0 || sources.length === chart.vertexCount) return undefined;
  const paths = walk(t, chart, twin, sources, () => false);
  let deepest = paths.end;
  for (let v = 0; v < chart.vertexCount; v++) if (paths.distance[v] > paths.distance[deepest]) deepest = v;
  if (paths.via[deepest] < 0) return undefined;
  cutPath(twin, paths, deepest);
  return buildVertices(t, chart.faces, twin);
}

/** Opens a closed shell from end to end: the vertex farthest from any, and the one farthest from that. */
function cutEnds(t: Topology, chart: Chart, twin: Int32Array): void {
  const a = walk(t, chart, twin, [0], () => false).end;
  const paths = walk(t, chart, twin, [a], () => false);
  cutPath(twin, paths, paths.end);
}

/** Cuts every edge that a spanning tree of the faces does not cross, then closes those that end blindly. */
function cutHandles(t: Topology, chart: Chart, twin: Int32Array): void {
  const faces = twin.length / 3;
  const crossed = new Uint8Array(twin.length);
  const seen = new Uint8Array(faces);
  const queue: number[] = [];
  const reach = (face: number): void => {
    seen[face] = 1;
    queue.push(face);
    // The other half of a quad comes at once, so that no cut runs between the two.
    for (let c = 3 * face; c < 3 * face + 3; c++) if (isDiagonal(t, chart, twin, c)) cross(c);
  };
  const cross = (c: number): void => {
    const face = (twin[c] / 3) | 0;
    if (seen[face]) return;
    crossed[c] = 1;
    crossed[twin[c]] = 1;
    reach(face);
  };
  reach(0);
  for (let i = 0; i < queue.length; i++)
    for (let c = 3 * queue[i]; c < 3 * queue[i] + 3; c++) if (twin[c] >= 0) cross(c);
  const degree = new Int32Array(chart.vertexCount);
  const at: number[][] = Array.from({ length: chart.vertexCount }, () => []);
  for (let c = 0; c < twin.length; c++) {
    const o = twin[c];
    if (crossed[c] || (o >= 0 && o < c)) continue;
    for (const v of [chart.corners[c], chart.corners[nextCorner(c)]]) {
      degree[v] += o < 0 ? 1000 : 1;
      at[v].push(c);
    }
  }
  const ends: number[] = [];
  for (let v = 0; v < degree.length; v++) if (degree[v] === 1) ends.push(v);
  for (let v = ends.pop(); v !== undefined; v = ends.pop()) {
    const c = at[v].find((e) => !crossed[e]);
    if (c === undefined) continue;
    crossed[c] = 1;
    if (twin[c] >= 0) crossed[twin[c]] = 1;
    for (const u of [chart.corners[c], chart.corners[nextCorner(c)]]) if (--degree[u] === 1) ends.push(u);
  }
  for (let c = 0; c < twin.length; c++) {
    if (crossed[c] || twin[c] < 0) continue;
    twin[twin[c]] = -1;
    twin[c] = -1;
  }
}
