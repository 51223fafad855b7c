import type { Archetype } from '../dsl/archetype.ts';
import type { SceneRelation } from '../dsl/scene.ts';
import {
  ANIMALS,
  ATTRIBUTES,
  type AttributeEntry,
  COLORS,
  COUNTS,
  DEPICTIONS,
  FUNCTION_WORDS,
  MATERIALS,
  type MaterialEntry,
  type NounClass,
  type NounEntry,
  POSES,
  RELATIONS,
  REVERSED_RELATIONS,
  STAND_INS,
  THINGS,
  type WordRole,
} from '../lexicon/index.ts';
import { singular } from './lemma.ts';
import type { Confidence } from './mention.ts';
import { paramParts } from './parts.ts';
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
  /** Words in the longest phrase. */
  longest: number;
  archetypes: Archetypes;
}

const KIND_OF: Readonly<Record<string, NounClass>> = Object.fromEntries([
  ...THINGS.map((t) => [t.archetype, t.kind]),
  ['creature', 'animal'],
]);

const built = new WeakMap<Archetypes, Vocabulary>();

/** The vocabulary of the lexicon and of these archetypes' own presets and parts. Built once per set of archetypes. */
export function vocabularyOf(archetypes: Archetypes): Vocabulary {
  const known = built.get(archetypes);
  if (known) return known;
  const phrases = new Map<string, Sense[]>();
  let longest = 1;
  const add = (phrase: string, sense: Sense): void => {
    const words = tokenize(phrase).map((t) => t.text);
    const key = words.join(' ');
    const senses = phrases.get(key);
    if (senses) senses.push(sense);
    else phrases.set(key, [sense]);
    longest = Math.max(longest, words.length);
  };
  addNouns(archetypes, add);
  for (const part of partWords(archetypes)) add(part, { kind: 'part', part });
  addDescriptions(add);
  addFunctions(add);
  const vocabulary = { phrases, longest, archetypes };
  built.set(archetypes, vocabulary);
  return vocabulary;
}

/** All nouns: the lexicon's with an archetype that exists, the archetypes' own presets, then stand-ins. First come wins. */
export function nounEntries(archetypes: Archetypes): { word: string; entry: NounEntry; confidence: Confidence }[] {
  const found = new Map<string, { word: string; entry: NounEntry; confidence: Confidence }>();
  const put = (word: string, entry: NounEntry, confidence: Confidence): void => {
    if (archetypes[entry.archetype] && !found.has(word)) found.set(word, { word, entry, confidence });
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
  for (const [kind, archetype, size, words] of STAND_INS)
    for (const word of words.split(', '))
      put(word, { words: [word], archetype, kind, size: { height: size }, standIn: true }, 'guess');
  return [...found.values()];
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

function presetEntries(archetypes: Archetypes): Map<string, NounEntry> {
  const entries = new Map<string, NounEntry>();
  for (const archetype of Object.values(archetypes))
    for (const [noun, preset] of Object.entries(archetype.presets ?? {})) {
      const size = preset.size ?? {};
      entries.set(noun, {
        words: [noun],
        archetype: archetype.name,
        preset: noun,
        kind: KIND_OF[archetype.name] ?? 'thing',
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
  for (const [rel, words] of Object.entries(RELATIONS))
    for (const word of words) add(word, { kind: 'relation', rel: rel as SceneRelation['rel'], reversed: false });
  for (const [word, rel] of Object.entries(REVERSED_RELATIONS)) add(word, { kind: 'relation', rel, reversed: true });
  for (const [role, words] of Object.entries(FUNCTION_WORDS))
    for (const word of words) add(word, { kind: 'role', role: role as WordRole });
}
