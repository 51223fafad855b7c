import type { Budget } from '../_read/budget.ts';
import { type DracoMesh, decodeDraco } from '../draco/decode.ts';
import type { Accessors } from './accessors.ts';
import type { BufferViews } from './buffers.ts';
import type { GltfPrimitive } from './document.ts';
import { refuse } from './expect.ts';

/** The arrays of a primitive, wherever they stand. */
export interface PrimitiveArrays {
  has(name: string): boolean;
  floats(name: string, sizes: readonly number[]): { values: Float32Array; size: number };
  integers(name: string, size: number): Uint32Array;
  /** Triangles out of Draco; undefined when the primitive has them in accessors. */
  triangles?: Uint32Array;
  /** Vertices that those triangles are of. */
  points?: number;
}

/** Opens the arrays of primitives: accessors, and KHR_draco_mesh_compression, of which each stream is decoded once. */
export function createArrays(
  accessors: Accessors,
  views: BufferViews,
  budget: Budget,
): (source: GltfPrimitive) => PrimitiveArrays {
  const decoded = new Map<number, DracoMesh>();
  return (source) => {
    const at = source.attributes;
    const plain: PrimitiveArrays = {
      has: (name) => at[name] !== undefined,
      floats: (name, sizes) => accessors.floats(at[name], sizes),
      integers: (name, size) => accessors.integers(at[name], size),
    };
    const packed = source.extensions?.KHR_draco_mesh_compression as
      | { bufferView: number; attributes?: Record<string, number> }
      | undefined;
    if (!packed) return plain;
    const mesh = decoded.get(packed.bufferView) ?? decodeDraco(views.bytes(packed.bufferView), budget);
    decoded.set(packed.bufferView, mesh);
    const ids = packed.attributes ?? {};
    const find = (name: string) => {
      const found = mesh.attributes.get(ids[name]);
      if (!found) throw refuse(`The Draco-compressed mesh has no ${name.slice(0, 40)}.`);
      return found;
    };
    return {
      triangles: mesh.indices,
      points: mesh.points,
      has: (name) => Object.hasOwn(ids, name) || plain.has(name),
      floats(name, sizes) {
        if (!Object.hasOwn(ids, name)) return plain.floats(name, sizes);
        const { values, size } = find(name);
        if (!sizes.includes(size)) throw refuse(`${name} of the Draco-compressed mesh has ${size} numbers a vertex.`);
        const scale = accessors.scale(at[name]);
        return { values: scale ? values.map((x) => Math.max(-1, x / scale)) : values, size };
      },
      integers(name, size) {
        if (!Object.hasOwn(ids, name)) return plain.integers(name, size);
        const found = find(name);
        if (found.size !== size)
          throw refuse(`${name} of the Draco-compressed mesh has ${found.size} numbers a vertex.`);
        return Uint32Array.from(found.values);
      },
    };
  };
}
