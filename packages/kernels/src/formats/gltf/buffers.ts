import { MeshoptDecoder } from 'meshoptimizer/decoder';
import type { Budget } from '../_read/budget.ts';
import { type Neighbours, openNeighbour } from '../_read/neighbours.ts';
import { decodeBase64 } from './base64.ts';
import type { GltfContainer } from './container.ts';
import type { GltfBufferView } from './document.ts';
import { indexOf, listOf, refuse, wholeOf } from './expect.ts';

/** Bytes of every buffer view, decoded on first use. */
export interface BufferViews {
  bytes(view: number): Uint8Array;
  stride(view: number): number | undefined;
}

interface Meshopt {
  buffer: number;
  byteOffset?: number;
  byteLength: number;
  byteStride: number;
  count: number;
  mode: 'ATTRIBUTES' | 'TRIANGLES' | 'INDICES';
  filter?: 'NONE' | 'OCTAHEDRAL' | 'QUATERNION' | 'EXPONENTIAL';
}

/** Opens the buffers: the binary chunk, data URIs, and files that `neighbours` opens. Nothing is ever fetched. */
export async function openBuffers(
  { document, binary }: GltfContainer,
  budget: Budget,
  neighbours?: Neighbours,
): Promise<BufferViews> {
  const buffers = listOf<{ uri?: unknown; byteLength: number; extensions?: Record<string, unknown> }>(
    document.buffers,
    'buffers',
    4096,
  );
  const views = listOf<GltfBufferView>(document.bufferViews, 'bufferViews');
  const data = new Map<number, Uint8Array>();
  const bufferBytes = (index: number): Uint8Array => {
    const known = data.get(index);
    if (known) return known;
    const buffer = buffers[indexOf(index, buffers.length, 'A buffer view')];
    const length = wholeOf(buffer.byteLength, 'A buffer length');
    let bytes: Uint8Array;
    if (buffer.uri === undefined) {
      if (index !== 0 || !binary) throw refuse('The file refers to data that is not in it.');
      bytes = binary;
    } else bytes = readUri(buffer.uri, budget, neighbours);
    if (length > bytes.byteLength) throw refuse('The file is cut short: a buffer is smaller than it says.');
    data.set(index, bytes.subarray(0, length));
    return bytes.subarray(0, length);
  };
  if (views.some((v) => meshoptOf(v))) await MeshoptDecoder.ready;
  const decoded = new Map<number, Uint8Array>();
  return {
    bytes(index) {
      const known = decoded.get(index);
      if (known) return known;
      const view = views[indexOf(index, views.length, 'An accessor or picture')];
      const packed = meshoptOf(view);
      const bytes = packed ? decodeMeshopt(packed, sliceOf(bufferBytes, packed), budget) : sliceOf(bufferBytes, view);
      decoded.set(index, bytes);
      return bytes;
    },
    stride(index) {
      const view = views[indexOf(index, views.length, 'An accessor')];
      const stride = meshoptOf(view)?.byteStride ?? view.byteStride;
      if (stride === undefined) return undefined;
      if (wholeOf(stride, 'A byte stride') < 1 || stride > 252) throw refuse('A byte stride is out of range.');
      return stride;
    },
  };
}

function meshoptOf(view: GltfBufferView): Meshopt | undefined {
  return (view.extensions?.EXT_meshopt_compression ?? view.extensions?.KHR_meshopt_compression) as Meshopt | undefined;
}

function sliceOf(
  bufferBytes: (index: number) => Uint8Array,
  view: { buffer: number; byteOffset?: number; byteLength: number },
): Uint8Array {
  const bytes = bufferBytes(view.buffer);
  const offset = wholeOf(view.byteOffset, 'A buffer view offset', 0);
  const length = wholeOf(view.byteLength, 'A buffer view length');
  if (offset > bytes.byteLength || length > bytes.byteLength - offset)
    throw refuse('A buffer view reaches past the end of its buffer.');
  return bytes.subarray(offset, offset + length);
}

function decodeMeshopt(packed: Meshopt, source: Uint8Array, budget: Budget): Uint8Array {
  const count = wholeOf(packed.count, 'A compressed count');
  const stride = wholeOf(packed.byteStride, 'A compressed stride');
  if (stride < 1 || stride > 256 || !['ATTRIBUTES', 'TRIANGLES', 'INDICES'].includes(packed.mode))
    throw refuse('Compressed data is described wrongly.');
  budget.spend(count * stride);
  const target = new Uint8Array(count * stride);
  try {
    MeshoptDecoder.decodeGltfBuffer(target, count, stride, source, packed.mode, packed.filter ?? 'NONE');
  } catch {
    throw refuse('Compressed data in the file is damaged.');
  }
  return target;
}

/** The bytes of a data URI, or of a file beside the model. */
function readUri(uri: unknown, budget: Budget, neighbours: Neighbours | undefined): Uint8Array {
  const found = openUri(uri, budget, neighbours);
  if (found) return found;
  if (neighbours && typeof uri === 'string' && !uri.startsWith('data:'))
    throw refuse(`The model refers to ${uri.slice(0, 120)}, which is not beside it.`);
  return readDataUri(uri, budget).bytes;
}

/** The bytes of the file beside the model that a URI names, if it names one that is there. */
export function openUri(uri: unknown, budget: Budget, neighbours: Neighbours | undefined): Uint8Array | undefined {
  if (!neighbours || typeof uri !== 'string' || uri.startsWith('data:')) return undefined;
  const found = openNeighbour(neighbours, decodeUri(uri));
  if (found) budget.spend(found.byteLength);
  return found;
}

function decodeUri(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}

/** Decodes a base64 data URI. Throws for any other address: a model may not make us open files or connections. */
export function readDataUri(uri: unknown, budget: Budget): { mime: string; bytes: Uint8Array } {
  const match = typeof uri === 'string' ? /^data:([\w.+/-]*)(?:;[\w=.+-]+)*;base64,/.exec(uri.slice(0, 300)) : null;
  if (typeof uri !== 'string' || !match)
    throw refuse('The model refers to another file; everything must be inside one file.');
  budget.spend(Math.ceil(uri.length * 0.75));
  return { mime: match[1], bytes: decodeBase64(uri.slice(match[0].length)) };
}
