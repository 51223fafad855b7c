import type { Budget } from '../_read/budget.ts';
import { inflateExactly } from '../_read/inflate.ts';
import { refuse } from './expect.ts';
import { FBX_BINARY_MAGIC, type FbxArray, type FbxDocument, type FbxNode, type FbxProperty } from './tree.ts';

const DEPTH_MAX = 64;
/** What a node and a property count for: about twice their weight in memory, because collecting them takes time too. */
const NODE_BYTES = 600;
const PROPERTY_BYTES = 200;
/** Version 6100 writes a list as one property per number: from here on such a row is kept as one array. */
const ROW_MIN = 9;
const NONE: never[] = [];

/** Bytes of one element, by type letter. */
const ELEMENT_BYTES: Readonly<Record<string, number>> = { b: 1, c: 1, i: 4, l: 8, f: 4, d: 8 };

interface Cursor {
  bytes: Uint8Array;
  view: DataView;
  little: boolean;
  wide: boolean;
  budget: Budget;
}

/**
 * Reads the binary form, 5000 to 7700, either byte order, headers of 32 and (from 7500) 64 bits. Every offset is checked against the node
 * around it, every count against the bytes there are, before anything is allocated. Rows of scalars come as one array. Source:
 * A. Gessler, "FBX binary file format specification", code.blender.org, 2013.
 */
export function readBinaryFbx(bytes: Uint8Array, budget: Budget): FbxDocument {
  if (bytes.length < 27) throw refuse('The file is too short to be an FBX model.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes[FBX_BINARY_MAGIC.length - 1] !== 1;
  // Documents of version 5 stand in containers of version 3000.
  const version = view.getUint32(23, little);
  if (version < 3000 || version >= 8000)
    throw refuse(`The file is of FBX version ${version}: 5000 to 7700 can be read.`);
  const cursor: Cursor = { bytes, view, little, wide: version >= 7500, budget };
  const children: FbxNode[] = [];
  readChildren(cursor, 27, bytes.length, children, 0);
  return { version, ascii: false, children };
}

/** Reads nodes up to an empty one or the end; returns where it stopped. */
function readChildren(cursor: Cursor, start: number, end: number, into: FbxNode[], depth: number): void {
  if (depth > DEPTH_MAX) throw refuse(`The nodes of the file are nested deeper than ${DEPTH_MAX}.`);
  const { bytes, view, little, wide, budget } = cursor;
  const header = wide ? 25 : 13;
  const word = (at: number): number => (wide ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little));
  const step = wide ? 8 : 4;
  for (let at = start; at + header <= end; ) {
    const stop = word(at);
    if (stop === 0) return;
    const count = word(at + step);
    const length = word(at + 2 * step);
    const nameLength = bytes[at + 3 * step];
    const body = at + header + nameLength;
    if (stop > end || body > stop || length > stop - body) throw refuse('A node of the file reaches past its end.');
    if (count > length) throw refuse('A node of the file has more properties than bytes.');
    budget.spend(NODE_BYTES + 2 * nameLength);
    const node: FbxNode = { name: textOf(bytes, at + header, nameLength), properties: NONE, children: NONE };
    if (count > 0) node.properties = readProperties(cursor, body, body + length, count);
    if (body + length + header <= stop) readChildren(cursor, body + length, stop, (node.children = []), depth + 1);
    into.push(node);
    at = stop;
  }
}

function readProperties(cursor: Cursor, start: number, end: number, count: number): FbxProperty[] {
  if (count >= ROW_MIN) {
    const row = readRow(cursor, start, end, count);
    if (row) return [{ type: 'd', value: row }];
  }
  cursor.budget.spend(PROPERTY_BYTES * count);
  const out: FbxProperty[] = [];
  let at = start;
  for (let p = 0; p < count; p++) {
    if (at >= end) throw refuse('A node of the file has fewer properties than it says.');
    at = readProperty(cursor, at, end, out);
  }
  return out;
}

/** A row of nothing but scalars, or undefined. */
function readRow({ bytes, view, little, budget }: Cursor, start: number, end: number, count: number) {
  let at = start;
  for (let p = 0; p < count; p++) {
    const size = at < end ? scalarBytes(bytes[at]) : 0;
    if (size === 0 || size > end - at - 1) return undefined;
    at += 1 + size;
  }
  budget.spend(8 * count);
  const out = new Float64Array(count);
  at = start;
  for (let p = 0; p < count; p++) {
    out[p] = Number(scalar(view, at + 1, bytes[at], little));
    at += 1 + scalarBytes(bytes[at]);
  }
  return out;
}

function readProperty({ bytes, view, little, budget }: Cursor, at: number, end: number, into: FbxProperty[]): number {
  const code = bytes[at++];
  const type = String.fromCharCode(code) as FbxProperty['type'];
  const left = end - at;
  const size = scalarBytes(code);
  if (size > 0) {
    if (left < size) throw refuse('A number in the file is cut short.');
    into.push({ type, value: scalar(view, at, code, little) });
    return at + size;
  }
  if (type === 'S' || type === 'R') {
    const length = left >= 4 ? view.getUint32(at, little) : Infinity;
    if (length > left - 4) throw refuse('A text in the file is longer than the file.');
    budget.spend(type === 'S' ? 2 * length : 0);
    const value = type === 'S' ? textOf(bytes, at + 4, length) : bytes.subarray(at + 4, at + 4 + length);
    into.push({ type, value });
    return at + 4 + length;
  }
  const element = ELEMENT_BYTES[type];
  if (!element) throw refuse(`The file has a property of unknown type ${code}.`);
  if (left < 12) throw refuse('A list in the file is cut short.');
  const count = view.getUint32(at, little);
  const packing = view.getUint32(at + 4, little);
  const stored = view.getUint32(at + 8, little);
  const used = packing === 0 ? count * element : stored;
  if (used > left - 12) throw refuse('A list in the file is longer than the file.');
  if (packing > 1) throw refuse('A list in the file is packed in an unknown way.');
  // Deflate packs at most 1032 to 1.
  if (count * element > 1032 * used + 64) throw refuse('A packed list in the file is damaged.');
  budget.spend(2 * count * element);
  const raw = bytes.subarray(at + 12, at + 12 + used);
  const data = packing === 0 ? raw : inflateExactly(raw, count * element, 'zlib');
  if (!data) throw refuse('A packed list in the file is damaged.');
  into.push({ type, value: arrayOf(type, data, count, little) });
  return at + 12 + used;
}

/** Bytes of a scalar by type letter; 0 for the others. */
function scalarBytes(code: number): number {
  if (code === 0x43 || code === 0x42) return 1; // C, B
  if (code === 0x59) return 2; // Y
  if (code === 0x49 || code === 0x46) return 4; // I, F
  return code === 0x4c || code === 0x44 ? 8 : 0; // L, D
}

/** C and B stay numbers: version 6100 keeps letters in them. */
function scalar(view: DataView, at: number, code: number, little: boolean): number | bigint {
  if (code === 0x59) return view.getInt16(at, little);
  if (code === 0x49) return view.getInt32(at, little);
  if (code === 0x46) return view.getFloat32(at, little);
  if (code === 0x44) return view.getFloat64(at, little);
  if (code !== 0x4c) return view.getUint8(at);
  const value = view.getBigInt64(at, little);
  return BigInt(Number(value)) === value && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

function arrayOf(type: string, data: Uint8Array, count: number, little: boolean): FbxArray {
  if (type === 'b' || type === 'c') return data;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (type === 'i') {
    const out = new Int32Array(count);
    for (let i = 0; i < count; i++) out[i] = view.getInt32(4 * i, little);
    return out;
  }
  if (type === 'f') {
    const out = new Float32Array(count);
    for (let i = 0; i < count; i++) out[i] = view.getFloat32(4 * i, little);
    return out;
  }
  const out = new Float64Array(count);
  if (type === 'd') for (let i = 0; i < count; i++) out[i] = view.getFloat64(8 * i, little);
  else for (let i = 0; i < count; i++) out[i] = Number(view.getBigInt64(8 * i, little));
  return out;
}

const decoder = new TextDecoder();

function textOf(bytes: Uint8Array, at: number, length: number): string {
  return length === 0 ? '' : decoder.decode(bytes.subarray(at, at + length));
}
