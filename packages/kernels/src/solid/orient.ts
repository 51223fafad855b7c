import { V3, type Vec3 } from '../math/index.ts';
import { buildEdges, joinSides, type Mesh, nextSide, type Surface } from '../mesh/index.ts';

/** A surface whose triangles agree about what is outside, and what had to be done for it. */
export interface OrientedSurface {
  surface: Surface;
  /** Triangles that were turned round. */
  flipped: number;
  /** Edges with more than two faces, or two that cannot agree. */
  nonManifoldEdges: number;
}

/**
 * Makes neighbours agree: across edges with two faces orientation spreads, and the smaller side of every disagreement turns round. Where more
 * faces meet in an edge, those that bound a wedge of solid between them become neighbours, so that solids that touch in an edge come apart; what
 * finds no partner becomes a border. What comes out is manifold and oriented, open or not.
 */
export function orientSurface(mesh: Pick<Mesh, 'positions' | 'indices'>): OrientedSurface {
  const vertex = Int32Array.from(mesh.indices);
  const { twin, crowded } = pairSides(mesh.indices);
  const { flipped, torn } = spread(mesh.positions, vertex, twin);
  for (const group of crowded) pairWedges(mesh.positions, vertex, group, twin);
  return { surface: joinSides(mesh.positions, vertex, twin), flipped, nonManifoldEdges: crowded.length + torn };
}

/** The sides along one edge. */
interface EdgeSides {
  lo: number;
  hi: number;
  sides: number[];
}

/** Joins the sides of edges with two faces, and lists the edges with more. */
function pairSides(indices: Uint32Array): { twin: Int32Array; crowded: EdgeSides[] } {
  const edges = buildEdges(indices);
  const twin = new Int32Array(indices.length).fill(-1);
  const first = new Int32Array(edges.count).fill(-1);
  const crowds = new Map<number, EdgeSides>();
  for (let c = 0; c < indices.length; c++) {
    const e = edges.ofCorner[c];
    if (edges.faceCount[e] === 2) {
      if (first[e] >= 0) {
        twin[c] = first[e];
        twin[first[e]] = c;
      }
      first[e] = c;
    } else if (edges.faceCount[e] > 2) {
      let crowd = crowds.get(e);
      if (!crowd) {
        crowd = { lo: edges.vertices[2 * e], hi: edges.vertices[2 * e + 1], sides: [] };
        crowds.set(e, crowd);
      }
      crowd.sides.push(c);
    }
  }
  return { twin, crowded: [...crowds.values()] };
}

/** Spreads orientation over each patch, turns the side with less area, and cuts edges across which that is impossible. */
function spread(p: ArrayLike<number>, vertex: Int32Array, twin: Int32Array): { flipped: number; torn: number } {
  const faces = vertex.length / 3;
  const turn = new Int8Array(faces).fill(-1);
  let torn = 0;
  let flipped = 0;
  const queue: number[] = [];
  for (let seed = 0; seed < faces; seed++) {
    if (turn[seed] >= 0) continue;
    turn[seed] = 0;
    queue.length = 0;
    queue.push(seed);
    const area = [0, 0];
    for (let i = 0; i < queue.length; i++) {
      const f = queue[i];
      area[turn[f]] += faceArea(p, vertex, f);
      for (let c = 3 * f; c < 3 * f + 3; c++) {
        const t = twin[c];
        if (t < 0) continue;
        const g = Math.floor(t / 3);
        const want = vertex[c] === vertex[t] ? 1 - turn[f] : turn[f];
        if (turn[g] < 0) {
          turn[g] = want;
          queue.push(g);
        } else if (turn[g] !== want) {
          twin[c] = twin[t] = -1;
          torn++;
        }
      }
    }
    const loser = area[1] > area[0] ? 0 : 1;
    for (const f of queue) {
      if (turn[f] !== loser) continue;
      flipped++;
      turnFace(vertex, twin, f);
    }
  }
  return { flipped, torn };
}

/** Turns a triangle round: corners 1 and 2 change places, and so do sides 0 and 2. */
function turnFace(vertex: Int32Array, twin: Int32Array, f: number): void {
  const o = 3 * f;
  [vertex[o + 1], vertex[o + 2]] = [vertex[o + 2], vertex[o + 1]];
  [twin[o], twin[o + 2]] = [twin[o + 2], twin[o]];
  for (const c of [o, o + 2]) if (twin[c] >= 0) twin[twin[c]] = c;
}

function faceArea(p: ArrayLike<number>, vertex: Int32Array, f: number): number {
  const [a, b, c] = [3 * vertex[3 * f], 3 * vertex[3 * f + 1], 3 * vertex[3 * f + 2]];
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
}

/**
 * Around an edge seen along it, counter-clockwise: a side that runs down has solid after it, one that runs up has solid before it. They
 * pair like brackets.
 */
function pairWedges(p: ArrayLike<number>, vertex: Int32Array, group: EdgeSides, twin: Int32Array): void {
  const [lo, hi] = [3 * group.lo, 3 * group.hi];
  const e: Vec3 = [p[hi] - p[lo], p[hi + 1] - p[lo + 1], p[hi + 2] - p[lo + 2]];
  const axis =
    Math.abs(e[0]) <= Math.abs(e[1]) && Math.abs(e[0]) <= Math.abs(e[2]) ? 0 : Math.abs(e[1]) <= Math.abs(e[2]) ? 1 : 2;
  const pick: Vec3 = [axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0];
  const u = V3.cross(e, pick);
  const v = V3.cross(e, u);
  const lu = Math.hypot(...u) || 1;
  const lv = Math.hypot(...v) || 1;
  const list = group.sides.map((side) => {
    // Sides have moved within their triangles where those were turned.
    const o = side - (side % 3);
    const c = [o, o + 1, o + 2].find(
      (i) =>
        vertex[i] + vertex[nextSide(i)] === group.lo + group.hi && (vertex[i] === group.lo || vertex[i] === group.hi),
    ) as number;
    const third = 3 * vertex[nextSide(nextSide(c))];
    const d: Vec3 = [p[third] - p[lo], p[third + 1] - p[lo + 1], p[third + 2] - p[lo + 2]];
    return { c, up: vertex[c] === group.lo, angle: Math.atan2(V3.dot(d, v) / lv, V3.dot(d, u) / lu) };
  });
  list.sort((x, y) => x.angle - y.angle || x.c - y.c);
  const open: number[] = [];
  for (let round = 0; round < 2; round++) {
    for (const { c, up } of list) {
      if (twin[c] >= 0) continue;
      if (!up) {
        if (round === 0) open.push(c);
        continue;
      }
      const partner = open.pop();
      if (partner === undefined) continue;
      twin[c] = partner;
      twin[partner] = c;
    }
  }
}
