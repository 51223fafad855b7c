import type { Budget } from '../_read/budget.ts';
import { TextScanner } from '../_read/text-scanner.ts';

/** A picture as a material library names it. */
export interface MtlMap {
  path: string;
  /** `-o` and `-s`: what is added to the coordinates, and what they are multiplied by. */
  offset?: [number, number];
  scale?: [number, number];
  clamp?: boolean;
  /** `-bm`: how strong a bump or normal map is. */
  strength?: number;
}

/** One material of a library: its numbers and maps by their keywords, lower case. */
export interface MtlEntry {
  name: string;
  values: Map<string, number[]>;
  maps: Map<string, MtlMap>;
}

const MATERIALS_MAX = 20_000;
/** How many words follow an option of a map. */
const OPTIONS: Readonly<Record<string, number>> = {
  '-blendu': 1,
  '-blendv': 1,
  '-bm': 1,
  '-boost': 1,
  '-cc': 1,
  '-clamp': 1,
  '-colorspace': 1,
  '-imfchan': 1,
  '-mm': 2,
  '-texres': 1,
  '-type': 1,
};
/** Options with one to three numbers. */
const VECTORS = new Set(['-o', '-s', '-t']);
const MAP = /^(?:map_\w+|bump|norm|refl|disp|decal)$/;
const PATH_CHARACTERS_MAX = 256;

/** Reads the lines of a material library (MTL). What is unknown or no number is passed over; the later of two of one name counts. */
export function parseMtl(bytes: Uint8Array, budget: Budget): Map<string, MtlEntry> {
  const scan = new TextScanner(bytes);
  const entries = new Map<string, MtlEntry>();
  let entry: MtlEntry | undefined;
  for (; scan.nextLine(); scan.skipLine()) {
    const key = scan.word().toLowerCase();
    budget.spend(64);
    if (key === 'newmtl') {
      const name = scan.rest();
      entry = { name, values: new Map(), maps: new Map() };
      if (entries.size < MATERIALS_MAX || entries.has(name)) entries.set(name, entry);
    } else if (entry && MAP.test(key)) {
      const map = readMap(scan);
      if (map.path) entry.maps.set(key, map);
    } else if (entry && /^[a-z]+$/.test(key)) {
      const values: number[] = [];
      while (values.length < 3 && !scan.skipBlanks()) values.push(scan.number());
      if (values.length && values.every((x) => Number.isFinite(x))) entry.values.set(key, values);
    }
  }
  return entries;
}

/** Options first, then a path that may have blanks. */
function readMap(scan: TextScanner): MtlMap {
  const map: MtlMap = { path: '' };
  while (!scan.skipBlanks() && scan.bytes[scan.at] === 45) {
    const start = scan.at;
    const option = scan.word().toLowerCase();
    if (VECTORS.has(option)) {
      const values = readNumbers(scan);
      const [u = 0, v = option === '-s' ? 1 : 0] = values;
      if (option === '-o') map.offset = [u, v];
      if (option === '-s' && values.length) map.scale = [u, v];
    } else if (option in OPTIONS) {
      for (let i = 0; i < OPTIONS[option]; i++) {
        const word = scan.word();
        if (option === '-clamp') map.clamp = word.toLowerCase() === 'on';
        if (option === '-bm' && Number.isFinite(Number(word))) map.strength = Number(word);
      }
    } else {
      // a path that begins like an option
      scan.at = start;
      break;
    }
  }
  map.path = scan.rest().slice(0, PATH_CHARACTERS_MAX);
  return map;
}

function readNumbers(scan: TextScanner): number[] {
  const values: number[] = [];
  while (values.length < 3 && !scan.skipBlanks()) {
    const start = scan.at;
    const value = scan.number();
    // the word must be a number from end to end: a picture may be called 2_wood.png
    const word = new TextDecoder('latin1').decode(scan.bytes.subarray(start, scan.at));
    if (!Number.isFinite(value) || !/^[-+]?[\d.]+(?:e[-+]?\d+)?$/i.test(word)) {
      scan.at = start;
      break;
    }
    values.push(value);
  }
  return values;
}
