import { COUNTS, UNITS } from '../lexicon/index.ts';
import { baseForms, edStems, singular } from './lemma.ts';
import { placeNamed } from './place-on.ts';
import { shadedColor } from './shaded-color.ts';
import { type Token, tokenize } from './tokens.ts';
import { respell } from './unknown.ts';
import type { Sense, Vocabulary } from './vocabulary.ts';
import { withoutBackdrop } from './without-backdrop.ts';

/** A phrase of the prompt with everything it may mean: what the grammar reads. */
export interface Item {
  kind: 'phrase' | 'quote' | 'comma' | 'stop' | 'measure' | 'part-adjective' | 'unknown';
  senses: readonly Sense[];
  /** As the lexicon knows it. */
  words: string;
  /** As typed. */
  raw: string;
  plural: boolean;
  /** `part-adjective`: "winged" (part = wing), "hornless" (negated). */
  part?: string;
  negated?: boolean;
  measure?: { axis: 'height' | 'length' | 'width'; metres: number };
}

/** Reads a prompt into items, misspelt words as the nearest known ones: before phrases are looked for, so that they may be part of one. */
export function readPrompt(prompt: string, vocabulary: Vocabulary): { items: Item[]; respelled: Respelling[] } {
  const tokens = withoutBackdrop(tokenize(prompt));
  const items = readTokens(tokens, vocabulary);
  const unknown = new Set(items.filter((item) => item.kind === 'unknown').map((item) => item.words));
  const respelled: Respelling[] = [];
  const better = tokens.flatMap((token) => {
    // Names in capitals are lettering, not misspellings.
    const doubtful = unknown.has(token.text) && token.kind === 'word' && !/^\p{Lu}{2,}$/u.test(token.raw);
    const known = doubtful ? respell(token.text, vocabulary) : undefined;
    if (!known) return [token];
    respelled.push({ word: token.raw, as: known });
    return known.split(' ').map((text) => ({ ...token, text }));
  });
  return { items: respelled.length ? readTokens(better, vocabulary) : items, respelled };
}

/** A word read as another. */
export interface Respelling {
  word: string;
  as: string;
}

/** Reads a text into items: the longest known phrase first, plurals and derived forms where the word itself is unknown. */
export function readItems(prompt: string, vocabulary: Vocabulary): Item[] {
  return readTokens(tokenize(prompt), vocabulary);
}

function readTokens(tokens: readonly Token[], vocabulary: Vocabulary): Item[] {
  const items: Item[] = [];
  let i = 0;
  while (i < tokens.length) {
    const token = tokens[i];
    if (token.kind === 'quote' || token.kind === 'comma' || token.kind === 'stop') {
      items.push({ kind: token.kind, senses: [], words: token.text, raw: token.raw, plural: false });
      i++;
      continue;
    }
    const measure = readMeasure(tokens, i);
    const match =
      measure ??
      readTimes(tokens, i) ??
      shadedColor(tokens, i, vocabulary) ??
      matchPhrase(tokens, i, vocabulary) ??
      readSingle(token, tokens[i + 1], vocabulary);
    items.push(match.item);
    i += match.length;
  }
  return items;
}

/** An item and how many tokens it took. */
export interface Match {
  item: Item;
  length: number;
}

function matchPhrase(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Match | undefined {
  let longest = 0;
  while (longest < vocabulary.longest && at + longest < tokens.length && isWordy(tokens[at + longest])) longest++;
  for (let n = longest; n >= 1; n--) {
    const words = tokens.slice(at, at + n);
    if (n === 1 && words[0].possessive) return undefined;
    const head = words.slice(0, -1).map((t) => t.text);
    const last = words[n - 1].text;
    const one = singular(last);
    const raw = words.map((t) => t.raw).join(' ');
    const exact = vocabulary.phrases.get([...head, last].join(' '));
    const base = one.plural ? vocabulary.phrases.get([...head, one.lemma].join(' ')) : undefined;
    // "headphones" are one thing. "leaves" is a material word and the plural of a part: both senses stand.
    const single = exact !== undefined && !isCounted(tokens[at - 1]) && exact.some((sense) => isPair(sense, last));
    const senses = exact && base ? (single ? [...exact, ...base] : [...base, ...exact]) : (exact ?? base);
    if (senses && n > 1 && isCutOff(tokens, at, n, vocabulary)) continue;
    if (senses)
      return {
        item: {
          kind: 'phrase',
          senses,
          words: [...head, base && !single ? one.lemma : last].join(' '),
          raw,
          plural: Boolean(base) && !single,
        },
        length: n,
      };
  }
  return undefined;
}

/** A thing whose own name is a plural: headphones, glasses, scissors. */
function isPair(sense: Sense, word: string): boolean {
  return sense.kind === 'noun' && sense.entry.words[0].endsWith(word);
}

/** "Two glasses" are for drinking. */
function isCounted(before: Token | undefined): boolean {
  return before !== undefined && (before.kind === 'number' || (COUNTS[before.text] ?? 1) > 1);
}

/** "a pile of" in "a pile of gold", "a little" in "a little black dress": words that would cut a longer noun in two. */
function isCutOff(tokens: readonly Token[], at: number, n: number, vocabulary: Vocabulary): boolean {
  if (tokens[at].text !== 'a') return false;
  for (let end = at + n + 1; end <= at + n + 2 && end <= tokens.length; end++) {
    const words = tokens.slice(at + 1, end).map((t) => t.text);
    if (vocabulary.phrases.get(words.join(' '))?.some((s) => s.kind === 'noun')) return true;
  }
  return false;
}

/** "3x", "x3": how many. */
function readTimes(tokens: readonly Token[], at: number): Match | undefined {
  const [a, b] = [tokens[at], tokens[at + 1]];
  const number = a.kind === 'number' ? a : b;
  const times = a.kind === 'number' ? b : a;
  const n = Number(number?.text);
  if (times?.text !== 'x' || number?.kind !== 'number' || !Number.isInteger(n) || n < 1) return undefined;
  const raw = a.raw + b.raw;
  return {
    item: { kind: 'phrase', senses: [{ kind: 'count', n }], words: number.text, raw, plural: false },
    length: 2,
  };
}

function readSingle(token: Token, next: Token | undefined, vocabulary: Vocabulary): Match {
  const blank = { words: token.text, raw: token.raw, plural: false };
  if (token.kind === 'number') {
    const n = Math.round(Number(token.text));
    return { item: { ...blank, kind: 'phrase', senses: n >= 1 && n < 1e6 ? [{ kind: 'count', n }] : [] }, length: 1 };
  }
  if (/^#[0-9a-f]{6}$/.test(token.text))
    return {
      item: { ...blank, kind: 'phrase', senses: [{ kind: 'color', name: token.text, hex: token.text }] },
      length: 1,
    };
  // "On a pirate's shoulder": on the pirate.
  const owns = token.possessive && placeNamed(next?.text) === undefined;
  if (owns && vocabulary.phrases.get(singular(token.text).lemma)?.some((s) => s.kind === 'noun'))
    return { item: { ...blank, kind: 'phrase', senses: [{ kind: 'role', role: 'filler' }] }, length: 1 };
  for (const form of baseForms(token.text)) {
    const senses = vocabulary.phrases.get(form);
    // No word of grammar has forms: a shoulder is not more "should".
    if (senses && (form === token.text || senses.some((s) => s.kind !== 'role')))
      return { item: { ...blank, kind: 'phrase', words: form, senses }, length: 1 };
  }
  const less = /^(.{3,})less$/.exec(token.text)?.[1];
  const stems = less ? [less] : edStems(token.text);
  for (const stem of stems) {
    const part = vocabulary.phrases.get(stem)?.find((s) => s.kind === 'part');
    if (part?.kind === 'part')
      return {
        item: { ...blank, kind: 'part-adjective', senses: [], part: part.part, negated: less !== undefined },
        length: 1,
      };
  }
  return { item: { ...blank, kind: 'unknown', senses: [] }, length: 1 };
}

const AXES: Readonly<Record<string, 'height' | 'length' | 'width'>> = {
  tall: 'height',
  high: 'height',
  height: 'height',
  long: 'length',
  length: 'length',
  deep: 'length',
  wide: 'width',
  broad: 'width',
  width: 'width',
};

/** "2 m tall", "30 cm", "six feet long". */
function readMeasure(tokens: readonly Token[], at: number): Match | undefined {
  const unit = tokens[at + 1] && UNITS[tokens[at + 1].text];
  if (tokens[at].kind !== 'number' || !unit) return undefined;
  const axis = tokens[at + 2] && AXES[tokens[at + 2].text];
  const used = tokens.slice(at, at + (axis || tokens[at + 2]?.text === 'scale' ? 3 : 2));
  const raw = used.map((t) => t.raw).join(' ');
  const metres = Math.min(100, Math.max(0.001, Number(tokens[at].text) * unit));
  return {
    item: {
      kind: 'measure',
      senses: [],
      words: raw,
      raw,
      plural: false,
      measure: { axis: axis || 'height', metres },
    },
    length: used.length,
  };
}

function isWordy(token: Token): boolean {
  return token.kind === 'word' || token.kind === 'number';
}
