import type { Item } from './items.ts';
import type { Mention } from './mention.ts';
import { hasPart } from './parts.ts';
import type { Sense, Vocabulary } from './vocabulary.ts';

/** What the choice between senses depends on. */
export interface ChoiceContext {
  mode: 'main' | 'with' | 'without' | 'relation' | 'likeness';
  subject: Mention | undefined;
  determined: boolean;
  afterCopula: boolean;
  vocabulary: Vocabulary;
}

/** "Cream coloured". */
const COLOURED = new Set(['coloured', 'colored', 'colour', 'color', 'painted', 'tinted']);

const ADJECTIVE = new Set<Sense['kind']>(['color', 'material', 'attribute']);

/** Chooses the sense of an item that has several: adjective before a noun, part of what is being described, else noun. */
export function pick(context: ChoiceContext, items: readonly Item[], at: number): Sense | undefined {
  const item = items[at];
  const senses = item.senses;
  if (senses.length === 1) return senses[0];
  const find = (test: (s: Sense) => boolean): Sense | undefined => senses.find(test);
  const sweet = find((s) => s.kind === 'material' && s.entry.edible === true);
  const adjective = (sweet && isSweet(items, at) ? sweet : undefined) ?? find((s) => ADJECTIVE.has(s.kind));
  const part = find((s) => s.kind === 'part');
  const noun = find((s) => s.kind === 'noun');
  const depiction = find((s) => s.kind === 'depiction');
  if (
    part &&
    !(adjective && (context.afterCopula || COLOURED.has(items[at + 1]?.words))) &&
    ownsPart(context, part, noun?.kind === 'noun' && noun.entry.kind === 'clothing') &&
    !(adjective && nounLike(items, at + 1))
  )
    return part;
  if (adjective && (noun || depiction || part)) {
    if (COLOURED.has(items[at + 1]?.words)) return adjective;
    if (nounLike(items, at + 1) || context.afterCopula) return adjective;
    if (depiction && context.subject) return depiction;
    if (noun && (context.determined || item.plural || !context.subject)) return noun;
    if (part && !noun && !context.subject) return part;
    return noun && context.mode === 'relation' ? noun : adjective;
  }
  if (noun && depiction) {
    const of = nounLike(items, at + 1) || isOf(items[at + 1]) || isNoun(items[at - 1]);
    return context.subject || of ? depiction : noun;
  }
  const role = find((s) => s.kind === 'role');
  const count = find((s) => s.kind === 'count');
  // "Can you make a tin can".
  if (noun && role?.kind === 'role' && role.role === 'filler')
    return context.determined || item.plural || isAdjective(items[at - 1]) ? noun : role;
  if (part && role) return context.mode === 'with' || context.mode === 'without' ? part : role;
  const relation = find((s) => s.kind === 'relation');
  const pose = find((s) => s.kind === 'pose');
  if (relation && (pose || part)) return relation;
  return count ?? noun ?? adjective ?? depiction ?? part ?? senses[0];
}

/** Animals whose coats are called by it: a chocolate labrador is none of chocolate. */
const COATED =
  /(dog|hound|terrier|retriever|labrador|poodle|spaniel|shepherd|corgi|pinscher|\bcat|kitten|puppy|horse|pony|\bcow)\b/;
const SWEETS = new Set(['animal', 'person', 'food', 'thing', 'mineral', 'plant', 'monster', 'weapon', 'tool']);

/** A colour that is also something to eat is what small things are made of: a chocolate rabbit, but a chocolate sofa. */
function isSweet(items: readonly Item[], at: number): boolean {
  let head: Sense | undefined;
  for (let i = at + 1; i < items.length && items[i].kind === 'phrase'; i++) {
    if (COLOURED.has(items[i].words)) return false;
    const noun = items[i].senses.find((s) => s.kind === 'noun');
    if (!noun && (head || !isAdjective(items[i]))) break;
    head = noun ?? head;
  }
  if (head?.kind === 'noun') {
    const { kind, words } = head.entry;
    return SWEETS.has(kind) && !(kind === 'animal' && COATED.test(words.join(' ')));
  }
  // "Made of chocolate".
  const before = items[at - 1];
  return before !== undefined && (isRole(before, 'made-of') || isRole(before, 'of'));
}

/** Whether what follows, past adjectives, is a thing or a part: then a word before it is an adjective. */
export function nounLike(items: readonly Item[], from: number): boolean {
  for (let i = from; i < items.length && i < from + 8; i++) {
    const item = items[i];
    if (item.kind === 'part-adjective' || item.kind === 'measure') continue;
    if (item.kind === 'unknown') return true;
    if (item.kind !== 'phrase') {
      // "big, red car": a comma between adjectives.
      if (item.kind === 'comma' && isAdjective(items[i + 1]) && !isAdjective(items[i - 1])) return false;
      if (item.kind === 'comma' && isAdjective(items[i + 1])) continue;
      return false;
    }
    if (item.senses.some((s) => s.kind === 'noun' || s.kind === 'part' || s.kind === 'depiction')) return true;
    if (isAdjective(item) || isRole(item, 'intensifier') || COLOURED.has(item.words)) continue;
    if (isRole(item, 'and') && isAdjective(items[i + 1])) continue;
    if (item.senses.some((s) => s.kind === 'count' && s.n > 1) || isRole(item, 'mood')) continue;
    return false;
  }
  return false;
}

function isNoun(item: Item | undefined): boolean {
  return item?.senses.some((s) => s.kind === 'noun') ?? false;
}

function isAdjective(item: Item | undefined): boolean {
  return item?.senses.some((s) => ADJECTIVE.has(s.kind)) ?? false;
}

function isRole(item: Item, role: string): boolean {
  return item.senses.some((s) => s.kind === 'role' && s.role === role);
}

function isOf(item: Item | undefined): boolean {
  return item !== undefined && isRole(item, 'of');
}

function ownsPart(context: ChoiceContext, part: Sense, garment: boolean): boolean {
  if (part.kind !== 'part' || !context.subject) return false;
  if (context.mode === 'relation' || (garment && isBare(context.subject, context.vocabulary))) return false;
  return hasPart(context.subject.entry, part.part, context.vocabulary);
}

/** Whether somebody of those that come with clothes has none: then a hat is not among what is his. */
function isBare({ entry }: Mention, { archetypes }: Vocabulary): boolean {
  const archetype = archetypes[entry.archetype];
  const outfit = archetype?.params.outfit;
  const preset = archetype?.presets?.[entry.preset ?? ''];
  return outfit !== undefined && (entry.params?.outfit ?? preset?.params?.outfit ?? outfit.default) === 'none';
}

const ARTICLES = new Set(['a', 'an', 'the', 'some']);
const HOUR_LEADS = new Set(['at', 'during', 'before', 'after', 'until', 'by']);

/**
 * Whether a colour or material stands for something else than what was named: a place ("in the snow"), a thing that is not known ("with a
 * straw"), an hour ("at sunset").
 */
export function namesAnother(context: ChoiceContext, sense: Sense, items: readonly Item[], at: number): boolean {
  if (nounLike(items, at + 1)) return false;
  const before = items[at - 1];
  if (HOUR_LEADS.has(before?.raw.toLowerCase())) return true;
  if (context.mode === 'relation' && context.determined) return true;
  return sense.kind === 'material' && context.mode === 'with' && !context.afterCopula && ARTICLES.has(before?.words);
}
