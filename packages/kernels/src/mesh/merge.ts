import type { Mesh } from './mesh.ts';

/**
 * Puts meshes side by side into one, shells untouched. An attribute survives only where every mesh has it; face groups are
 * kept as they are, with 0 for meshes that have none.
 */
export function mergeMeshes(meshes: readonly Mesh[]): Mesh {
  if (meshes.length === 1) return meshes[0];
  let vertices = 0;
  let corners = 0;
  for (const m of meshes) {
    vertices += m.positions.length / 3;
    corners += m.indices.length;
  }
  const indices = new Uint32Array(corners);
  let v = 0;
  let c = 0;
  for (const m of meshes) {
    for (let i = 0; i < m.indices.length; i++) indices[c + i] = m.indices[i] + v;
    v += m.positions.length / 3;
    c += m.indices.length;
  }
  const out: Mesh = {
    positions: concat(
      meshes.map((m) => m.positions),
      vertices * 3,
    ),
    indices,
  };
  for (const [key, width] of [
    ['normals', 3],
    ['tangents', 4],
    ['uvs', 2],
    ['colors', 4],
  ] as const) {
    const parts = meshes.map((m) => m[key]);
    if (meshes.length > 0 && parts.every((p) => p !== undefined))
      out[key] = concat(parts as Float32Array[], vertices * width);
  }
  if (meshes.some((m) => m.faceGroups)) {
    out.faceGroups = new Uint32Array(corners / 3);
    let f = 0;
    for (const m of meshes) {
      if (m.faceGroups) out.faceGroups.set(m.faceGroups, f);
      f += m.indices.length / 3;
    }
  }
  return out;
}

function concat(parts: readonly Float32Array[], length: number): Float32Array {
  const out = new Float32Array(length);
  let o = 0;
  for (const p of parts) {
    out.set(p, o);
    o += p.length;
  }
  return out;
}
