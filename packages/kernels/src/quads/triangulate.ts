import { buildSurface, type Mesh } from '../mesh/index.ts';
import type { QuadMesh } from './extract.ts';

/** Writes a place of the quad mesh into `out` at `o`. */
export type Place = (x: number, y: number, z: number, out: Float32Array, o: number) => void;

/**
 * Halves each quad along its shorter diagonal, as a pair of triangles; along the other where the shorter one is an edge or diagonal already,
 * so that the triangles are manifold too. Vertices where several fans of quads only touch are doubled.
 */
export function triangulateQuads(m: QuadMesh, place: Place): Mesh {
  const p = m.positions;
  const key = (a: number, b: number): number => Math.min(a, b) * 67108864 + Math.max(a, b);
  const squared = (a: number, b: number): number =>
    (p[a * 3] - p[b * 3]) ** 2 + (p[a * 3 + 1] - p[b * 3 + 1]) ** 2 + (p[a * 3 + 2] - p[b * 3 + 2]) ** 2;
  const used = new Set<number>();
  for (let i = 0; i < m.quads.length; i++) used.add(key(m.quads[i], m.quads[(i & ~3) + ((i + 1) & 3)]));
  const indices = new Int32Array((m.quads.length / 4) * 6);
  for (let i = 0; i * 4 < m.quads.length; i++) {
    const q = [0, 1, 2, 3].map((k) => m.quads[i * 4 + k]);
    let r = squared(q[0], q[2]) <= squared(q[1], q[3]) ? 0 : 1;
    if (used.has(key(q[r], q[r + 2]))) r = 1 - r;
    const [a, b, c, d] = [q[r], q[r + 1], q[(r + 2) & 3], q[(r + 3) & 3]];
    used.add(key(a, c));
    indices.set([a, b, c, a, c, d], i * 6);
  }
  const surface = buildSurface(p, indices);
  const positions = new Float32Array(surface.positions.length);
  for (let v = 0; v < positions.length; v += 3)
    place(surface.positions[v], surface.positions[v + 1], surface.positions[v + 2], positions, v);
  return { positions, indices: Uint32Array.from(surface.vertex), quadCount: m.quads.length / 4 };
}

/** Puts quad meshes side by side into one. */
export function mergeQuads(meshes: readonly QuadMesh[]): QuadMesh {
  const count = meshes.reduce((sum, m) => sum + m.rank.length, 0);
  const out: QuadMesh = {
    positions: new Float64Array(count * 3),
    quads: new Int32Array(meshes.reduce((sum, m) => sum + m.quads.length, 0)),
    rank: new Uint8Array(count),
    border: new Uint8Array(count),
  };
  let v = 0;
  let at = 0;
  for (const m of meshes) {
    out.positions.set(m.positions, v * 3);
    out.rank.set(m.rank, v);
    out.border.set(m.border, v);
    for (let i = 0; i < m.quads.length; i++) out.quads[at + i] = m.quads[i] + v;
    v += m.rank.length;
    at += m.quads.length;
  }
  return out;
}
