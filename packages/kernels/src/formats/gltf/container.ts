import type { GltfDocument } from './document.ts';
import { refuse } from './expect.ts';

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
/** Parsed, a description of nothing but braces takes forty times its size. */
const JSON_BYTES_MAX = 16 * 1048576;

/** The JSON of a file and, in a GLB, its binary chunk. */
export interface GltfContainer {
  document: GltfDocument;
  binary?: Uint8Array;
}

/** Opens a GLB, or a .gltf (told by its first character). Every chunk length is checked against what is left of the file. */
export function openContainer(bytes: Uint8Array): GltfContainer {
  if (bytes.byteLength < 12) throw refuse('The file is too short to be a glTF model.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== MAGIC) {
    const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart();
    if (!start.startsWith('{')) throw refuse('The file is not a glTF model: it starts with neither "glTF" nor "{".');
    return { document: parseJson(bytes) };
  }
  const version = view.getUint32(4, true);
  if (version !== 2) throw refuse(`The file is glTF version ${version}; only version 2 can be read.`);
  const total = view.getUint32(8, true);
  if (total > bytes.byteLength) throw refuse('The file is cut short: it is smaller than its header says.');
  let document: GltfDocument | undefined;
  let binary: Uint8Array | undefined;
  for (let at = 12; at + 8 <= total; ) {
    const length = view.getUint32(at, true);
    const type = view.getUint32(at + 4, true);
    if (length > total - at - 8) throw refuse('A chunk of the file is longer than the file.');
    const chunk = bytes.subarray(at + 8, at + 8 + length);
    if (type === JSON_CHUNK && length > JSON_BYTES_MAX)
      throw refuse(`The description inside the file is larger than ${JSON_BYTES_MAX / 1048576} MB.`);
    if (type === JSON_CHUNK && !document) document = parseJson(chunk);
    else if (type === BINARY_CHUNK && !binary) binary = chunk;
    at += 8 + length;
  }
  if (!document) throw refuse('The file has no JSON chunk.');
  return { document, binary };
}

function parseJson(bytes: Uint8Array): GltfDocument {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw refuse('The description inside the file is not valid JSON.');
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw refuse('The description inside the file is not an object.');
  const document = value as GltfDocument;
  const version = document.asset && typeof document.asset === 'object' ? document.asset.version : undefined;
  if (typeof version !== 'string' || !version.startsWith('2.'))
    throw refuse('The file does not say that it is glTF 2.');
  return document;
}
