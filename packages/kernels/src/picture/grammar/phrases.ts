import { type Token, tokenize } from '../../sculpt/index.ts';
import { MOODS } from '../lexicon/moods.ts';
import { PLACE_PHRASES, PLACES, type Settings } from '../lexicon/places.ts';

/** Phrases by their words, and the number of words in the longest. */
export interface PhraseTable {
  entries: ReadonlyMap<string, Settings>;
  longest: number;
}

/** Phrases that settle something wherever they stand. */
export const MOOD_TABLE = tabulate([...MOODS, ...PLACE_PHRASES]);
/** Nouns of places. */
export const PLACE_TABLE = tabulate(PLACES);

function tabulate(rows: readonly { words: readonly string[]; sets: Settings }[]): PhraseTable {
  const entries = new Map<string, Settings>();
  let longest = 1;
  for (const { words, sets } of rows)
    for (const phrase of words) {
      const parts = tokenize(phrase).map((t) => t.text);
      const key = parts.join(' ');
      entries.set(key, { ...entries.get(key), ...sets });
      longest = Math.max(longest, parts.length);
    }
  return { entries, longest };
}

/** The longest phrase of a table that begins at a token. */
export function findPhrase(
  table: PhraseTable,
  tokens: readonly Token[],
  at: number,
): { words: string; sets: Settings; length: number } | undefined {
  let most = 0;
  while (most < table.longest && isWord(tokens[at + most])) most++;
  for (let n = most; n >= 1; n--) {
    const words = tokens
      .slice(at, at + n)
      .map((t) => t.text)
      .join(' ');
    const sets = table.entries.get(words);
    if (sets) return { words, sets, length: n };
  }
  return undefined;
}

/** Whether a token may be part of a phrase. */
export function isWord(token: Token | undefined): boolean {
  return token?.kind === 'word' || token?.kind === 'number';
}
