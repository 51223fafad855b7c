import { pickVertices } from '../mesh/index.ts';
import type { Primitive } from './scene.ts';

/** The primitive with other triangles over the same vertices: vertices that none of them uses are dropped, from every array. */
export function keepVertices(primitive: Primitive, indices: Uint32Array): Primitive {
  const place = new Int32Array(primitive.mesh.positions.length / 3).fill(-1);
  const source: number[] = [];
  const renumbered = new Uint32Array(indices.length);
  for (let c = 0; c < indices.length; c++) {
    const v = indices[c];
    if (place[v] < 0) {
      place[v] = source.length;
      source.push(v);
    }
    renumbered[c] = place[v];
  }
  return gatherVertices(primitive, source, renumbered);
}

/** The primitive whose vertex i is the old vertex `source[i]`, with these triangles; every array follows. Face groups and quads are dropped. */
export function gatherVertices(primitive: Primitive, source: ArrayLike<number>, indices: Uint32Array): Primitive {
  const { mesh, joints, weights, targets } = primitive;
  const gather = <T extends Float32Array | Uint16Array>(from: T | undefined, size: number): T | undefined => {
    if (!from) return undefined;
    const out = (
      from instanceof Float32Array ? new Float32Array(source.length * size) : new Uint16Array(source.length * size)
    ) as T;
    for (let i = 0; i < source.length; i++)
      for (let k = 0; k < size; k++) out[i * size + k] = from[source[i] * size + k];
    return out;
  };
  const { faceGroups: _, quadCount: __, ...attributes } = mesh;
  const kept = pickVertices({ ...attributes, indices }, source);
  const out: Primitive = { ...primitive, mesh: kept };
  if (joints) out.joints = gather(joints, 4);
  if (weights) out.weights = gather(weights, 4);
  if (targets) {
    out.targets = targets.map((t) => ({ ...t, positions: gather(t.positions, 3), normals: gather(t.normals, 3) }));
  }
  return out;
}
