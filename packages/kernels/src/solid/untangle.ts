import { extractFaces, type Mesh } from '../mesh/index.ts';
import { findSelfIntersections } from './self-intersections.ts';

/** Rounds without progress after which the neighbourhood that moves grows. */
const PATIENCE = 2;
const ROUNDS = 24;

/**
 * Smooths the places where a closed mesh passes through itself until it does not: vertices of crossing triangles go to the middle of their
 * neighbours, with ever more neighbours along. For the small folds that meshing a grid or collapsing edges leaves; the rest of the mesh stays. Changes
 * `mesh.positions` in place and returns how many crossing pairs it could not undo.
 */
export function untangleInPlace(mesh: Pick<Mesh, 'positions' | 'indices'>): number {
  let pairs = findSelfIntersections(mesh);
  let least = pairs.length;
  for (let pass = 0; least && pass < 3; pass++) {
    const before = mesh.positions.slice();
    smoothLocally(mesh, pairs);
    pairs = findSelfIntersections(mesh);
    if (pairs.length < least) least = pairs.length;
    else {
      // Large triangles can be smoothed into worse: what was is kept.
      mesh.positions.set(before);
      break;
    }
  }
  return least / 2;
}

/** Works on the faces near the crossings only, so that many rounds cost little. */
function smoothLocally(mesh: Pick<Mesh, 'positions' | 'indices'>, pairs: Uint32Array): void {
  const neighbours = buildNeighbours(mesh.indices, mesh.positions.length / 3);
  const touched = new Uint8Array(mesh.positions.length / 3);
  for (const f of pairs) for (let k = 0; k < 3; k++) touched[mesh.indices[3 * f + k]] = 1;
  const near = touched.slice();
  for (let ring = 0; ring < 5; ring++) grow(near, neighbours);
  const faces: number[] = [];
  for (let f = 0; 3 * f < mesh.indices.length; f++) {
    if (near[mesh.indices[3 * f]] || near[mesh.indices[3 * f + 1]] || near[mesh.indices[3 * f + 2]]) faces.push(f);
  }
  const local = { positions: mesh.positions, indices: extractCorners(mesh.indices, faces) };
  let moving = touched;
  let least = Number.POSITIVE_INFINITY;
  let waited = 0;
  for (let round = 0; round < ROUNDS; round++) {
    relax(mesh.positions, moving, neighbours);
    const left = findSelfIntersections(compact(local));
    if (!left.length) return;
    const next = new Uint8Array(moving.length);
    for (const f of left) for (let k = 0; k < 3; k++) next[local.indices[3 * f + k]] = 1;
    waited = left.length < least ? 0 : waited + 1;
    least = Math.min(least, left.length);
    for (let ring = 0; ring < Math.floor(waited / PATIENCE); ring++) grow(next, neighbours);
    moving = next;
  }
}

/** The few faces with the few vertices they use, in the same order of faces. */
function compact(local: Pick<Mesh, 'positions' | 'indices'>): Mesh {
  return extractFaces(
    local,
    Array.from({ length: local.indices.length / 3 }, (_, f) => f),
  );
}

function extractCorners(indices: Uint32Array, faces: readonly number[]): Uint32Array {
  const out = new Uint32Array(3 * faces.length);
  for (let i = 0; i < faces.length; i++) for (let k = 0; k < 3; k++) out[3 * i + k] = indices[3 * faces[i] + k];
  return out;
}

interface Neighbours {
  start: Uint32Array;
  list: Uint32Array;
}

/** The vertex after each corner: on a closed mesh, every neighbour once. */
function buildNeighbours(indices: Uint32Array, vertices: number): Neighbours {
  const start = new Uint32Array(vertices + 1);
  for (const v of indices) start[v + 1]++;
  for (let v = 0; v < vertices; v++) start[v + 1] += start[v];
  const at = start.slice();
  const list = new Uint32Array(indices.length);
  for (let c = 0; c < indices.length; c++) list[at[indices[c]]++] = indices[c % 3 === 2 ? c - 2 : c + 1];
  return { start, list };
}

function grow(flags: Uint8Array, { start, list }: Neighbours): void {
  const old = flags.slice();
  for (let v = 0; v < old.length; v++) if (old[v]) for (let i = start[v]; i < start[v + 1]; i++) flags[list[i]] = 1;
}

function relax(p: Float32Array, moving: Uint8Array, { start, list }: Neighbours): void {
  for (let v = 0; v < moving.length; v++) {
    const n = start[v + 1] - start[v];
    if (!moving[v] || n === 0) continue;
    for (let k = 0; k < 3; k++) {
      let sum = 0;
      for (let i = start[v]; i < start[v + 1]; i++) sum += p[3 * list[i] + k];
      p[3 * v + k] = sum / n;
    }
  }
}
