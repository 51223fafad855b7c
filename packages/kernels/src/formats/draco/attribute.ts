import type { Budget } from '../_read/budget.ts';
import type { ByteReader } from './byte-reader.ts';
import { refuse } from './expect.ts';
import { createOctahedron, type Octahedron } from './octahedral.ts';
import { type Decoding, predictDifference, predictParallelogram, predictParallelograms } from './predict.ts';
import { type Places, predictCoordinates, predictNormals } from './predict-shape.ts';
import { decodeSymbols, openBits } from './rans.ts';
import type { Surface } from './surface.ts';
import type { ValueOrder } from './traverse.ts';

/** What the stream says of an attribute before its values. */
export interface AttributeHead {
  uniqueId: number;
  dataType: number;
  components: number;
  /** How values are stored: 0 raw, 1 whole numbers, 2 quantised, 3 normals. */
  storage: number;
}

/** What values are predicted from: the surface and its order, and where positions are. A sequential mesh has none of it. */
export interface Shape {
  surface?: Surface;
  order?: ValueOrder;
  places?: Places;
}

/** Sizes of the data types 1 to 11: int8, uint8, int16 ... float32, float64, bool. */
export const TYPE_BYTES: readonly number[] = [0, 1, 1, 2, 2, 4, 4, 8, 8, 4, 8, 1];

/** Reads the values of an attribute as whole numbers (raw ones as they are meant). */
export function readWhole(
  reader: ByteReader,
  head: AttributeHead,
  count: number,
  shape: Shape,
  budget: Budget,
): Int32Array | Float64Array {
  if (head.storage === 0) return readRaw(reader, head, count, budget);
  const scheme = reader.i8();
  const transform = scheme === -2 ? -1 : reader.i8();
  const size = head.storage === 3 ? 2 : head.components;
  budget.spend(4 * count * size);
  const values = readCorrections(reader, count * size, size, budget);
  if (transform !== 3) for (let i = 0; i < values.length; i++) values[i] = (values[i] >>> 1) ^ -(values[i] & 1);
  if (scheme !== -2)
    predict(reader, scheme, transform, { values, size, count, correct: () => undefined }, shape, budget);
  return values;
}

function readRaw(reader: ByteReader, head: AttributeHead, count: number, budget: Budget): Float64Array {
  const width = TYPE_BYTES[head.dataType];
  budget.spend(8 * count * head.components);
  const bytes = reader.take(count * head.components * width);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = (at: number): number => {
    const type = head.dataType;
    if (type === 9) return view.getFloat32(at, true);
    if (type === 10) return view.getFloat64(at, true);
    if (type === 7) return Number(view.getBigInt64(at, true));
    if (type === 8) return Number(view.getBigUint64(at, true));
    if (width === 1) return type === 1 ? view.getInt8(at) : view.getUint8(at);
    if (width === 2) return type === 3 ? view.getInt16(at, true) : view.getUint16(at, true);
    return type === 5 ? view.getInt32(at, true) : view.getUint32(at, true);
  };
  return Float64Array.from({ length: count * head.components }, (_, i) => read(i * width));
}

function readCorrections(reader: ByteReader, length: number, size: number, budget: Budget): Int32Array {
  if (reader.u8() > 0) {
    const symbols = decodeSymbols(reader, length, size, budget);
    return new Int32Array(symbols.buffer);
  }
  const width = reader.u8();
  if (width < 1 || width > 4) throw refuse('values have an impossible width');
  const bytes = reader.take(length * width);
  const out = new Int32Array(length);
  for (let i = 0; i < length; i++) for (let k = 0; k < width; k++) out[i] |= bytes[i * width + k] << (8 * k);
  return out;
}

function predict(
  reader: ByteReader,
  scheme: number,
  transform: number,
  decoding: Decoding,
  { surface, order, places }: Shape,
  budget: Budget,
): void {
  const creases: Uint8Array[] = [];
  let sides = new Uint8Array(0);
  if (scheme === 4) {
    for (let i = 0; i < 4; i++) {
      const count = reader.varint();
      creases.push(count > 0 ? readBits(reader, count, surface, budget) : new Uint8Array(0));
    }
  }
  if (scheme === 5) {
    sides = readBits(reader, reader.u32(), surface, budget);
    for (let i = 0, last = 1; i < sides.length; i++) {
      if (!sides[i]) last = 1 - last;
      sides[i] = last;
    }
  }
  let octahedron: Octahedron | undefined;
  if (transform === 1) decoding.correct = readWrap(reader, decoding);
  else if (transform === 3) {
    octahedron = readOctahedron(reader);
    const { values } = decoding;
    const { correct } = octahedron;
    if (decoding.size !== 2) throw refuse('normals have no two coordinates');
    decoding.correct = (p, from, at) => correct(p[from], p[from + 1], values[at], values[at + 1], values, at);
  } else throw refuse('values are corrected in an unknown way');
  if (scheme === 0) predictDifference(decoding);
  else if (!surface || !order) throw refuse('values are predicted from a surface that is not there');
  else if (scheme === 1) predictParallelogram(decoding, surface, order);
  else if (scheme === 4) predictParallelograms(decoding, surface, order, creases);
  else if (!places) throw refuse('values are predicted from positions that are not there');
  else if (scheme === 5 && decoding.size === 2) predictCoordinates(decoding, surface, order, places, sides);
  else if (scheme === 6 && octahedron) predictNormals(decoding, surface, order, places, octahedron, openBits(reader));
  else throw refuse('values are predicted in an unknown way');
}

function readBits(
  reader: ByteReader,
  count: number,
  surface: Surface | undefined,
  budget: Budget,
): Uint8Array<ArrayBuffer> {
  if (count > 4 * (surface?.vertex.length ?? 0)) throw refuse('it has more bits than corners');
  budget.spend(count);
  const out = new Uint8Array(count);
  const bits = openBits(reader);
  for (let i = 0; i < count; i++) out[i] = bits.next() ? 1 : 0;
  return out;
}

/** Values wrap around within their range, and so do corrections. */
function readWrap(reader: ByteReader, { values, size }: Decoding): Decoding['correct'] {
  const [low, high] = [reader.i32(), reader.i32()];
  if (low > high) throw refuse('a range is upside down');
  const span = 1 + high - low;
  return (prediction, from, at) => {
    for (let k = 0; k < size; k++) {
      const p = prediction[from + k];
      const value = (p > high ? high : p < low ? low : p) + values[at + k];
      values[at + k] = value > high ? value - span : value < low ? value + span : value;
    }
  };
}

function readOctahedron(reader: ByteReader): Octahedron {
  const most = reader.i32();
  reader.i32();
  const bits = 32 - Math.clz32(most);
  if (most < 3 || most % 2 === 0 || bits > 30) throw refuse('normals have an impossible precision');
  return createOctahedron(bits);
}
