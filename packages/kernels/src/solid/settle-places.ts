import { buildEdges, computeNormals, type Mesh } from '../mesh/index.ts';
import { CollapseMesh } from '../remesh/index.ts';
import { findSelfIntersections } from './self-intersections.ts';

/**
 * Makes a closed mesh safe for files that join corners by place: edges shorter than `step` (metres) are collapsed where that keeps the mesh
 * manifold, and vertices that stand in one place without being one, as where two solids touch in an edge, move a few steps into their own
 * solid. Neither is done where the mesh would then cross itself: touching is the lesser evil. Face groups go along.
 */
export function settlePlaces(mesh: Mesh, step: number): Mesh {
  const collapsed = collapseShort(mesh, step);
  if (!collapsed) return separate(mesh, step);
  const crosses = findSelfIntersections(collapsed.mesh, { limit: 1, among: collapsed.touched }).length > 0;
  return separate(crosses ? mesh : collapsed.mesh, step);
}

/** The mesh without its short edges, and 1 for faces around what was joined; undefined where there are none. */
function collapseShort(mesh: Mesh, step: number): { mesh: Mesh; touched: Uint8Array } | undefined {
  const edges = buildEdges(mesh.indices);
  const p = mesh.positions;
  const short: number[] = [];
  for (let e = 0; e < edges.count; e++) {
    const [a, b] = [3 * edges.vertices[2 * e], 3 * edges.vertices[2 * e + 1]];
    if (Math.hypot(p[a] - p[b], p[a + 1] - p[b + 1], p[a + 2] - p[b + 2]) < step) short.push(a / 3, b / 3);
  }
  if (!short.length) return undefined;
  const work = new CollapseMesh(Float64Array.from(p), mesh.indices);
  const into = Int32Array.from({ length: p.length / 3 }, (_, v) => v);
  const joined = new Uint8Array(into.length);
  const find = (v: number): number => {
    while (into[v] !== v) v = into[v] = into[into[v]];
    return v;
  };
  for (let i = 0; i < short.length; i += 2) {
    const [a, b] = [find(short[i]), find(short[i + 1])];
    if (a === b || !work.canCollapse(a, b, false, false)) continue;
    work.collapse(a, b);
    into[b] = a;
    joined[a] = 1;
  }
  const indices: number[] = [];
  const groups: number[] = [];
  for (let f = 0; f < work.alive.length; f++) {
    if (!work.alive[f]) continue;
    for (let k = 0; k < 3; k++) indices.push(work.corners[3 * f + k]);
    groups.push((mesh.faceGroups as Uint32Array)[f]);
  }
  const touched = Uint8Array.from(
    { length: groups.length },
    (_, f) => joined[indices[3 * f]] | joined[indices[3 * f + 1]] | joined[indices[3 * f + 2]],
  );
  const out = { positions: p, indices: Uint32Array.from(indices), faceGroups: Uint32Array.from(groups) };
  return { mesh: out, touched };
}

/** Steps that vertices in one place move apart, into their solids. */
const APART = 3;
/** Rounds in which those go back that crossed something. */
const ROUNDS = 6;

function separate(mesh: Mesh, step: number): Mesh {
  const p = mesh.positions;
  const used = new Uint8Array(p.length / 3);
  for (const v of mesh.indices) used[v] = 1;
  const places = new Map<string, number>();
  const crowded = new Set<number>();
  for (let v = 0; v < used.length; v++) {
    if (!used[v]) continue;
    const key = `${Math.round(p[3 * v] / step)},${Math.round(p[3 * v + 1] / step)},${Math.round(p[3 * v + 2] / step)}`;
    const other = places.get(key);
    if (other === undefined) places.set(key, v);
    else crowded.add(v).add(other);
  }
  if (!crowded.size) return mesh;
  const normals = computeNormals({ positions: p, indices: mesh.indices }, { creaseAngleDeg: 180 })
    .normals as Float32Array;
  const positions = p.slice();
  for (const v of crowded) for (let k = 0; k < 3; k++) positions[3 * v + k] -= APART * step * normals[3 * v + k];
  const out = { ...mesh, positions };
  for (let round = 0; round < ROUNDS && crowded.size; round++) {
    const among = Uint8Array.from({ length: mesh.indices.length / 3 }, (_, f) =>
      [0, 1, 2].some((k) => crowded.has(mesh.indices[3 * f + k])) ? 1 : 0,
    );
    const pairs = findSelfIntersections(out, { among });
    if (!pairs.length) return out;
    const before = crowded.size;
    for (const f of pairs) {
      for (const v of mesh.indices.subarray(3 * f, 3 * f + 3)) {
        if (crowded.delete(v)) positions.set(p.subarray(3 * v, 3 * v + 3), 3 * v);
      }
    }
    if (crowded.size === before) return mesh;
  }
  return mesh;
}
