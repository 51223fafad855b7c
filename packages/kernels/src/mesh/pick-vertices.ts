import type { Mesh } from './mesh.ts';

/** The mesh whose vertex i is the old vertex `source[i]`, every attribute with it; what is said of faces is handed on. `indices` must count the new vertices already. */
export function pickVertices(mesh: Mesh, source: ArrayLike<number>): Mesh {
  const pick = (from: Float32Array, width: number): Float32Array => {
    const out = new Float32Array(source.length * width);
    for (let i = 0; i < source.length; i++)
      for (let k = 0; k < width; k++) out[i * width + k] = from[source[i] * width + k];
    return out;
  };
  const out: Mesh = { ...mesh, positions: pick(mesh.positions, 3) };
  if (mesh.normals) out.normals = pick(mesh.normals, 3);
  if (mesh.tangents) out.tangents = pick(mesh.tangents, 4);
  if (mesh.uvs) out.uvs = pick(mesh.uvs, 2);
  if (mesh.colors) out.colors = pick(mesh.colors, 4);
  return out;
}
