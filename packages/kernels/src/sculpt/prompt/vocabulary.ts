import type { MaterialSpec } from '../../texture/index.ts';
import type { Archetype } from '../dsl/archetype.ts';
import type { SceneRelation } from '../dsl/scene.ts';
import {
  ANIMALS,
  ARRANGEMENTS,
  ATTRIBUTES,
  type AttributeEntry,
  COLORS,
  COUNTS,
  DEPICTIONS,
  FAMILIES,
  FUNCTION_WORDS,
  MATERIALS,
  type MaterialEntry,
  type NounEntry,
  type NounRow,
  PLANNED,
  POSES,
  RELATIONS,
  REVERSED_RELATIONS,
  THINGS,
  type WordRole,
} from '../lexicon/index.ts';
import { singular } from './lemma.ts';
import type { Confidence } from './mention.ts';
import { paramParts } from './parts.ts';
import { shade } from './shade.ts';
import type { Thesaurus } from './thesaurus.ts';
import { tokenize } from './tokens.ts';

/** One thing that a word or phrase may mean. */
export type Sense =
  | { kind: 'noun'; entry: NounEntry; confidence: Confidence }
  | { kind: 'part'; part: string }
  | { kind: 'color'; name: string; hex: string }
  | { kind: 'material'; entry: MaterialEntry }
  | { kind: 'attribute'; entry: AttributeEntry }
  | { kind: 'count'; n: number }
  | { kind: 'relation'; rel: SceneRelation['rel']; reversed: boolean }
  | { kind: 'pose'; pose: string }
  | { kind: 'depiction'; word: string }
  | { kind: 'role'; role: WordRole };

export type Archetypes = Readonly<Record<string, Archetype>>;

/** Every phrase the parser knows, with all its senses. */
export interface Vocabulary {
  phrases: ReadonlyMap<string, readonly Sense[]>;
  /** Every word of those phrases. */
  words: ReadonlySet<string>;
  /** Words in the longest phrase. */
  longest: number;
  archetypes: Archetypes;
  /** Knows kinds of nouns that are not here. */
  thesaurus?: Thesaurus;
}

const built = new WeakMap<Archetypes, Vocabulary>();

/** The vocabulary of the lexicon and of these archetypes' own presets and parts. Built once per set of archetypes. */
export function vocabularyOf(archetypes: Archetypes): Vocabulary {
  const known = built.get(archetypes);
  if (known) return known;
  const phrases = new Map<string, Sense[]>();
  const allWords = new Set<string>();
  let longest = 1;
  const add = (phrase: string, sense: Sense): void => {
    const words = tokenize(phrase).map((t) => t.text);
    const key = words.join(' ');
    const senses = phrases.get(key);
    if (senses) senses.push(sense);
    else phrases.set(key, [sense]);
    for (const word of words) allWords.add(word);
    longest = Math.max(longest, words.length);
  };
  addNouns(archetypes, add);
  for (const part of partWords(archetypes)) add(part, { kind: 'part', part });
  addDescriptions(add);
  addFunctions(add);
  for (const name of paletteNames(archetypes))
    if (!phrases.has(name)) add(name, { kind: 'attribute', entry: { words: [name] } });
  const vocabulary = { phrases, words: allWords, longest, archetypes };
  built.set(archetypes, vocabulary);
  return vocabulary;
}

/** What palettes are called in one word. */
function paletteNames(archetypes: Archetypes): Set<string> {
  const groups = Object.values(archetypes).flatMap(({ palettes = [] }) => palettes);
  const names = groups.flatMap(({ of }) => of.map(({ name }) => name));
  return new Set(names.filter((name) => /^[a-z]{3,}$/.test(name)));
}

/** Whether an adjective says nothing but the name of a palette. */
export function isPaletteName(attribute: AttributeEntry): boolean {
  return Object.keys(attribute).length === 1 && !ATTRIBUTES.includes(attribute);
}

/** All nouns: the lexicon's with an archetype that exists, the archetypes' own presets, then stand-ins. First come wins. */
export function nounEntries(archetypes: Archetypes): { word: string; entry: NounEntry; confidence: Confidence }[] {
  const found = new Map<string, { word: string; entry: NounEntry; confidence: Confidence }>();
  const put = (word: string, entry: NounEntry, confidence: Confidence): void => {
    const before = found.get(word);
    const better = before?.confidence === 'guess' && confidence !== 'guess';
    if (archetypes[entry.archetype] && (!before || better)) found.set(word, { word, entry, confidence });
  };
  const presets = presetEntries(archetypes);
  for (const given of [...ANIMALS, ...THINGS]) {
    const settled = settlePreset(given, archetypes);
    if (!settled) continue;
    for (const [i, word] of given.words.entries()) {
      const own = i > 0 || settled.guess ? presets.get(word) : undefined;
      if (own && own.archetype === given.archetype) put(word, { ...own, size: given.size }, 'exact');
      else put(word, settled.entry, settled.guess ? 'guess' : i === 0 ? 'exact' : 'synonym');
    }
  }
  for (const [word, entry] of presets) put(word, entry, 'exact');
  const families = new Set<NounEntry>();
  for (const row of FAMILIES) {
    const entry = familyEntry(row, archetypes);
    if (!entry) continue;
    for (const [i, word] of row.words.entries()) put(word, entry, entry.standIn ? 'guess' : i ? 'synonym' : 'exact');
    if (!row.whole) families.add(entry);
  }
  return [...found.values()].filter(({ word, entry }) => !families.has(entry) || !isComposed(word, entry, found));
}

/** The entry with a preset that the archetype has: its own, else the nearest that it resembles. */
function settlePreset(entry: NounEntry, archetypes: Archetypes): { entry: NounEntry; guess: boolean } | undefined {
  const presets = archetypes[entry.archetype]?.presets ?? {};
  const own = [entry.preset ?? '', ...entry.words].find((name) => name in presets);
  if (own !== undefined) return { entry: { ...entry, preset: own }, guess: false };
  if (!entry.preset) return { entry, guess: false };
  const near = entry.like?.find((name) => name in presets);
  if (near === undefined) return undefined;
  return entry.variant
    ? { entry: { ...entry, preset: near }, guess: false }
    : { entry: { ...entry, preset: near, standIn: true }, guess: true };
}

/** Real sizes of towers and ships, brought into what a scene may hold. */
function bounded(size: NounEntry['size']): NounEntry['size'] {
  return Object.fromEntries(Object.entries(size).map(([axis, metres]) => [axis, Math.min(100, metres)]));
}

const PLAIN_ADJECTIVES = new Set([
  ...Object.keys(COLORS),
  ...MATERIALS.flatMap((m) => m.words),
  ...ATTRIBUTES.filter((a) => (a.colors?.length ?? 0) !== 2).flatMap((a) => a.words),
]);

/** "Green dragon": an adjective and a noun that already mean as much, and mean it of every dragon. */
function isComposed(word: string, entry: NounEntry, found: ReadonlyMap<string, { entry: NounEntry }>): boolean {
  for (let cut = word.indexOf(' '); cut > 0; cut = word.indexOf(' ', cut + 1)) {
    if (!PLAIN_ADJECTIVES.has(word.slice(0, cut))) continue;
    const rest = found.get(word.slice(cut + 1))?.entry;
    if (rest && rest.archetype === entry.archetype && rest.wanted === entry.wanted) return true;
  }
  return false;
}

/** A row of a family's file: the thing itself when its archetype is built, else what stands in for it, if that is built. */
function familyEntry(row: NounRow, archetypes: Archetypes): NounEntry | undefined {
  const own = archetypes[row.archetype];
  const plan = own ? undefined : PLANNED[row.archetype];
  const [name, preset] = plan ? plan.standIn.split('/') : [row.archetype, row.preset];
  const archetype = archetypes[name];
  if (!archetype) return undefined;
  const materials: Record<string, Partial<MaterialSpec>> = {};
  for (const [slot, look] of Object.entries(row.materials)) {
    const at = slot || Object.keys(archetype.slots).find((s) => archetype.slots[s].main);
    if (at && archetype.slots[at]) materials[at] = look.color ? { ...look, color2: shade(look.color, 0.72) } : look;
  }
  const lacking = row.preset !== undefined && !plan && !archetype.presets?.[row.preset];
  const params = Object.fromEntries(Object.entries(row.params).filter(([param]) => own?.params[param]));
  return {
    words: row.words,
    archetype: name,
    preset: preset && archetype.presets?.[preset] ? preset : undefined,
    params,
    materials,
    size: bounded(row.size ?? plan?.size ?? archetype.size),
    sized: row.size !== undefined,
    kind: plan?.kind ?? (row.monster ? 'monster' : archetype.kind),
    ...(plan || lacking ? { standIn: true } : {}),
    ...(plan ? { wanted: plan.name } : {}),
  };
}

function presetEntries(archetypes: Archetypes): Map<string, NounEntry> {
  const entries = new Map<string, NounEntry>();
  for (const archetype of Object.values(archetypes))
    for (const [noun, preset] of Object.entries(archetype.presets ?? {})) {
      const size = preset.size ?? {};
      entries.set(noun, {
        words: [noun],
        archetype: archetype.name,
        preset: noun,
        kind: archetype.kind,
        ...(preset.scaled ? { sized: true } : {}),
        size: size.height
          ? { height: size.height }
          : { length: Math.max(size.width ?? 0, size.depth ?? 0) || undefined },
      });
    }
  return entries;
}

function addNouns(archetypes: Archetypes, add: (phrase: string, sense: Sense) => void): void {
  for (const { word, entry, confidence } of nounEntries(archetypes)) add(word, { kind: 'noun', entry, confidence });
}

function partWords(archetypes: Archetypes): Set<string> {
  const words = new Set<string>();
  for (const archetype of Object.values(archetypes)) {
    for (const slot of Object.values(archetype.slots)) for (const word of slot.words) words.add(singular(word).lemma);
    for (const part of paramParts(archetype)) words.add(part);
  }
  for (const { parts } of Object.values(PLANNED)) for (const part of parts) words.add(part);
  return words;
}

function addDescriptions(add: (phrase: string, sense: Sense) => void): void {
  for (const [name, hex] of Object.entries(COLORS)) add(name, { kind: 'color', name, hex });
  for (const entry of MATERIALS) for (const word of entry.words) add(word, { kind: 'material', entry });
  for (const entry of ATTRIBUTES) for (const word of entry.words) add(word, { kind: 'attribute', entry });
  for (const [pose, words] of Object.entries(POSES)) for (const word of words) add(word, { kind: 'pose', pose });
  for (const { words } of DEPICTIONS) for (const word of words) add(word, { kind: 'depiction', word: words[0] });
}

function addFunctions(add: (phrase: string, sense: Sense) => void): void {
  for (const [word, n] of Object.entries(COUNTS)) add(word, { kind: 'count', n });
  for (const [word, arrangement] of Object.entries(ARRANGEMENTS))
    if (!(word in COUNTS)) add(word, { kind: 'attribute', entry: { words: [word], arrangement } });
  for (const [rel, words] of Object.entries(RELATIONS))
    for (const word of words) add(word, { kind: 'relation', rel: rel as SceneRelation['rel'], reversed: false });
  for (const [word, rel] of Object.entries(REVERSED_RELATIONS)) add(word, { kind: 'relation', rel, reversed: true });
  for (const [role, words] of Object.entries(FUNCTION_WORDS))
    for (const word of words) add(word, { kind: 'role', role: role as WordRole });
}
