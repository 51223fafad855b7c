import type { AttributeEntry, NounEntry } from '../lexicon/index.ts';
import type { Item } from './items.ts';
import type { Mention } from './mention.ts';
import type { Archetypes } from './vocabulary.ts';

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

/** Vessels that say no more than what is in them: "mana potion bottle", "beer can" of what is a beer by itself. */
const GENERIC_VESSELS = new Set(['bottle', 'flask', 'vial', 'jar', 'container', 'vessel', 'box', 'case', 'pot']);

/** Heads that name the class of what the noun before them is: "guitar instrument", "katana weapon". */
const CLASS_HEADS: Readonly<Record<string, readonly NounEntry['kind'][]>> = {
  weapon: ['weapon', 'tool'],
  tool: ['tool', 'weapon'],
  vehicle: ['vehicle'],
  instrument: ['instrument'],
  building: ['building'],
  plant: ['plant'],
  flower: ['plant'],
  fruit: ['food', 'plant'],
  vegetable: ['food', 'plant'],
  food: ['food'],
  furniture: ['furniture'],
};

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
  archetypes: Archetypes,
): boolean {
  const { entry, mods } = mention;
  const related = modifier.archetype === entry.archetype && modifier.wanted === entry.wanted;
  // "lion cub", "golden retriever puppy": a young one of the first kind.
  const young = YOUNG.has(mention.noun) && related;
  // "orc warrior": of people the first word says what they look like.
  const people = related && (entry.wanted ?? entry.archetype) === 'humanoid' && !GENERIC_PEOPLE.has(modifier.words[0]);
  const folk = people && ofFolk(modifier, entry, archetypes);
  if (folk) {
    mention.entry = folk;
    mention.words.unshift(word.raw);
    return true;
  }
  if (young || people || (related && modifier !== entry && GENERIC_HEADS.has(mention.noun))) {
    mention.entry = modifier;
    if (!people) mention.noun = word.words;
    if (young && baby) mods.attributes.push(baby);
    if (!young) mention.words.unshift(word.raw);
    return true;
  }
  const vessel = GENERIC_VESSELS.has(mention.noun) && [entry, modifier].every(({ kind }) => kind === 'container');
  if ((vessel && !modifier.standIn) || CLASS_HEADS[mention.noun]?.includes(modifier.kind)) {
    mention.entry = modifier;
    mention.noun = word.words;
    mention.confidence = modifier.standIn ? 'guess' : 'exact';
    mention.words.unshift(word.raw);
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

/** "Elf archer", "archer elf": one of the folk in the outfit that the other word names. Undefined when neither or both name a folk. */
function ofFolk(a: NounEntry, b: NounEntry, archetypes: Archetypes): NounEntry | undefined {
  const archetype = archetypes[a.archetype];
  const species = archetype?.params.species;
  if (species?.type !== 'choice') return undefined;
  const isFolk = ({ preset }: NounEntry): boolean => preset !== undefined && species.of.includes(preset);
  if (isFolk(a) === isFolk(b)) return undefined;
  const [folk, other] = isFolk(a) ? [a, b] : [b, a];
  const worn = archetype.presets?.[other.preset ?? '']?.params;
  return { ...folk, params: { ...folk.params, ...worn, ...other.params, species: String(folk.preset) } };
}
