import { findRecipe } from '../../texture/index.ts';
import { type Item, readPrompt } from './items.ts';
import { singular } from './lemma.ts';
import { type Modifiers, noModifiers } from './mention.ts';
import { mergeModifiers } from './modifiers.ts';
import { findNamed, type NamedParts } from './part-names.ts';
import type { Thesaurus } from './thesaurus.ts';
import { type Archetypes, type Sense, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** How something is to look, in the words that say so. */
export interface Finish {
  mods: Modifiers;
  /** A pattern drawn over it, in colours of its own. */
  pattern?: { kind: PatternKind; mods: Modifiers };
  words: string;
}

/** What is said of certain parts. */
export interface PartFinish extends Finish {
  /** Indices of the parts. */
  parts: readonly number[];
}

/** What a prompt says of the surface of a thing whose parts have these names. */
export interface FinishReading {
  /** In the order that they were said: later ones win. */
  parts: PartFinish[];
  /** Of the small parts that nothing else names. */
  details?: Finish;
  /** Of everything that nothing else names. */
  rest?: Finish;
  /** Styles, for all parts. */
  looks: string[];
  /** Words that had no effect. */
  ignored: string[];
  guesses: { word: string; taken_as: string; because: string }[];
}

/** Patterns that the sculptor can draw. */
export type PatternKind = 'stripes' | 'spots' | 'rings' | 'checks' | 'patches' | 'speckles';

const PATTERNS: Readonly<Record<string, PatternKind>> = {
  stripe: 'stripes',
  line: 'stripes',
  band: 'stripes',
  spot: 'spots',
  dot: 'spots',
  'polka dot': 'spots',
  polkadot: 'spots',
  check: 'checks',
  square: 'checks',
  patch: 'patches',
  blotch: 'patches',
  camouflage: 'patches',
  speckle: 'speckles',
  freckle: 'speckles',
  fleck: 'speckles',
  ring: 'rings',
  rosette: 'rings',
};

/** One phrase while it is read: words that describe, and the nouns that they are said of. */
interface Phrase {
  mods: Modifiers;
  heads: string[][];
  raw: string[];
  pattern?: PatternKind;
  /** Whether its words came before its noun: "iron body", not "the body is iron". */
  ahead: boolean;
  /** It came after "with" or a comma: a name that fits nothing names a part that is not there. */
  added: boolean;
}

/**
 * Reads a prompt as what a finished thing is to look like: materials, colours, patterns, wear and styles, each said of the parts that its phrase
 * names ("rusty iron body with leather straps"), or of the rest. `names`: for each part the words of its name (`nameWords`). Nouns are no things
 * to be made here. Deterministic, never fails; linear in the words.
 */
export function readFinishes(
  prompt: string,
  names: readonly (readonly string[])[],
  archetypes: Archetypes,
  thesaurus?: Thesaurus,
): FinishReading {
  const vocabulary = finishVocabulary(names, archetypes, thesaurus);
  const { items, respelled } = readPrompt(prompt, vocabulary);
  const ignored: string[] = [];
  const isPart = (word: string): boolean => typeof findNamed([word], names, thesaurus) === 'object';
  const phrases = splitPhrases(items, new Set(names.flat()), isPart, ignored);
  const reading: FinishReading = {
    parts: [],
    looks: [],
    ignored,
    guesses: respelled.map(({ word, as }) => ({ word, taken_as: as, because: 'spelling' })),
  };
  for (const phrase of phrases) takeLooks(phrase, reading);
  const lost: Phrase[] = [];
  let last: Finish | undefined;
  for (const phrase of phrases) {
    if (!isSaying(phrase)) {
      ignored.push(...phrase.raw);
      continue;
    }
    const place = placeOf(phrase, names, reading, thesaurus);
    if (phrase.pattern && place === 'rest' && last) {
      last.pattern = { kind: phrase.pattern, mods: phrase.mods };
      last.words += ` ${phrase.raw.join(' ')}`;
    } else if (place === 'lost') lost.push(phrase);
    else last = put(phrase, place, reading);
  }
  // Where nothing else was said, what names nothing is said of all.
  if (!reading.parts.length && !reading.rest && !reading.details && lost.length) {
    for (const phrase of lost) put(phrase, 'rest', reading);
  } else ignored.push(...lost.map(({ raw }) => raw.join(' ')));
  return reading;
}

/** Words for looks, grammar, and the names of the parts. Things are left out: what would they do here? */
function finishVocabulary(
  names: readonly (readonly string[])[],
  archetypes: Archetypes,
  thesaurus?: Thesaurus,
): Vocabulary {
  const all = vocabularyOf(archetypes);
  const phrases = new Map<string, readonly Sense[]>();
  for (const [phrase, senses] of all.phrases) {
    const kept = senses.filter(
      ({ kind }) =>
        kind === 'color' || kind === 'material' || kind === 'attribute' || kind === 'role' || kind === 'count',
    );
    if (kept.length) phrases.set(phrase, kept);
  }
  for (const word of new Set(names.flat()))
    phrases.set(word, [...(phrases.get(word) ?? []), { kind: 'part', part: word }]);
  return { ...all, phrases, words: new Set([...all.words, ...names.flat()]), thesaurus };
}

/** "With", commas and full stops part phrases; so does a describing word after a noun that had its own before it. */
function splitPhrases(
  items: readonly Item[],
  known: ReadonlySet<string>,
  isPart: (word: string) => boolean,
  ignored: string[],
): Phrase[] {
  const phrases: Phrase[] = [];
  let phrase = open(false);
  let skipping = false;
  let joined = false;
  const close = (added: boolean): void => {
    if (phrase.raw.length) phrases.push(phrase);
    phrase = open(added);
    skipping = false;
  };
  items.forEach((item, i) => {
    const role = item.senses.some(({ kind }) => kind === 'part')
      ? undefined
      : item.senses.find((s) => s.kind === 'role');
    const said = describes(item, items[i + 1], phrase, known);
    if (
      item.kind === 'comma' ||
      item.kind === 'stop' ||
      (role && !said && (role.role === 'with' || role.role === 'but'))
    )
      close(item.kind !== 'stop');
    else if (role && !said) {
      if (role.role === 'without') skipping = true;
      else if (role.role === 'mood') ignored.push(item.raw);
      joined = role.role === 'and';
      return;
    } else if (skipping) ignored.push(item.raw);
    else if (said?.kind === 'attribute' && said.entry.pattern && item.plural) {
      phrase.pattern = said.entry.pattern;
      phrase.raw.push(item.raw);
    } else if (said) {
      if (phrase.pattern || (phrase.heads.length && phrase.ahead)) close(true);
      if (!phrase.heads.length) phrase.ahead = true;
      add(phrase.mods, said);
      phrase.mods.words.push(item.raw);
      phrase.raw.push(item.raw);
    } else if (item.kind === 'phrase' && item.senses.every(({ kind }) => kind === 'count')) return;
    else if (item.kind === 'measure' || item.kind === 'quote') ignored.push(item.raw);
    else phrase = takeNoun(item, phrase, joined, isPart, phrases);
    joined = false;
  });
  close(false);
  return phrases;
}

/** A noun joins the phrase's nouns; after "wheels are black" it begins the next phrase. */
function takeNoun(
  item: Item,
  before: Phrase,
  joined: boolean,
  isPart: (word: string) => boolean,
  phrases: Phrase[],
): Phrase {
  let phrase = before;
  const word = singular(item.part ?? item.words).lemma;
  const pattern =
    Object.hasOwn(PATTERNS, word) && !before.mods.materials.length && !isPart(word) ? PATTERNS[word] : undefined;
  if (phrase.heads.length && !phrase.ahead && isSaying(phrase)) {
    phrases.push(phrase);
    phrase = open(true);
  }
  phrase.raw.push(item.raw);
  if (pattern) phrase.pattern = pattern;
  else if (joined || !phrase.heads.length) phrase.heads.push([word]);
  else phrase.heads.at(-1)?.push(word);
  return phrase;
}

function open(added: boolean): Phrase {
  return { mods: noModifiers(), heads: [], raw: [], ahead: false, added };
}

/** Materials whose names are colours as well. */
const SHINES = /^(gold|silver|copper|bronze|brass)$/;

/** What an item says of a look, unless it names a part here: "gold" is a material, the "scales" of a dragon are its scales. */
function describes(item: Item, next: Item | undefined, phrase: Phrase, known: ReadonlySet<string>): Sense | undefined {
  const of = (kind: Sense['kind']): Sense | undefined => item.senses.find((sense) => sense.kind === kind);
  const material = of('material');
  const color = of('color');
  const said = material ?? color ?? of('attribute');
  if (!said) return undefined;
  const goesOn = next?.senses.some(({ kind }) => kind === 'material' || kind === 'part') || next?.kind === 'unknown';
  if (known.has(singular(item.words).lemma) && isSaying(phrase) && !goesOn) return undefined;
  if (material?.kind !== 'material' || !next?.senses.some(({ kind }) => kind === 'material')) return said;
  // "Gold leather" is leather of that colour; "mossy stone" is both.
  if (color || material.entry.coat) return color ?? material;
  const { base, color: own } = material.entry.material;
  return SHINES.test(base) ? { kind: 'color', name: item.words, hex: own ?? findRecipe(base).color } : material;
}

function add(mods: Modifiers, sense: Sense): void {
  if (sense.kind === 'color') mods.colors.push({ name: sense.name, hex: sense.hex });
  else if (sense.kind === 'material') mods.materials.push(sense.entry);
  else if (sense.kind === 'attribute') mods.attributes.push(sense.entry);
}

function isSaying({ mods, pattern }: Phrase): boolean {
  return mods.colors.length + mods.materials.length + mods.attributes.length > 0 || pattern !== undefined;
}

/** Styles are everybody's; attributes that change no surface say nothing here. */
function takeLooks(phrase: Phrase, reading: FinishReading): void {
  const { mods } = phrase;
  const useful = mods.attributes.filter(({ look, finish, wear, pattern, colors }) => {
    if (look) reading.looks.push(look);
    return finish !== undefined || wear !== undefined || pattern !== undefined || colors !== undefined;
  });
  const styled = mods.attributes.some(({ look }) => look);
  const idle = mods.attributes.length - useful.length > 0 && !styled && !useful.length;
  mods.attributes = useful;
  if (styled && !isSaying(phrase)) phrase.raw.length = 0;
  else if (idle && !isSaying(phrase) && !phrase.heads.length) {
    reading.ignored.push(...phrase.raw);
    phrase.raw.length = 0;
  }
}

type Place = { parts: number[] } | 'details' | 'rest' | 'lost';

function placeOf(
  phrase: Phrase,
  names: readonly (readonly string[])[],
  reading: FinishReading,
  thesaurus?: Thesaurus,
): Place {
  if (!phrase.heads.length) return 'rest';
  const found = phrase.heads.map((head): [string[], NamedParts] => [head, findNamed(head, names, thesaurus)]);
  const parts = found.flatMap(([, named]) => (typeof named === 'object' ? named.parts : []));
  for (const [head, named] of found) {
    if (typeof named === 'object' && named.because)
      reading.guesses.push({ word: head.join(' '), taken_as: listed(named.parts, names), because: named.because });
    else if (named === undefined && parts.length) reading.ignored.push(head.join(' '));
  }
  if (parts.length) return { parts: [...new Set(parts)] };
  if (found.some(([, named]) => named === 'details')) return 'details';
  if (found.some(([, named]) => named === 'whole')) return 'rest';
  // What comes first is called by its own name: "an oak barrel".
  return phrase.added ? 'lost' : 'rest';
}

function listed(parts: readonly number[], names: readonly (readonly string[])[]): string {
  return [...new Set(parts.map((part) => names[part].join(' ')))].slice(0, 6).join(', ');
}

function put(phrase: Phrase, place: Exclude<Place, 'lost'>, reading: FinishReading): Finish {
  const finish = finishOf(phrase);
  const { words } = finish;
  if (typeof place === 'object') {
    const said: PartFinish = { ...finish, parts: place.parts };
    reading.parts.push(said);
    return said;
  }
  const key = place === 'details' ? 'details' : 'rest';
  const before = reading[key];
  if (!before) {
    reading[key] = finish;
    return finish;
  }
  mergeModifiers(before.mods, finish.mods);
  before.pattern = finish.pattern ?? before.pattern;
  before.words += `, ${words}`;
  return before;
}

/** "Black and yellow stripes" are yellow ones on black; "red stripes" lie on what is there. */
function finishOf({ mods, pattern, raw }: Phrase): Finish {
  const words = raw.join(' ');
  if (!pattern) return { mods, words };
  const [ground, ...drawn] = mods.colors;
  if (!drawn.length) return { mods: noModifiers(), pattern: { kind: pattern, mods }, words };
  return {
    mods: { ...mods, colors: [ground] },
    pattern: { kind: pattern, mods: { ...noModifiers(), colors: drawn } },
    words,
  };
}
