import { readItems } from './items.ts';
import { type Mention, noModifiers } from './mention.ts';
import { findPart } from './parts.ts';
import { type Archetypes, vocabularyOf } from './vocabulary.ts';

/** Takes the parts that the negative field names away from every thing that has them. Returns what it names in vain. */
export function applyNegative(negative: string, mentions: readonly Mention[], archetypes: Archetypes): string[] {
  const vocabulary = vocabularyOf(archetypes);
  const lost: string[] = [];
  for (const item of readItems(negative, vocabulary)) {
    const part = item.senses.find((s) => s.kind === 'part');
    const owners =
      part?.kind === 'part'
        ? mentions.filter((m) => !m.composed && findPart(archetypes[m.entry.archetype], part.part))
        : [];
    const silent = item.kind === 'comma' || item.kind === 'stop' || item.senses.some((s) => s.kind === 'role');
    for (const owner of owners)
      if (part?.kind === 'part')
        owner.parts.push({
          part: part.part,
          mods: noModifiers(),
          negated: true,
          words: item.raw,
        });
    if (!owners.length && !silent) lost.push(`negative: ${item.raw}`);
  }
  return lost;
}
