import { arapInPlace, type Flat } from './arap.ts';
import { type Chart, localTwins } from './chart.ts';
import { nextCorner, type Topology } from './topology.ts';

/**
 * Flattens a disk to the plane in metres: triangles are unfolded breadth-first from the middle, then relaxed as rigidly as
 * possible. Near-developable charts come out isometric; flips that remain are for the caller to judge (`measureFlat`).
 * Cost: about 25 us a face.
 */
export function flatten(t: Topology, chart: Chart): Flat {
  const flat = makeFlat(t, chart);
  unfold(chart, flat);
  arapInPlace(flat, 12);
  const flips = countFlips(flat);
  // More than a few overturned triangles are folds, which no mending cures: the caller will cut or split.
  if (flips > 0 && flips < 4 + 0.02 * chart.faces.length) {
    untangleInPlace(flat);
    arapInPlace(flat, 4);
    if (countFlips(flat) > 0) untangleInPlace(flat);
  }
  return flat;
}

/** Number of triangles that lie on their face. */
export function countFlips(flat: Flat): number {
  let n = 0;
  for (let c = 0; c < flat.corners.length; c += 3) if (signedArea(flat, c) <= 0) n++;
  return n;
}

/** Twice the signed area of the flattened triangle at corner `c`. */
export function signedArea(flat: Flat, c: number): number {
  const { uv, corners } = flat;
  const a = 2 * corners[c];
  const b = 2 * corners[c + 1];
  const d = 2 * corners[c + 2];
  return (uv[b] - uv[a]) * (uv[d + 1] - uv[a + 1]) - (uv[d] - uv[a]) * (uv[b + 1] - uv[a + 1]);
}

/** Every triangle laid flat on its own: first corner at the origin, second on +u. */
function makeFlat(t: Topology, chart: Chart): Flat {
  const n = chart.faces.length;
  const rest = new Float64Array(6 * n);
  const p = t.positions;
  for (let i = 0; i < n; i++) {
    const a = 3 * chart.source[chart.corners[3 * i]];
    const b = 3 * chart.source[chart.corners[3 * i + 1]];
    const c = 3 * chart.source[chart.corners[3 * i + 2]];
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    const l = Math.max(1e-9, Math.sqrt(ux * ux + uy * uy + uz * uz));
    const along = (ux * vx + uy * vy + uz * vz) / l;
    rest[6 * i + 2] = l;
    rest[6 * i + 4] = along;
    rest[6 * i + 5] = Math.max(1e-9, Math.sqrt(Math.max(0, vx * vx + vy * vy + vz * vz - along * along)));
  }
  return { corners: chart.corners, rest, uv: new Float64Array(2 * chart.vertexCount), vertexCount: chart.vertexCount };
}

/** Places triangles outwards from the face nearest the middle; a vertex is the mean of what all placed neighbours say. */
function unfold(chart: Chart, flat: Flat): void {
  const { corners, rest, uv } = flat;
  const n = chart.faces.length;
  const twin = localTwins(chart);
  const placed = new Uint8Array(chart.vertexCount);
  const seed = middleFace(chart, twin);
  for (let k = 0; k < 3; k++) {
    const v = corners[3 * seed + k];
    uv[2 * v] = rest[6 * seed + 2 * k];
    uv[2 * v + 1] = rest[6 * seed + 2 * k + 1];
    placed[v] = 1;
  }
  const seen = new Uint8Array(n);
  seen[seed] = 1;
  const queue = [seed];
  for (let i = 0; i < queue.length; i++) {
    for (let k = 0; k < 3; k++) {
      const o = twin[3 * queue[i] + k];
      if (o < 0) continue;
      const g = Math.floor(o / 3);
      if (seen[g]) continue;
      seen[g] = 1;
      queue.push(g);
      const top = 3 * g + (((o % 3) + 2) % 3);
      const v = corners[top];
      if (placed[v]) continue;
      placed[v] = 1;
      place(flat, g, o % 3, v);
    }
  }
}

/** Unfolds face `g` about its edge `k`, whose ends are placed, and puts the third vertex `v`. */
function place(flat: Flat, g: number, k: number, v: number): void {
  unfoldPoint(flat, g, k);
  flat.uv[2 * v] = unfolded[0];
  flat.uv[2 * v + 1] = unfolded[1];
}

const unfolded = new Float64Array(2);

/** Where the corner opposite edge `k` of face `g` would be if the triangle kept its shape. */
function unfoldPoint(flat: Flat, g: number, k: number): void {
  const { corners, rest, uv } = flat;
  const a = 2 * corners[3 * g + k];
  const b = 2 * corners[3 * g + ((k + 1) % 3)];
  const [ra, rb, rc] = [6 * g + 2 * k, 6 * g + 2 * ((k + 1) % 3), 6 * g + 2 * ((k + 2) % 3)];
  const ex = rest[rb] - rest[ra];
  const ey = rest[rb + 1] - rest[ra + 1];
  const l2 = Math.max(1e-18, ex * ex + ey * ey);
  const wx = rest[rc] - rest[ra];
  const wy = rest[rc + 1] - rest[ra + 1];
  const s = (wx * ex + wy * ey) / l2;
  const h = (ex * wy - ey * wx) / l2;
  const ux = uv[b] - uv[a];
  const uy = uv[b + 1] - uv[a + 1];
  unfolded[0] = uv[a] + s * ux - h * uy;
  unfolded[1] = uv[a + 1] + s * uy + h * ux;
}

/** The face farthest from the border, by breadth-first layers. */
function middleFace(chart: Chart, twin: Int32Array): number {
  const n = chart.faces.length;
  const seen = new Uint8Array(n);
  const queue: number[] = [];
  for (let c = 0; c < twin.length; c++) {
    const f = Math.floor(c / 3);
    if (twin[c] < 0 && !seen[f]) {
      seen[f] = 1;
      queue.push(f);
    }
  }
  for (let i = 0; i < queue.length; i++) {
    for (let k = 0; k < 3; k++) {
      const o = twin[3 * queue[i] + k];
      if (o < 0 || seen[Math.floor(o / 3)]) continue;
      seen[Math.floor(o / 3)] = 1;
      queue.push(Math.floor(o / 3));
    }
  }
  return queue.length > 0 ? queue[queue.length - 1] : 0;
}

/**
 * Mends overturned triangles: inner vertices go to the mean of their neighbours, border ones to where their triangles would have
 * them. A few rounds are enough for slivers; true folds stay.
 */
function untangleInPlace(flat: Flat): void {
  const { corners, uv, vertexCount } = flat;
  const border = new Int32Array(vertexCount);
  // Inner vertices see every neighbour once entering and once leaving; on a border the two differ.
  for (let c = 0; c < corners.length; c++) {
    border[corners[c]] += corners[nextCorner(c)] + 1;
    border[corners[nextCorner(c)]] -= corners[c] + 1;
  }
  const bad = new Uint8Array(vertexCount);
  const sum = new Float64Array(2 * vertexCount);
  const degree = new Float64Array(vertexCount);
  for (let round = 0; round < 16; round++) {
    bad.fill(0);
    let any = false;
    for (let c = 0; c < corners.length; c += 3) {
      if (signedArea(flat, c) > 0) continue;
      any = true;
      for (let k = 0; k < 3; k++) bad[corners[c + k]] = 1;
    }
    if (!any) return;
    sum.fill(0);
    degree.fill(0);
    const add = (v: number, x: number, y: number): void => {
      sum[2 * v] += x;
      sum[2 * v + 1] += y;
      degree[v]++;
    };
    for (let c = 0; c < corners.length; c++) {
      const a = corners[c];
      const b = corners[nextCorner(c)];
      if (bad[a] && border[a] === 0) add(a, uv[2 * b], uv[2 * b + 1]);
      if (bad[b] && border[b] === 0) add(b, uv[2 * a], uv[2 * a + 1]);
      const top = corners[nextCorner(nextCorner(c))];
      if (!bad[top] || border[top] === 0) continue;
      unfoldPoint(flat, Math.floor(c / 3), c % 3);
      add(top, unfolded[0], unfolded[1]);
    }
    for (let v = 0; v < vertexCount; v++) {
      if (degree[v] === 0) continue;
      uv[2 * v] = sum[2 * v] / degree[v];
      uv[2 * v + 1] = sum[2 * v + 1] / degree[v];
    }
  }
}
