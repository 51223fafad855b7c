import { zlibSync } from 'fflate';
import { FBX_BINARY_MAGIC, type FbxNode, type FbxProperty } from './tree.ts';

const VERSION = 7400;
/** Arrays of fewer bytes are not packed: a clip has ten thousands of short curves, and starting the packer costs more than it saves. */
const PACK_BYTES_MIN = 2048;
/** On geometry level 4 saves two percent more than this and takes half as long again. */
const PACK_LEVEL = 1;
/** Ends a list of children: a node record of zeros. */
const SENTINEL_BYTES = 13;
/** Always have a list of children, even an empty one: Autodesk's reader expects it. */
const ALWAYS_LISTS = new Set(['AnimationStack', 'AnimationLayer']);
/** The footer's code belongs to the FileId and to the creation time: the three are only ever valid together. */
const FOOTER_CODE = [0xfa, 0xbc, 0xab, 0x09, 0xd0, 0xc8, 0xd4, 0x66, 0xb1, 0x76, 0xfb, 0x83, 0x1c, 0xf7, 0x26, 0x7e];
const FOOTER_END = [0xf8, 0x5a, 0x8c, 0x6a, 0xde, 0xf5, 0xd9, 0x7e, 0xec, 0xe9, 0x0c, 0xe3, 0x75, 0x8f, 0x29, 0x0b];

/** A property with its texts encoded and its arrays packed. */
interface Part {
  type: string;
  /** Of numbers and booleans. */
  scalar?: number | bigint | boolean;
  bytes?: Uint8Array;
  /** Of arrays: their length, and whether they are packed. */
  count: number;
  packed: boolean;
  size: number;
}

/** A node whose size is known. */
interface Record {
  name: Uint8Array;
  parts: Part[];
  propertyBytes: number;
  children: Record[];
  hasList: boolean;
  size: number;
}

const SCALAR_BYTES: Readonly<{ [type: string]: number }> = { C: 1, B: 1, Y: 2, I: 4, F: 4, L: 8, D: 8 };

/**
 * Writes a tree as binary FBX 7400, arrays packed with zlib. The same tree gives the same bytes. Little-endian machines only, as all are that run
 * this. Source: Barton, "FBX binary file format specification", Blender Foundation, 2013.
 */
export function writeBinaryFbx(children: readonly FbxNode[]): Uint8Array {
  const encode = createEncoder();
  const records = children.map((c) => measure(c, encode));
  const end = 27 + records.reduce((sum, r) => sum + r.size, 0) + SENTINEL_BYTES;
  const footer = end + 16 + 4;
  const padding = 16 - (footer % 16);
  const out = new Uint8Array(footer + padding + 4 + 120 + 16);
  const view = new DataView(out.buffer);
  for (let i = 0; i < FBX_BINARY_MAGIC.length; i++) out[i] = FBX_BINARY_MAGIC.charCodeAt(i);
  view.setUint32(23, VERSION, true);
  let at = 27;
  for (const record of records) at = put(record, out, view, at);
  out.set(FOOTER_CODE, end);
  view.setUint32(footer + padding, VERSION, true);
  out.set(FOOTER_END, out.length - 16);
  return out;
}

/** Encodes texts, each only once: most of them are names of properties. */
function createEncoder(): (text: string) => Uint8Array {
  const encoder = new TextEncoder();
  const known = new Map<string, Uint8Array>();
  return (text) => {
    let bytes = known.get(text);
    if (!bytes) known.set(text, (bytes = encoder.encode(text)));
    return bytes;
  };
}

function measure(node: FbxNode, encode: (text: string) => Uint8Array): Record {
  const name = encode(node.name);
  const parts = node.properties.map((p) => pack(p, encode));
  const propertyBytes = parts.reduce((sum, p) => sum + p.size, 0);
  const children = node.children.map((c) => measure(c, encode));
  const hasList = children.length > 0 || parts.length === 0 || ALWAYS_LISTS.has(node.name);
  const below = children.reduce((sum, c) => sum + c.size, 0) + (hasList ? SENTINEL_BYTES : 0);
  return { name, parts, propertyBytes, children, hasList, size: 13 + name.length + propertyBytes + below };
}

function pack({ type, value }: FbxProperty, encode: (text: string) => Uint8Array): Part {
  if (typeof value === 'string') {
    const bytes = encode(value);
    return { type, bytes, count: 0, packed: false, size: 5 + bytes.length };
  }
  if (typeof value !== 'object') return { type, scalar: value, count: 0, packed: false, size: 1 + SCALAR_BYTES[type] };
  const raw = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  if (type === 'R') return { type, bytes: raw, count: 0, packed: false, size: 5 + raw.length };
  const packed = raw.length >= PACK_BYTES_MIN;
  const bytes = packed ? zlibSync(raw, { level: PACK_LEVEL }) : raw;
  return { type, bytes, count: value.length, packed, size: 13 + bytes.length };
}

function putScalar(type: string, value: number | bigint | boolean, view: DataView, at: number): void {
  const number = Number(value);
  if (type === 'C' || type === 'B') view.setUint8(at, number);
  else if (type === 'Y') view.setInt16(at, number, true);
  else if (type === 'I') view.setInt32(at, number, true);
  else if (type === 'F') view.setFloat32(at, number, true);
  else if (type === 'D') view.setFloat64(at, number, true);
  else view.setBigInt64(at, BigInt(value), true);
}

function put(record: Record, out: Uint8Array, view: DataView, start: number): number {
  view.setUint32(start, start + record.size, true);
  view.setUint32(start + 4, record.parts.length, true);
  view.setUint32(start + 8, record.propertyBytes, true);
  out[start + 12] = record.name.length;
  out.set(record.name, start + 13);
  let at = start + 13 + record.name.length;
  for (const { type, scalar, bytes, count, packed, size } of record.parts) {
    out[at] = type.charCodeAt(0);
    if (scalar !== undefined) putScalar(type, scalar, view, at + 1);
    if (bytes) {
      // Texts and raw bytes have their length before them, arrays their length, how they are packed, and their size.
      const isArray = type >= 'a';
      if (isArray) view.setUint32(at + 1, count, true);
      if (isArray) view.setUint32(at + 5, packed ? 1 : 0, true);
      view.setUint32(at + size - bytes.length - 4, bytes.length, true);
      out.set(bytes, at + size - bytes.length);
    }
    at += size;
  }
  for (const child of record.children) at = put(child, out, view, at);
  return record.hasList ? at + SENTINEL_BYTES : at;
}
