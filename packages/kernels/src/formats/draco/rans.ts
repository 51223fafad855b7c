import type { Budget } from '../_read/budget.ts';
import type { ByteReader } from './byte-reader.ts';
import { refuse } from './expect.ts';

const BASE = 4096;

/** Reads one bit at a time from a binary entropy coder that knows how likely a zero is. */
export interface BitDecoder {
  next(): boolean;
}

/** Opens a run of coded bits: probability, length, bytes. Source: Draco bitstream specification 2.2, "rANS decoding". */
export function openBits(reader: ByteReader): BitDecoder {
  const likely = 256 - reader.u8();
  const bytes = reader.take(reader.varint());
  let { state, at } = start(bytes, 3);
  state += BASE;
  return {
    next() {
      if (state < BASE && at > 0) state = state * 256 + bytes[--at];
      const quotient = state >>> 8;
      const rest = state & 255;
      const bit = rest < likely;
      state = bit ? quotient * likely + rest : state - quotient * likely - likely;
      return bit;
    },
  };
}

/** The state stands at the end of the data, in one to four bytes; the top two bits of the last one say how many. */
function start(bytes: Uint8Array, most: number): { state: number; at: number } {
  if (bytes.length === 0) throw refuse('coded data is empty');
  const size = (bytes[bytes.length - 1] >> 6) + 1;
  if (size > most || size > bytes.length) throw refuse('coded data is cut short');
  const at = bytes.length - size;
  let state = bytes[bytes.length - 1] & 63;
  for (let i = size - 2; i >= 0; i--) state = state * 256 + bytes[at + i];
  return { state, at };
}

/** Reads `count` symbols, which come in groups of `group` where they are stored by their number of bits. */
export function decodeSymbols(reader: ByteReader, count: number, group: number, budget: Budget): Uint32Array {
  budget.spend(4 * count);
  const out = new Uint32Array(count);
  if (count === 0) return out;
  const scheme = reader.u8();
  if (scheme === 0) {
    const next = openSymbols(reader, 12, budget);
    for (let i = 0; i < count; i += group) {
      const bits = next();
      if (bits > 32) throw refuse('a value has too many bits');
      for (let k = 0; k < group && i + k < count; k++) out[i + k] = reader.bits(bits);
    }
    reader.endBits();
  } else if (scheme === 1) {
    const length = reader.u8();
    if (length < 1 || length > 18) throw refuse('symbols have a length that is not allowed');
    const next = openSymbols(reader, Math.max(12, Math.min(20, (3 * length) >> 1)), budget);
    for (let i = 0; i < count; i++) out[i] = next();
  } else throw refuse('symbols are stored in an unknown way');
  return out;
}

/** Opens a run of symbols: their table of probabilities, length, bytes. */
function openSymbols(reader: ByteReader, precisionBits: number, budget: Budget): () => number {
  const precision = 2 ** precisionBits;
  const base = 4 * precision;
  const { lookup, probability, before } = readTable(reader, precision, budget);
  const bytes = reader.take(reader.varint());
  let { state, at } = start(bytes, 4);
  state += base;
  return () => {
    while (state < base && at > 0) state = state * 256 + bytes[--at];
    const quotient = Math.floor(state / precision);
    const rest = state % precision;
    const symbol = lookup[rest];
    state = quotient * probability[symbol] + rest - before[symbol];
    return symbol;
  };
}

function readTable(reader: ByteReader, precision: number, budget: Budget) {
  const symbols = reader.varint();
  // Each symbol but those of no probability takes a place of the table.
  if (symbols > 64 * reader.bytes.length || symbols === 0) throw refuse('a symbol table has an impossible size');
  budget.spend(8 * symbols + 4 * precision);
  const probability = new Uint32Array(symbols);
  for (let i = 0; i < symbols; i++) {
    const byte = reader.u8();
    const extra = byte & 3;
    if (extra === 3) {
      i += byte >> 2;
      if (i >= symbols) throw refuse('a symbol table is too long');
      continue;
    }
    let value = byte >> 2;
    for (let k = 0; k < extra; k++) value |= reader.u8() << (8 * (k + 1) - 2);
    probability[i] = value;
  }
  const lookup = new Uint32Array(precision);
  const before = new Uint32Array(symbols);
  let sum = 0;
  for (let i = 0; i < symbols; i++) {
    before[i] = sum;
    if (probability[i] > precision - sum) throw refuse('probabilities do not add up');
    lookup.fill(i, sum, sum + probability[i]);
    sum += probability[i];
  }
  if (sum !== precision) throw refuse('probabilities do not add up');
  return { lookup, probability, before };
}
