import type { Patch } from './span-rims.ts';

export interface RefineOptions {
  /** Wanted length of edges at each rim vertex, metres; inwards they mix. */
  lengths: ArrayLike<number>;
  /** Edges between two rim vertices that the surface around has already: they get a vertex. */
  isTaken: (a: number, b: number) => boolean;
}

const PASSES = 14;
/** Longer than this times what is wanted is cut. */
const LONG = 1.5;
const VERTICES_MAX = 6000;

/**
 * Puts vertices into a filling until its edges are as long as those around it, with triangles as round as can be. Rim vertices and rim sides stay.
 * Sources: Pfeifle & Seidel, "Triangular B-splines for blending and filling of polygonal holes", 1996; Liepa, "Filling holes in meshes", 2003.
 */
export function refinePatch(patch: Patch, { lengths, isTaken }: RefineOptions): Patch {
  const { rim } = patch;
  const p = [...patch.positions];
  const corners = [...patch.corners];
  const wanted = Array.from({ length: rim }, (_, v) => lengths[v]);
  const mustCut = (a: number, b: number): boolean => a < rim && b < rim && isTaken(a, b);
  for (let pass = 0; pass < PASSES; pass++) {
    flipEdges(p, corners, mustCut);
    const cut = p.length / 3 < VERTICES_MAX ? cutLong(p, corners, wanted, mustCut) : 0;
    if (!cut) break;
    flipEdges(p, corners, mustCut);
    evenOut(p, corners, rim);
  }
  return { positions: p, rim, corners };
}

interface Edge {
  a: number;
  b: number;
  /** Corner in the face where it runs from a to b, and in the one where it runs back (-1 on the rim). */
  up: number;
  down: number;
}

/** The sides of a patch by their ends, in order of appearance. */
export function listEdges(corners: readonly number[], vertices: number): Map<number, Edge> {
  const edges = new Map<number, Edge>();
  for (let c = 0; c < corners.length; c++) {
    const [a, b] = [corners[c], corners[c % 3 === 2 ? c - 2 : c + 1]];
    const back = edges.get(b * vertices + a);
    if (back) back.down = c;
    else edges.set(a * vertices + b, { a, b, up: c, down: -1 });
  }
  return edges;
}

function squared(p: ArrayLike<number>, a: number, b: number): number {
  return (p[3 * a] - p[3 * b]) ** 2 + (p[3 * a + 1] - p[3 * b + 1]) ** 2 + (p[3 * a + 2] - p[3 * b + 2]) ** 2;
}

/** The corner opposite of the side that starts at corner c. */
const apexOf = (corners: readonly number[], c: number): number => corners[c % 3 === 0 ? c + 2 : c - 1];

function cutLong(p: number[], corners: number[], wanted: number[], mustCut: (a: number, b: number) => boolean): number {
  const long: { edge: Edge; excess: number }[] = [];
  for (const edge of listEdges(corners, p.length / 3).values()) {
    if (edge.down < 0) continue;
    const want = (wanted[edge.a] + wanted[edge.b]) / 2;
    const excess = squared(p, edge.a, edge.b) / (want * want);
    if (excess > LONG * LONG || mustCut(edge.a, edge.b)) long.push({ edge, excess });
  }
  long.sort((x, y) => y.excess - x.excess);
  const busy = new Uint8Array(corners.length / 3);
  let count = 0;
  for (const { edge } of long) {
    const { a, b, up, down } = edge;
    const [f, g] = [Math.floor(up / 3), Math.floor(down / 3)];
    if (busy[f] || busy[g]) continue;
    busy[f] = busy[g] = 1;
    const m = p.length / 3;
    for (let k = 0; k < 3; k++) p.push((p[3 * a + k] + p[3 * b + k]) / 2);
    wanted.push((wanted[a] + wanted[b]) / 2);
    const [c, d] = [apexOf(corners, up), apexOf(corners, down)];
    corners.splice(3 * f, 3, a, m, c);
    corners.splice(3 * g, 3, b, m, d);
    corners.push(m, b, c, m, a, d);
    count++;
  }
  return count;
}

/** Turns edges towards Delaunay: where the angles across sum to more than a straight one. */
function flipEdges(p: readonly number[], corners: number[], mustCut: (a: number, b: number) => boolean): void {
  const n = p.length / 3;
  for (let sweep = 0; sweep < 8; sweep++) {
    const edges = listEdges(corners, n);
    const busy = new Uint8Array(corners.length / 3);
    let flips = 0;
    for (const { a, b, up, down } of edges.values()) {
      if (down < 0) continue;
      const [f, g] = [Math.floor(up / 3), Math.floor(down / 3)];
      if (busy[f] || busy[g]) continue;
      const [c, d] = [apexOf(corners, up), apexOf(corners, down)];
      if (c === d || edges.has(c * n + d) || edges.has(d * n + c) || mustCut(c, d)) continue;
      if (angle(p, c, a, b) + angle(p, d, a, b) <= Math.PI + 1e-4) continue;
      if (!staysUp(p, a, b, c, d)) continue;
      // Edges made this sweep are not in the map: their faces stay as they are until the next.
      busy[f] = busy[g] = 1;
      corners.splice(3 * f, 3, c, d, b);
      corners.splice(3 * g, 3, d, c, a);
      edges.set(c * n + d, { a: c, b: d, up: 3 * f, down: 3 * g });
      flips++;
    }
    if (!flips) return;
  }
}

/** Angle at `at` between two others. */
function angle(p: ArrayLike<number>, at: number, a: number, b: number): number {
  const [x, y, z] = squares(p, at, a, b);
  return Math.acos(Math.max(-1, Math.min(1, (x + y - z) / (2 * Math.sqrt(x * y) || 1))));
}

function squares(p: ArrayLike<number>, at: number, a: number, b: number): [number, number, number] {
  return [squared(p, at, a), squared(p, at, b), squared(p, a, b)];
}

function cross(p: ArrayLike<number>, a: number, b: number, c: number): [number, number, number] {
  const [ux, uy, uz] = [0, 1, 2].map((k) => p[3 * b + k] - p[3 * a + k]);
  const [vx, vy, vz] = [0, 1, 2].map((k) => p[3 * c + k] - p[3 * a + k]);
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** Whether both triangles across the other diagonal look where the two before looked. */
function staysUp(p: ArrayLike<number>, a: number, b: number, c: number, d: number): boolean {
  const [m, n] = [cross(p, a, b, c), cross(p, b, a, d)];
  const [q, r] = [cross(p, c, d, b), cross(p, d, c, a)];
  const sum = [0, 1, 2].map((k) => m[k] + n[k]);
  const up = (x: readonly number[]): number => x[0] * sum[0] + x[1] * sum[1] + x[2] * sum[2];
  const least = 1e-6 * (sum[0] ** 2 + sum[1] ** 2 + sum[2] ** 2);
  return up(q) > least && up(r) > least;
}

/** Inner vertices towards the middle of their neighbours. */
function evenOut(p: number[], corners: readonly number[], rim: number): void {
  const n = p.length / 3;
  for (let round = 0; round < 3; round++) {
    const sum = new Float64Array(3 * n);
    const count = new Uint16Array(n);
    for (let c = 0; c < corners.length; c++) {
      const [a, b] = [corners[c], corners[c % 3 === 2 ? c - 2 : c + 1]];
      for (let k = 0; k < 3; k++) sum[3 * a + k] += p[3 * b + k];
      count[a]++;
    }
    for (let v = rim; v < n; v++) for (let k = 0; k < 3; k++) p[3 * v + k] = sum[3 * v + k] / count[v];
  }
}
