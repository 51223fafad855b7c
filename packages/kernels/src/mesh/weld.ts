import { matchTriples } from './match-triples.ts';
import type { Mesh } from './mesh.ts';

/**
 * Joins vertices at the same place (within `tolerance` metres; 0 = exactly equal) and drops faces that collapse. Attributes per
 * vertex other than position are dropped: the first copy's would be arbitrary. Vertices are matched on a hash grid, the
 * lowest index wins, so that the result does not depend on anything but the input.
 */
export function weld(mesh: Mesh, tolerance = 0): Mesh {
  const p = mesh.positions;
  const n = p.length / 3;
  if (!(tolerance > 0)) return rebuild(mesh, ...matchPositions(p));
  const cell = tolerance * 2;
  const heads = new Map<string, number[]>();
  const map = new Int32Array(n);
  const kept: number[] = [];
  for (let v = 0; v < n; v++) {
    const x = p[v * 3] + 0;
    const y = p[v * 3 + 1] + 0;
    const z = p[v * 3 + 2] + 0;
    const found = nearby(p, heads, kept, cell, tolerance, x, y, z);
    if (found >= 0) {
      map[v] = found;
      continue;
    }
    map[v] = kept.length;
    const k = `${Math.floor(x / cell)},${Math.floor(y / cell)},${Math.floor(z / cell)}`;
    const list = heads.get(k);
    if (list) list.push(kept.length);
    else heads.set(k, [kept.length]);
    kept.push(v);
  }
  return rebuild(mesh, map, kept);
}

/** Number of each vertex among those that differ, and the first vertex of each number. */
export function matchPositions(positions: Float32Array): [Int32Array, number[]] {
  // No minus zero, and one kind of what is no number: equal numbers have equal bits.
  return matchTriples(
    new Int32Array(Float32Array.from(positions, (x) => (Number.isNaN(x) ? Number.NaN : x + 0)).buffer),
  );
}

function nearby(
  p: Float32Array,
  heads: ReadonlyMap<string, number[]>,
  kept: readonly number[],
  cell: number,
  tolerance: number,
  x: number,
  y: number,
  z: number,
): number {
  let best = -1;
  for (let k = 0; k < 27; k++) {
    const i = Math.floor(x / cell) + (k % 3) - 1;
    const j = Math.floor(y / cell) + (Math.floor(k / 3) % 3) - 1;
    const l = Math.floor(z / cell) + Math.floor(k / 9) - 1;
    for (const id of heads.get(i + ',' + j + ',' + l) ?? []) {
      const o = kept[id] * 3;
      const d = Math.hypot(p[o] - x, p[o + 1] - y, p[o + 2] - z);
      if (d <= tolerance && (best < 0 || id < best)) best = id;
    }
  }
  return best;
}

function rebuild(mesh: Mesh, map: Int32Array, kept: readonly number[]): Mesh {
  const positions = new Float32Array(kept.length * 3);
  for (let i = 0; i < kept.length; i++) {
    positions.set(mesh.positions.subarray(kept[i] * 3, kept[i] * 3 + 3), i * 3);
  }
  const indices: number[] = [];
  const groups: number[] = [];
  for (let f = 0; f < mesh.indices.length; f += 3) {
    const a = map[mesh.indices[f]];
    const b = map[mesh.indices[f + 1]];
    const c = map[mesh.indices[f + 2]];
    if (a === b || b === c || a === c) continue;
    indices.push(a, b, c);
    if (mesh.faceGroups) groups.push(mesh.faceGroups[f / 3]);
  }
  const out: Mesh = { positions, indices: Uint32Array.from(indices) };
  if (mesh.faceGroups) out.faceGroups = Uint32Array.from(groups);
  return out;
}
