import type { Budget } from '../_read/budget.ts';
import type { BufferViews } from './buffers.ts';
import type { GltfAccessor } from './document.ts';
import { indexOf, listOf, refuse, wholeOf } from './expect.ts';

const COMPONENTS: Readonly<Record<string, number>> = {
  SCALAR: 1,
  VEC2: 2,
  VEC3: 3,
  VEC4: 4,
  MAT2: 4,
  MAT3: 9,
  MAT4: 16,
};
const BYTES: Readonly<Record<number, number>> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 };
/** What a normalised integer is divided by. */
const SCALE: Readonly<Record<number, number>> = { 5120: 127, 5121: 255, 5122: 32767, 5123: 65535, 5125: 4294967295 };

/** Reads accessors into plain arrays, each only once however many meshes share it. */
export interface Accessors {
  /** Values as floats; `sizes` are the numbers of components allowed. Normalised integers are scaled. */
  floats(index: unknown, sizes: readonly number[]): { values: Float32Array; size: number };
  /** Unsigned integers: indices and joints. */
  integers(index: unknown, size: number): Uint32Array;
  /** What values of an accessor that are stored elsewhere are divided by; undefined when they are taken as they are. */
  scale(index: unknown): number | undefined;
}

/** Opens the accessors of a document. */
export function openAccessors(list: unknown, views: BufferViews, budget: Budget): Accessors {
  const accessors = listOf<GltfAccessor>(list, 'accessors');
  const floats = new Map<number, { values: Float32Array; size: number }>();
  const integers = new Map<number, Uint32Array>();
  const find = (index: unknown): GltfAccessor =>
    accessors[indexOf(index, accessors.length, 'A mesh, skin or animation')];
  return {
    floats(index, sizes) {
      const accessor = find(index);
      const size = COMPONENTS[accessor.type];
      if (!size || !sizes.includes(size))
        throw refuse(`An accessor has the type ${String(accessor.type)} where another is needed.`);
      const known = floats.get(index as number);
      if (known) return known;
      const values = decode(accessor, size, views, budget, (n) => new Float32Array(n));
      const scale = accessor.normalized ? SCALE[accessor.componentType] : undefined;
      if (scale) for (let i = 0; i < values.length; i++) values[i] = Math.max(-1, values[i] / scale);
      const result = { values, size };
      floats.set(index as number, result);
      return result;
    },
    integers(index, size) {
      const accessor = find(index);
      if (COMPONENTS[accessor.type] !== size || ![5121, 5123, 5125].includes(accessor.componentType)) {
        throw refuse('Indices or joints are not stored as whole numbers.');
      }
      const known = integers.get(index as number);
      if (known) return known;
      const values = decode(accessor, size, views, budget, (n) => new Uint32Array(n));
      integers.set(index as number, values);
      return values;
    },
    scale(index) {
      const { normalized, componentType } = find(index);
      return normalized ? SCALE[componentType] : undefined;
    },
  };
}

function decode<T extends Float32Array | Uint32Array>(
  accessor: GltfAccessor,
  size: number,
  views: BufferViews,
  budget: Budget,
  make: (length: number) => T,
): T {
  const count = wholeOf(accessor.count, 'An accessor count');
  budget.spend(count * size * 4);
  const out = make(count * size);
  if (accessor.bufferView !== undefined) {
    const bytes = views.bytes(accessor.bufferView);
    const element = size * componentBytes(accessor.componentType);
    const stride = views.stride(accessor.bufferView) ?? element;
    const offset = wholeOf(accessor.byteOffset, 'An accessor offset', 0);
    if (count > 0 && (stride < element || offset + stride * (count - 1) + element > bytes.byteLength)) {
      throw refuse('An accessor reaches past the end of its data.');
    }
    copyValues(bytes, offset, stride, accessor.componentType, size, count, (i) => i, out);
  }
  if (accessor.sparse) applySparse(accessor, size, count, views, budget, out);
  return out;
}

function applySparse(
  accessor: GltfAccessor,
  size: number,
  count: number,
  views: BufferViews,
  budget: Budget,
  out: Float32Array | Uint32Array,
): void {
  const sparse = accessor.sparse as NonNullable<GltfAccessor['sparse']>;
  const n = wholeOf(sparse.count, 'A sparse count');
  if (n > count || !sparse.indices || !sparse.values) throw refuse('A sparse accessor is described wrongly.');
  budget.spend(n * 4);
  const indices = new Uint32Array(n);
  const bytes = views.bytes(sparse.indices.bufferView);
  const offset = wholeOf(sparse.indices.byteOffset, 'A sparse offset', 0);
  const width = componentBytes(sparse.indices.componentType);
  if (offset + n * width > bytes.byteLength) throw refuse('Sparse indices reach past the end of their data.');
  copyValues(bytes, offset, width, sparse.indices.componentType, 1, n, (i) => i, indices);
  for (const i of indices) if (i >= count) throw refuse('A sparse index is out of range.');
  const values = views.bytes(sparse.values.bufferView);
  const start = wholeOf(sparse.values.byteOffset, 'A sparse offset', 0);
  const element = size * componentBytes(accessor.componentType);
  if (start + n * element > values.byteLength) throw refuse('Sparse values reach past the end of their data.');
  copyValues(values, start, element, accessor.componentType, size, n, (i) => indices[i], out);
}

function componentBytes(type: number): number {
  const bytes = BYTES[type];
  if (!bytes) throw refuse(`${String(type)} is not a component type.`);
  return bytes;
}

/** Copies `count` elements to the places that `to` names. The caller has checked that they lie within the bytes. */
function copyValues(
  bytes: Uint8Array,
  offset: number,
  stride: number,
  type: number,
  size: number,
  count: number,
  to: (i: number) => number,
  out: Float32Array | Uint32Array,
): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = componentBytes(type);
  for (let i = 0; i < count; i++) {
    const from = offset + i * stride;
    const o = to(i) * size;
    for (let k = 0; k < size; k++) {
      const p = from + k * width;
      if (type === 5126) out[o + k] = view.getFloat32(p, true);
      else if (type === 5125) out[o + k] = view.getUint32(p, true);
      else if (type === 5123) out[o + k] = view.getUint16(p, true);
      else if (type === 5122) out[o + k] = view.getInt16(p, true);
      else if (type === 5121) out[o + k] = bytes[p];
      else out[o + k] = view.getInt8(p);
    }
  }
}
