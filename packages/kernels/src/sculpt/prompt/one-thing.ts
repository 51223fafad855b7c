import type { ParamValue } from '../dsl/archetype.ts';
import type { NounEntry } from '../lexicon/index.ts';
import type { Item } from './items.ts';
import type { Mention } from './mention.ts';
import type { Archetypes } from './vocabulary.ts';

/** "X of Y" where both are one thing: what they make together. Undefined where they are two. `at` is where Y stands. */
export function oneThing(
  subject: Mention,
  other: NounEntry,
  items: readonly Item[],
  at: number,
  archetypes: Archetypes,
): NounEntry | undefined {
  if (!followsOf(items, at)) return undefined;
  const { colors, materials, attributes } = subject.mods;
  const plain = !colors.length && !materials.length && !attributes.length;
  if (plain && isServed(subject.entry, other)) return other;
  return (plain && arranged(subject.entry, other, archetypes)) || ofKind(subject.entry, other, archetypes);
}

/** Whether "of" stands before, over adjectives. */
function followsOf(items: readonly Item[], at: number): boolean {
  for (let i = at - 1; i > at - 6 && items[i]?.kind === 'phrase'; i--) {
    const { senses } = items[i];
    if (senses.some((s) => s.kind === 'role' && s.role === 'of')) return true;
    if (senses.some((s) => s.kind === 'role' || s.kind === 'relation')) return false;
  }
  return false;
}

/**
 * "A bouquet of poppies", "a vase of tulips": one thing, of the kind that the second noun names. What the first one says of itself alone
 * stays. Undefined where they are different things.
 */
function ofKind(a: NounEntry, b: NounEntry, archetypes: Archetypes): NounEntry | undefined {
  const archetype = archetypes[a.archetype];
  if (a.archetype !== b.archetype || a.wanted !== b.wanted || archetype?.params.kind?.type !== 'choice')
    return undefined;
  const settled = (entry: NounEntry): Record<string, ParamValue> => ({
    ...archetype.presets?.[entry.preset ?? '']?.params,
    ...entry.params,
  });
  const { kind } = settled(b);
  if (kind === undefined || kind === settled(a).kind) return undefined;
  const preset = archetype.presets?.[b.preset ?? '']?.materials;
  return { ...a, params: { ...a.params, kind }, materials: { ...a.materials, ...preset, ...b.materials } };
}

/** "A glass of orange juice", "a bottle of mana potion": drinks come in their own vessels. */
function isServed(vessel: NounEntry, content: NounEntry): boolean {
  return (
    vessel.kind === 'container' && (content.archetype === 'drink' || content.archetype === 'potion') && !content.standIn
  );
}

/** "A vase of lilies": flowers know how to stand in one. */
function arranged(a: NounEntry, b: NounEntry, archetypes: Archetypes): NounEntry | undefined {
  const { arrangement } = archetypes[b.archetype]?.params ?? {};
  const name = arrangement?.type === 'choice' && a.words.find((word) => arrangement.of.includes(word));
  return name && a.archetype !== b.archetype
    ? { ...b, params: { ...b.params, arrangement: name }, sized: false }
    : undefined;
}
