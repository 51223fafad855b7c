import type { Budget } from '../_read/budget.ts';
import { ByteReader } from './byte-reader.ts';
import { refuse } from './expect.ts';
import { type BitDecoder, decodeSymbols, openBits } from './rans.ts';

export type FaceSymbol = 'C' | 'S' | 'L' | 'R' | 'E';

/** Where the symbols of faces come from. */
export interface Traversal {
  symbol(): FaceSymbol;
  /** Told of each new face, whose first corner is the active one. */
  reached(symbol: FaceSymbol, vertex: Int32Array, corner: number): void;
  /** Told when vertex `gone` becomes vertex `kept`. */
  merged(kept: number, gone: number): void;
  starts: BitDecoder;
  seams: BitDecoder[];
}

const BY_NUMBER: readonly FaceSymbol[] = ['C', 'S', 'L', 'R', 'E'];
const BY_BITS: readonly (FaceSymbol | undefined)[] = ['C', 'S', undefined, 'L', undefined, 'R', undefined, 'E'];
const VALENCE_MIN = 2;
const VALENCE_MAX = 7;

/** Opens the symbols, start faces and seams of an EdgeBreaker stream: method 0 = standard, 2 = by the valence of the active vertex. */
export function openTraversal(
  reader: ByteReader,
  method: number,
  attributes: number,
  verticesMost: number,
  symbols: number,
  budget: Budget,
): Traversal {
  if (method !== 0 && method !== 2) throw refuse('its faces are stored in an unknown way');
  const plain = method === 0 ? new ByteReader(reader.take(reader.varint())) : undefined;
  const starts = openBits(reader);
  const seams = Array.from({ length: attributes }, () => openBits(reader));
  const ends = { starts, seams };
  if (plain) return { ...ends, symbol: () => readSymbol(plain), reached: () => undefined, merged: () => undefined };
  return { ...ends, ...openValences(reader, verticesMost, symbols, budget) };
}

function readSymbol(reader: ByteReader): FaceSymbol {
  const code = reader.bits(1);
  const symbol = BY_BITS[code === 0 ? 0 : 1 | (reader.bits(2) << 1)];
  if (!symbol) throw refuse('a face is of no kind');
  return symbol;
}

/** Each valence of the active vertex has its own list of symbols, read from its end. */
function openValences(reader: ByteReader, verticesMost: number, symbols: number, budget: Budget) {
  const lists: Uint32Array[] = [];
  for (let v = VALENCE_MIN; v <= VALENCE_MAX; v++) {
    const count = reader.varint();
    if (count > symbols) throw refuse('it has more symbols than faces');
    lists.push(decodeSymbols(reader, count, 1, budget));
  }
  const left = lists.map((list) => list.length);
  const valence = new Int32Array(verticesMost);
  let context = -1;
  return {
    symbol(): FaceSymbol {
      if (context < 0) return 'E';
      if (left[context] === 0) throw refuse('it has too few symbols');
      const symbol = BY_NUMBER[lists[context][--left[context]]];
      if (!symbol) throw refuse('a face is of no kind');
      return symbol;
    },
    reached(symbol: FaceSymbol, vertex: Int32Array, corner: number): void {
      const [a, b, c] = [vertex[corner], vertex[corner + 1], vertex[corner + 2]];
      if (symbol === 'E') valence[a] += 2;
      else if (symbol === 'L' || symbol === 'R') valence[a]++;
      valence[b] += symbol === 'L' || symbol === 'E' ? 2 : 1;
      valence[c] += symbol === 'R' || symbol === 'E' ? 2 : 1;
      context = Math.min(VALENCE_MAX, Math.max(VALENCE_MIN, valence[b])) - VALENCE_MIN;
    },
    merged(kept: number, gone: number): void {
      valence[kept] += valence[gone];
    },
  };
}
