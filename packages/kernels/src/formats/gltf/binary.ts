import type { GltfAccessor, GltfBufferView, GltfDocument } from './document.ts';

const COMPONENTS: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16 };

type Values = Float32Array | Uint32Array | Uint16Array | Uint8Array;

/** Collects the one binary buffer of a file, and the accessors and views into it. Equal arrays (by identity) are stored once. */
export interface BinaryWriter {
  /** Adds an accessor. `target`: 34962 vertex data, 34963 indices, left out for animation and matrices. */
  accessor(values: Values, type: string, options?: { target?: number; bounds?: boolean; normalized?: boolean }): number;
  /** The result of converting `source`, remembered, so that what is shared stays shared. */
  once<T extends Values>(source: Values, make: () => T): T;
  /** Adds raw bytes (a picture) and returns its buffer view. */
  bytes(data: Uint8Array): number;
  /** The buffer, padded to four bytes; puts accessors and views into the document. */
  finish(document: GltfDocument): Uint8Array;
}

/** Starts an empty buffer. Everything is aligned to four bytes, as accessors and GLB chunks require. */
export function createBinaryWriter(): BinaryWriter {
  const chunks: Uint8Array[] = [];
  const accessors: GltfAccessor[] = [];
  const views: GltfBufferView[] = [];
  const known = new Map<Values, number>();
  const converted = new Map<Values, Values>();
  let length = 0;
  const addView = (data: Uint8Array, target?: number): number => {
    const view: GltfBufferView = { buffer: 0, byteOffset: length, byteLength: data.byteLength };
    if (target !== undefined) view.target = target;
    views.push(view);
    chunks.push(data);
    length += data.byteLength;
    const padding = (4 - (length % 4)) % 4;
    if (padding) chunks.push(new Uint8Array(padding));
    length += padding;
    return views.length - 1;
  };
  return {
    accessor(values, type, options = {}) {
      const before = known.get(values);
      if (before !== undefined) return before;
      const size = COMPONENTS[type];
      const view = addView(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), options.target);
      const accessor: GltfAccessor = {
        bufferView: view,
        componentType: componentTypeOf(values),
        count: values.length / size,
        type,
      };
      if (options.normalized) accessor.normalized = true;
      if (options.bounds) Object.assign(accessor, measureRange(values, size));
      accessors.push(accessor);
      known.set(values, accessors.length - 1);
      return accessors.length - 1;
    },
    once<T extends Values>(source: Values, make: () => T): T {
      if (!converted.has(source)) converted.set(source, make());
      return converted.get(source) as T;
    },
    bytes: (data) => addView(data),
    finish(document) {
      const buffer = new Uint8Array(length);
      let at = 0;
      for (const chunk of chunks) {
        buffer.set(chunk, at);
        at += chunk.byteLength;
      }
      if (length > 0) document.buffers = [{ byteLength: length }];
      if (views.length) document.bufferViews = views;
      if (accessors.length) document.accessors = accessors;
      return buffer;
    },
  };
}

function componentTypeOf(values: Values): number {
  if (values instanceof Float32Array) return 5126;
  if (values instanceof Uint32Array) return 5125;
  return values instanceof Uint16Array ? 5123 : 5121;
}

/** Exact bounds: the validator compares them with the stored floats bit by bit. */
function measureRange(values: Values, size: number): { min: number[]; max: number[] } {
  const min = new Array<number>(size).fill(Number.POSITIVE_INFINITY);
  const max = new Array<number>(size).fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < values.length; i++) {
    const k = i % size;
    if (values[i] < min[k]) min[k] = values[i];
    if (values[i] > max[k]) max[k] = values[i];
  }
  return { min, max };
}
