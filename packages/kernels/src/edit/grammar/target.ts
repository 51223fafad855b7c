import { ARCHETYPES, nounEntries, readColor, type Token } from '../../sculpt/index.ts';
import type { Target } from '../types.ts';
import { textOf } from './clause.ts';
import { VERBS } from './words.ts';

const SUBJECT =
  /^(?:him|her|he|she|them|they|(?:this |that |main |whole |entire )*(?:subject|foreground|object|thing|item|product|model|figure|character|person|animal|creature|guy|toy|main object))$/;
const ALL =
  /^(?:everything|all|(?:this |that |whole |entire |full |all )*(?:picture|image|photo|photograph|pic|scene|shot|thing whole|lighting|light|colou?rs|atmosphere|mood|frame|weather|drawing|illustration|room|street|place|landscape)(?: light| lighting| colou?rs)?)$/;
const BACKGROUND =
  /^(?:this |that |whole |entire )*(?:background|backdrop|bg|back ground|surroundings?|everything else|rest|rest of (?:picture|image|photo)|environment|background colou?r|area behind(?: it| subject)?|(?:everything|what is) (?:except|but|behind|around|outside)(?: for)? (?:it|subject|him|her|object|character))$/;
/** Kinds of nouns that are worn, or parts of something. */
const WORN: ReadonlySet<string> = new Set(['clothing']);
/** Nouns that name a part, though the sculptor may make them alone. */
const PARTS = new Set([
  ...['eye', 'eyes', 'hair', 'face', 'head', 'hand', 'hands', 'skin', 'mouth', 'nose', 'ear', 'ears', 'beard', 'fur'],
  ...['wheel', 'wheels', 'door', 'window', 'windows', 'roof', 'wall', 'walls', 'floor', 'sky', 'ground', 'grass'],
  ...['leaf', 'leaves', 'petals', 'stem', 'handle', 'lid', 'wings', 'tail', 'horns', 'legs', 'arms', 'feet', 'shell'],
  ...[
    'flag',
    'sail',
    'sails',
    'blade',
    'hilt',
    'screen',
    'buttons',
    'button',
    'logo',
    'label',
    'sign',
    'text',
    'water',
  ],
  ...[
    'cushion',
    'cushions',
    'pillow',
    'seat',
    'armrests',
    'tree',
    'trees',
    'flower',
    'belt',
    'bow',
    'ribbon',
    'collar',
  ],
]);

let nouns: Map<string, boolean> | undefined;

/** Whether a noun names a whole thing; undefined where the lexicon lacks it. */
function isWhole(word: string): boolean | undefined {
  if (!nouns) {
    nouns = new Map();
    for (const { word: noun, entry } of nounEntries(ARCHETYPES)) nouns.set(noun, !WORN.has(entry.kind));
  }
  return nouns.get(word) ?? nouns.get(word.replace(/(?<=..)s$/, ''));
}

/**
 * What a noun phrase (without articles) means in a picture: "it" and the names of whole things are the subject, parts and worn things are regions. `it`: what that
 * word stands for. Undefined where the words are no noun phrase.
 */
export function readTarget(tokens: readonly Token[], it: Target): Target | undefined {
  let words = tokens;
  if (words.some((t) => t.kind !== 'word' && t.kind !== 'number')) return undefined;
  // "The colour of the car", "the car's colour", "the whole of it".
  if (/^(?:colou?r|colou?rs|shade|look|whole|rest|hue) of /.test(textOf(words)) && words[0].text !== 'rest')
    words = words.slice(2);
  if (words.length > 1 && /^colou?rs?$/.test(words[words.length - 1].text)) words = words.slice(0, -1);
  const text = textOf(words);
  if (text === 'it' || text === 'this' || text === 'that' || text === 'its') return it;
  if (BACKGROUND.test(text)) return { of: 'background' };
  if (ALL.test(text)) return { of: 'all' };
  if (SUBJECT.test(text)) return { of: 'subject' };
  if (/^(?:this|that|these|those|her|whole|entire|all) ./.test(text)) return readTarget(words.slice(1), it);
  if (/ (?:of|in|on|at) (?:it|picture|image|photo|scene|subject)$/.test(text))
    return readTarget(words.slice(0, -2), it);
  if (!words.length || words.length > 6 || words.some((t) => VERBS.has(t.text))) return undefined;
  if (/ (?:of|in|on|at) (?:it|picture|image|photo|scene|subject)$/.test(text))
    return readTarget(words.slice(0, -2), it);
  const head = words[words.length - 1].text;
  const colored = readColor(words, 0, ARCHETYPES);
  const isPart = PARTS.has(head) || / of /.test(text) || (colored && colored.length === words.length);
  const named = isWhole(textOf(words.slice(colored?.length ?? 0))) ?? isWhole(head);
  if (!isPart && named) return { of: 'subject' };
  return named === undefined || isPart ? { of: 'region', words: text } : { of: 'region', words: text, orSubject: true };
}
