import { UNITS } from '../lexicon/index.ts';
import { baseForms, edStems, singular } from './lemma.ts';
import { type Token, tokenize } from './tokens.ts';
import type { Sense, Vocabulary } from './vocabulary.ts';

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

/** Reads a prompt into items: the longest known phrase first, plurals and derived forms where the word itself is unknown. */
export function readItems(prompt: string, vocabulary: Vocabulary): Item[] {
  const tokens = tokenize(prompt);
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
    const match = measure ?? matchPhrase(tokens, i, vocabulary) ?? readSingle(token, vocabulary);
    items.push(match.item);
    i += match.length;
  }
  return items;
}

interface Match {
  item: Item;
  length: number;
}

function matchPhrase(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Match | undefined {
  let longest = 0;
  while (longest < vocabulary.longest && at + longest < tokens.length && isWordy(tokens[at + longest])) longest++;
  for (let n = longest; n >= 1; n--) {
    const words = tokens.slice(at, at + n);
    const head = words.slice(0, -1).map((t) => t.text);
    const last = words[n - 1].text;
    const one = singular(last);
    const raw = words.map((t) => t.raw).join(' ');
    const exact = vocabulary.phrases.get([...head, last].join(' '));
    const base = one.plural ? vocabulary.phrases.get([...head, one.lemma].join(' ')) : undefined;
    // "leaves" is a material word and the plural of a part: both senses stand.
    const senses = exact && base ? [...base, ...exact] : (exact ?? base);
    if (senses)
      return {
        item: {
          kind: 'phrase',
          senses,
          words: [...head, base ? one.lemma : last].join(' '),
          raw,
          plural: Boolean(base),
        },
        length: n,
      };
  }
  return undefined;
}

function readSingle(token: Token, vocabulary: Vocabulary): Match {
  const blank = { words: token.text, raw: token.raw, plural: false };
  if (token.kind === 'number') {
    const n = Math.round(Number(token.text));
    return { item: { ...blank, kind: 'phrase', senses: n >= 1 && n < 1e6 ? [{ kind: 'count', n }] : [] }, length: 1 };
  }
  for (const form of baseForms(token.text)) {
    const senses = vocabulary.phrases.get(form);
    if (senses) return { item: { ...blank, kind: 'phrase', words: form, senses }, length: 1 };
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
  const used = tokens.slice(at, at + (axis ? 3 : 2));
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
