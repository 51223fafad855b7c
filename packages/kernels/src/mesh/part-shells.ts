import { diagonalOf } from './close-holes.ts';
import { buildEdges, type EdgeMap } from './edges.ts';
import { mergeMeshes } from './merge.ts';
import type { Mesh } from './mesh.ts';
import { pickVertices } from './pick-vertices.ts';
import { matchPositions } from './weld.ts';

/** How far shells are moved apart, of the diagonal of all of them: 0.01 mm of a thing of one metre. */
const APART = 1e-5;

/**
 * Moves closed shells apart that meet in an edge: once vertices are joined by place, four faces stand on it, and neither shell counts as closed any more. Vertices of the
 * later shell on such edges move a hair inwards, with all that stands at their place. Meshes share one space, metres; those in which nothing moves are handed back as they
 * are. Cost: as `weld`.
 */
export function partShells(meshes: readonly Mesh[]): Mesh[] {
  const merged = mergeMeshes(meshes.map((m) => ({ positions: m.positions, indices: m.indices })));
  const [place] = matchPositions(merged.positions);
  // Faces that welding drops stand on no edge.
  const faces = facesWithArea(merged.indices, place);
  const corners = new Uint32Array(3 * faces.length);
  faces.forEach((f, i) => {
    for (let k = 0; k < 3; k++) corners[3 * i + k] = place[merged.indices[3 * f + k]];
  });
  const edges = buildEdges(corners);
  if (!edges.faceCount.some((n) => n > 2)) return [...meshes];
  let [last, kept] = [0, 0];
  const ends = meshes.map((mesh) => {
    last += mesh.indices.length / 3;
    while (faces[kept] < last) kept++;
    return kept;
  });
  const shells = labelShells(ends, edges);
  const moves = findMoves(corners, edges, shells);
  if (!moves.size) return [...meshes];
  for (let c = 0; c < corners.length; c++) {
    const move = moves.get(keyOf(shells[Math.floor(c / 3)], corners[c]));
    if (move) addNormal(move, merged, faces[Math.floor(c / 3)]);
  }
  const step = APART * diagonalOf(merged.positions);
  for (const move of moves.values()) {
    const length = Math.hypot(...move);
    for (let a = 0; a < 3; a++) move[a] = step * (length > 0 ? -move[a] / length : Number(a === 1));
  }
  const shellOf = new Int32Array(merged.indices.length / 3).fill(-1);
  faces.forEach((f, i) => {
    shellOf[f] = shells[i];
  });
  // A face without area goes with the one before it.
  for (let f = 1; f < shellOf.length; f++) if (shellOf[f] < 0) shellOf[f] = shellOf[f - 1];
  let [vertex, corner] = [0, 0];
  return meshes.map((mesh) => {
    const [v, c] = [vertex, corner];
    vertex += mesh.positions.length / 3;
    corner += mesh.indices.length;
    return moveCorners(mesh, (at) => moves.get(keyOf(shellOf[Math.floor((c + at) / 3)], place[v + mesh.indices[at]])));
  });
}

function facesWithArea(indices: Uint32Array, place: Int32Array): number[] {
  const out: number[] = [];
  for (let f = 0; 3 * f < indices.length; f++) {
    const [a, b, c] = [0, 1, 2].map((k) => place[indices[3 * f + k]]);
    if (a !== b && b !== c && a !== c) out.push(f);
  }
  return out;
}

/** A shell and a place as one number. */
function keyOf(shell: number, place: number): number {
  return shell * 2 ** 26 + place;
}

/** The first face of the shell of each face: shells hang together by edges on which two faces of one mesh stand. `ends`: of each mesh, the face after its last. */
function labelShells(ends: readonly number[], { count, ofCorner }: EdgeMap): Int32Array {
  const root = Int32Array.from({ length: ofCorner.length / 3 }, (_, f) => f);
  const find = (f: number): number => {
    while (root[f] !== f) f = root[f] = root[root[f]];
    return f;
  };
  const first = new Int32Array(count);
  const faces = new Uint16Array(count);
  let from = 0;
  for (const end of ends) {
    const own = ofCorner.subarray(3 * from, 3 * end);
    for (const e of own) faces[e] = 0;
    for (const e of own) faces[e]++;
    for (const e of own) first[e] = -1;
    for (const [c, e] of own.entries()) {
      const f = from + Math.floor(c / 3);
      if (faces[e] !== 2) continue;
      if (first[e] < 0) first[e] = f;
      else {
        const [a, b] = [find(first[e]), find(f)];
        root[Math.max(a, b)] = Math.min(a, b);
      }
    }
    from = end;
  }
  return root.map((f) => find(f));
}

/** Places of shells that have to move: on edges that several shells close, those of all shells but the first. Zeros, to be filled in. */
function findMoves(
  corners: Uint32Array,
  { faceCount, ofCorner, vertices }: EdgeMap,
  shells: Int32Array,
): Map<number, Float64Array> {
  const crowded = new Map<number, Map<number, number[]>>();
  for (let c = 0; c < corners.length; c++) {
    const e = ofCorner[c];
    if (faceCount[e] < 4) continue;
    const shell = shells[Math.floor(c / 3)];
    const there = crowded.get(e) ?? new Map<number, number[]>();
    crowded.set(e, there.set(shell, [...(there.get(shell) ?? []), c]));
  }
  const moves = new Map<number, Float64Array>();
  for (const [e, there] of crowded) {
    // Two faces, one this way round and one that.
    const closed = [...there].filter(([, own]) => own.length === 2 && corners[own[0]] !== corners[own[1]]);
    const order = closed.map(([shell]) => shell).sort((a, b) => a - b);
    for (const shell of order.slice(closed.length === there.size ? 1 : 0))
      for (const v of vertices.subarray(2 * e, 2 * e + 2)) moves.set(keyOf(shell, v), new Float64Array(3));
  }
  return moves;
}

function addNormal(out: Float64Array, { positions: p, indices }: Mesh, face: number): void {
  const [a, b, c] = [3 * indices[3 * face], 3 * indices[3 * face + 1], 3 * indices[3 * face + 2]];
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  out[0] += uy * vz - uz * vy;
  out[1] += uz * vx - ux * vz;
  out[2] += ux * vy - uy * vx;
}

/** A mesh with some corners moved; a vertex that not all of its corners leave alike is there once for each way. */
function moveCorners(mesh: Mesh, moveOf: (corner: number) => Float64Array | undefined): Mesh {
  const ways = new Map<number, Map<Float64Array | undefined, number[]>>();
  for (let c = 0; c < mesh.indices.length; c++) {
    const move = moveOf(c);
    if (move) ways.set(mesh.indices[c], new Map());
  }
  if (!ways.size) return mesh;
  for (let c = 0; c < mesh.indices.length; c++) {
    const own = ways.get(mesh.indices[c]);
    const move = own && moveOf(c);
    own?.set(move, [...(own.get(move) ?? []), c]);
  }
  const sources = Array.from({ length: mesh.positions.length / 3 }, (_, v) => v);
  const indices = mesh.indices.slice();
  const moves: [number, Float64Array][] = [];
  for (const [v, own] of ways)
    for (const [n, [move, corners]] of [...own].entries()) {
      const to = n === 0 ? v : sources.push(v) - 1;
      for (const c of corners) indices[c] = to;
      if (move) moves.push([to, move]);
    }
  const out = pickVertices({ ...mesh, indices }, sources);
  for (const [v, move] of moves) for (let a = 0; a < 3; a++) out.positions[3 * v + a] += move[a];
  return out;
}
