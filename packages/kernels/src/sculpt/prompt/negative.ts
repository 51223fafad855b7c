import { type Item, readItems } from './items.ts';
import { type Mention, noModifiers } from './mention.ts';
import { findPart } from './parts.ts';
import { type Archetypes, vocabularyOf } from './vocabulary.ts';

/**
 * Does what the negative field says: things that it names go, unless nothing else were left; so do colours that were asked for, and parts of every thing
 * that has them. Changes the mentions. Returns what it names in vain.
 */
export function applyNegative(negative: string, mentions: Mention[], archetypes: Archetypes): string[] {
  const vocabulary = vocabularyOf(archetypes);
  const lost: string[] = [];
  for (const item of readItems(negative, vocabulary)) {
    if (dropThings(item, mentions) || dropColor(item, mentions)) continue;
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

/** Takes things of that name out. Whether there were any. */
function dropThings(item: Item, mentions: Mention[]): boolean {
  const noun = item.senses.find((s) => s.kind === 'noun');
  if (noun?.kind !== 'noun') return false;
  const named = (m: Mention): boolean => m.noun === item.words || m.entry.words[0] === noun.entry.words[0];
  const left = mentions.filter((m) => !named(m));
  if (left.length === mentions.length || left.length === 0) return false;
  mentions.splice(0, mentions.length, ...left);
  return true;
}

/** Takes a colour back from whatever was to have it. Whether anything was. */
function dropColor(item: Item, mentions: readonly Mention[]): boolean {
  const color = item.senses.find((s) => s.kind === 'color');
  if (color?.kind !== 'color') return false;
  let found = false;
  for (const { mods, parts } of mentions)
    for (const { colors } of [mods, ...parts.map((p) => p.mods)])
      for (let i = colors.length - 1; i >= 0; i--)
        if (colors[i].name === color.name) {
          colors.splice(i, 1);
          found = true;
        }
  return found;
}
