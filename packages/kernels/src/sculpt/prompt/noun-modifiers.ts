import type { AttributeEntry, NounEntry } from '../lexicon/index.ts';
import type { Item } from './items.ts';
import type { Mention } from './mention.ts';

/** Words for the young of an animal that another word names. */
const YOUNG = new Set([
  'puppy',
  'pup',
  'kitten',
  'cub',
  'calf',
  'foal',
  'colt',
  'lamb',
  'kit',
  'chick',
  'fawn',
  'piglet',
  'hatchling',
  'joey',
]);

/** Heads that say no more than the noun before them: "corgi dog", "tyrannosaurus dinosaur". */
const GENERIC_HEADS = new Set([
  ...['animal', 'beast', 'bird', 'breed', 'bug', 'creature', 'dino', 'dinosaur', 'dog', 'fish', 'insect', 'monster'],
  ...['cat', 'horse', 'dragon', 'bear', 'snake', 'whale', 'shark', 'spider', 'lizard', 'monkey', 'cow', 'sheep'],
]);

/** People of whom the first word says nothing: "npc villager". */
const GENERIC_PEOPLE = new Set(['person', 'character', 'npc', 'figure', 'human', 'male character', 'female character']);

/**
 * What a noun before the noun says: "robot dog", "fire dragon", "lion cub", "orc warrior". Returns whether it said anything; `baby` is
 * what the young of an animal are.
 */
export function applyNoun(
  mention: Mention,
  word: Item,
  modifier: NounEntry,
  baby: AttributeEntry | undefined,
): boolean {
  const { entry, mods } = mention;
  const related = modifier.archetype === entry.archetype && modifier.wanted === entry.wanted;
  // "lion cub", "golden retriever puppy": a young one of the first kind.
  const young = YOUNG.has(mention.noun) && related;
  // "orc warrior": of people the first word says what they look like.
  const people = related && entry.wanted === 'humanoid' && !GENERIC_PEOPLE.has(modifier.words[0]);
  if (young || people || (related && modifier !== entry && GENERIC_HEADS.has(mention.noun))) {
    mention.entry = modifier;
    if (!people) mention.noun = word.words;
    if (young && baby) mods.attributes.push(baby);
    if (!young) mention.words.unshift(word.raw);
    return true;
  }
  const adjective = word.senses.find((s) => s.kind === 'color' || s.kind === 'material' || s.kind === 'attribute');
  if (adjective?.kind === 'color') mods.colors.push(adjective);
  else if (adjective?.kind === 'material') mods.materials.push(adjective.entry);
  else if (adjective?.kind === 'attribute') mods.attributes.push(adjective.entry);
  else if (modifier.kind === 'machine' && entry.kind !== 'machine' && !modifier.wanted) {
    mods.materials.push({ words: ['robot'], material: { base: 'steel' } });
    mods.entirely = true;
  } else return false;
  mods.words.push(word.raw);
  return true;
}
