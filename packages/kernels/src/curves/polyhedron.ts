import { GeometryError, V3, type Vec3 } from '../math/index.ts';
import { type Mesh, weld } from '../mesh/index.ts';
import { createBuilder } from './builder.ts';
import { hullMesh } from './solids.ts';

type Polygons = readonly (readonly number[])[];

/** Convex hull of points, coplanar triangles joined into faces, edges bevelled. */
export function hullShapeMesh(points: readonly Vec3[], bevel: number | undefined): Mesh {
  const hull = weld(hullMesh(points), 0);
  const vertices: Vec3[] = [];
  for (let i = 0; i < hull.positions.length; i += 3) {
    vertices.push([hull.positions[i], hull.positions[i + 1], hull.positions[i + 2]]);
  }
  const { points: kept, faces } = joinCoplanar(vertices, hull.indices);
  return polyhedronMesh(kept, faces, bevel);
}

/**
 * A closed polyhedron with bevelled edges: each face is inset in its own plane, each edge becomes a strip of two bands with its
 * middle lifted onto the arc, each corner a small fan. Works for concave edges alike.
 * Throws GeometryError `not_closed` when an edge does not join exactly two faces.
 */
export function polyhedronMesh(points: readonly Vec3[], faces: Polygons, bevel: number | undefined): Mesh {
  const edges = pairEdges(faces);
  let shortest = Infinity;
  for (const face of faces) {
    face.forEach((a, i) => {
      shortest = Math.min(shortest, V3.distance(points[a], points[face[(i + 1) % face.length]]));
    });
  }
  const span = Math.max(...points.map((p) => V3.distance(p, points[0])));
  const size = Math.min(bevel ?? 0.012 * span, shortest * 0.3, leastInradius(points, faces) * 0.5);
  const b = createBuilder();
  if (!(size > span * 1e-5)) {
    const ids = points.map((p) => b.vertex(p));
    for (const face of faces)
      for (let k = 2; k < face.length; k++) b.triangle(ids[face[0]], ids[face[k - 1]], ids[face[k]]);
    return b.finish();
  }
  const normals = faces.map((f) => faceNormal(points, f));
  const corners = faces.map((f, i) => insetFace(points, f, normals[i], size).map((p) => b.vertex(p)));
  for (const c of corners) for (let k = 2; k < c.length; k++) b.triangle(c[0], c[k - 1], c[k]);
  // mid points of every edge strip, at both ends: on the arc between the two inset corners
  const middle = new Map<string, number>();
  const midOf = (v: number, f: number, fi: number, g: number, gi: number): number => {
    const key = f < g ? v + ',' + f + ',' + g : v + ',' + g + ',' + f;
    let id = middle.get(key);
    if (id === undefined) {
      const chord = V3.lerp(b.at(corners[f][fi]), b.at(corners[g][gi]), 0.5);
      const cos = Math.sqrt(Math.max(0, (1 + V3.dot(normals[f], normals[g])) / 2));
      id = b.vertex(V3.lerp(chord, points[v], cos / (1 + cos)));
      middle.set(key, id);
    }
    return id;
  };
  const spokes: { next: Map<number, number[]> }[] = points.map(() => ({ next: new Map() }));
  for (const e of edges) {
    // in f the edge runs a -> c, in g it runs c -> a
    const n = faces[e.f].length;
    const m = faces[e.g].length;
    const fa = corners[e.f][e.i];
    const fc = corners[e.f][(e.i + 1) % n];
    const ga = corners[e.g][(e.j + 1) % m];
    const gc = corners[e.g][e.j];
    const a = faces[e.f][e.i];
    const c = faces[e.g][e.j];
    const ma = midOf(a, e.f, e.i, e.g, (e.j + 1) % m);
    const mc = midOf(c, e.f, (e.i + 1) % n, e.g, e.j);
    b.quad(fc, fa, ma, mc);
    b.quad(mc, ma, ga, gc);
    spokes[a].next.set(ga, [ma, fa]);
    spokes[c].next.set(fc, [mc, gc]);
  }
  for (let v = 0; v < points.length; v++) fillCorner(b, points[v], spokes[v].next);
  return b.finish();
}

/** The hole left at a corner: the cycle of inset corners and strip middles around it, fanned from a lifted centre. */
function fillCorner(b: ReturnType<typeof createBuilder>, p: Vec3, next: Map<number, number[]>): void {
  const start = next.keys().next().value;
  if (start === undefined) return;
  const loop: number[] = [];
  let at = start;
  do {
    const step = next.get(at);
    if (!step) return;
    loop.push(at, step[0]);
    at = step[1];
  } while (at !== start && loop.length < 2 * next.size + 2);
  let c: Vec3 = [0, 0, 0];
  for (const i of loop) c = V3.addScaled(c, b.at(i), 1 / loop.length);
  const centre = b.vertex(V3.lerp(c, p, 0.28));
  for (let k = 0; k < loop.length; k++) b.triangle(loop[k], loop[(k + 1) % loop.length], centre);
}

interface EdgePair {
  f: number;
  i: number;
  g: number;
  j: number;
}

function pairEdges(faces: Polygons): EdgePair[] {
  const open = new Map<string, [number, number]>();
  const out: EdgePair[] = [];
  faces.forEach((face, f) => {
    face.forEach((a, i) => {
      const c = face[(i + 1) % face.length];
      const twin = open.get(c + ',' + a);
      if (twin) {
        open.delete(c + ',' + a);
        out.push({ f: twin[0], i: twin[1], g: f, j: i });
      } else if (open.has(a + ',' + c)) {
        throw new GeometryError('not_closed', 'Two faces of the polyhedron run the same way along one edge.');
      } else open.set(a + ',' + c, [f, i]);
    });
  });
  if (open.size > 0) throw new GeometryError('not_closed', 'The polyhedron has an edge with only one face.');
  return out;
}

/** Newell normal, unit. */
function faceNormal(points: readonly Vec3[], face: readonly number[]): Vec3 {
  let n: Vec3 = [0, 0, 0];
  const o = points[face[0]];
  for (let k = 1; k + 1 < face.length; k++) {
    n = V3.add(n, V3.cross(V3.sub(points[face[k]], o), V3.sub(points[face[k + 1]], o)));
  }
  return V3.normalize(n);
}

/** The face's corners, moved inwards so that its edges move by `by`. */
function insetFace(points: readonly Vec3[], face: readonly number[], normal: Vec3, by: number): Vec3[] {
  const n = face.length;
  const inward = face.map((a, i) => V3.normalize(V3.cross(normal, V3.sub(points[face[(i + 1) % n]], points[a]))));
  return face.map((a, i) => {
    const u = inward[(i + n - 1) % n];
    const v = inward[i];
    const s = Math.max(0.25, 1 + V3.dot(u, v));
    return V3.addScaled(points[a], V3.add(u, v), by / s);
  });
}

/** Twice the area over the perimeter: the least over the faces. */
function leastInradius(points: readonly Vec3[], faces: Polygons): number {
  let least = Infinity;
  for (const face of faces) {
    let n: Vec3 = [0, 0, 0];
    let around = 0;
    for (let k = 0; k < face.length; k++) {
      const p = points[face[k]];
      const q = points[face[(k + 1) % face.length]];
      around += V3.distance(p, q);
      if (k > 0) n = V3.add(n, V3.cross(V3.sub(p, points[face[0]]), V3.sub(q, points[face[0]])));
    }
    least = Math.min(least, V3.length(n) / around);
  }
  return least;
}

/** Joins triangles whose planes agree into polygons, and drops points left inside them or on straight edges. */
function joinCoplanar(points: readonly Vec3[], indices: Uint32Array): { points: Vec3[]; faces: number[][] } {
  const count = indices.length / 3;
  const tri = Array.from({ length: count }, (_, f) => [indices[f * 3], indices[f * 3 + 1], indices[f * 3 + 2]]);
  const normals = tri.map((t) => faceNormal(points, t));
  const root = tri.map((_, i) => i);
  const find = (i: number): number => (root[i] === i ? i : (root[i] = find(root[i])));
  const pairs = pairEdges(tri);
  for (const { f, g } of pairs) {
    if (V3.dot(normals[f], normals[g]) > 0.9998) root[Math.max(find(f), find(g))] = Math.min(find(f), find(g));
  }
  const nextOf = new Map<number, Map<number, number>>();
  const add = (f: number, a: number, c: number): void => {
    const r = find(f);
    const m = nextOf.get(r) ?? new Map<number, number>();
    nextOf.set(r, m);
    m.set(a, c);
  };
  for (const { f, i, g, j } of pairs) {
    if (find(f) === find(g)) continue;
    add(f, tri[f][i], tri[f][(i + 1) % 3]);
    add(g, tri[g][j], tri[g][(j + 1) % 3]);
  }
  const faces: number[][] = [];
  for (const m of nextOf.values()) {
    const loop: number[] = [];
    const start = m.keys().next().value as number;
    let at: number | undefined = start;
    do {
      loop.push(at);
      at = m.get(at);
    } while (at !== undefined && at !== start && loop.length <= m.size);
    faces.push(loop);
  }
  return straightened(points, faces);
}

/** Points where only two faces meet are no corners: they go. */
function straightened(points: readonly Vec3[], faces: readonly number[][]): { points: Vec3[]; faces: number[][] } {
  const uses = new Uint32Array(points.length);
  for (const f of faces) for (const v of f) uses[v]++;
  const map = new Int32Array(points.length).fill(-1);
  const kept: Vec3[] = [];
  points.forEach((p, v) => {
    if (uses[v] > 2) map[v] = kept.push(p) - 1;
  });
  const out = faces.map((f) => f.filter((v) => map[v] >= 0).map((v) => map[v])).filter((f) => f.length > 2);
  return { points: kept, faces: out };
}
