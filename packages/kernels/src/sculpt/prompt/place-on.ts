import { SCENE_PLACES, type ScenePlace } from '../dsl/scene.ts';
import type { Item } from './items.ts';
import { hasPart } from './parts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Where on a body things are put, if a word names such a place. */
export function placeNamed(word: string | undefined): ScenePlace | undefined {
  return SCENE_PLACES.find((place) => place === word || `${place}s` === word);
}

/**
 * "On the roof of a house", "on the shoulder of a pirate": a relation to a part of what is named next is one to that thing. Says how many items
 * after the relation say which part, 0 where none do, and the place on a body that it is.
 */
export function partOfNext(
  items: readonly Item[],
  at: number,
  vocabulary: Vocabulary,
): { used: number; place?: ScenePlace } {
  const is = (item: Item | undefined, ...roles: string[]): boolean =>
    item?.senses.some((s) => s.kind === 'role' && roles.includes(s.role)) ?? false;
  let i = at + 1;
  if (is(items[i], 'determiner', 'possessive') || items[i]?.senses.some((s) => s.kind === 'count' && s.n === 1)) i++;
  if (!is(items[i + 1], 'of')) return { used: 0 };
  const part = items[i].senses.find((s) => s.kind === 'part');
  const place = placeNamed(items[i].words);
  for (let k = i + 2; k < i + 7 && items[k]?.kind === 'phrase'; k++) {
    const noun = items[k].senses.find((s) => s.kind === 'noun');
    if (noun?.kind !== 'noun') continue;
    const own = place !== undefined || (part?.kind === 'part' && hasPart(noun.entry, part.part, vocabulary));
    return own ? { used: i + 1 - at, place } : { used: 0 };
  }
  return { used: 0 };
}
