import type { Item } from './items.ts';
import { hasPart } from './parts.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * "On the roof of a house": a relation to a part of what is named next is one to that thing. Returns how many items after the relation say
 * which part: 0 where none do.
 */
export function partOfNext(items: readonly Item[], at: number, vocabulary: Vocabulary): number {
  const is = (item: Item | undefined, ...roles: string[]): boolean =>
    item?.senses.some((s) => s.kind === 'role' && roles.includes(s.role)) ?? false;
  let i = at + 1;
  if (is(items[i], 'determiner', 'possessive') || items[i]?.senses.some((s) => s.kind === 'count' && s.n === 1)) i++;
  const part = items[i]?.senses.find((s) => s.kind === 'part');
  if (part?.kind !== 'part' || !is(items[i + 1], 'of')) return 0;
  for (let k = i + 2; k < i + 7 && items[k]?.kind === 'phrase'; k++) {
    const noun = items[k].senses.find((s) => s.kind === 'noun');
    if (noun?.kind === 'noun') return hasPart(noun.entry, part.part, vocabulary) ? i + 1 - at : 0;
  }
  return 0;
}
