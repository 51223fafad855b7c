import type { ParamValue } from '../dsl/archetype.ts';
import type { Mention, MentionLink } from './mention.ts';
import type { Archetypes } from './vocabulary.ts';

/** Whether a thing goes on a foot. */
export function isShoe({ entry }: Mention): boolean {
  return entry.archetype === 'shoe' && !entry.standIn;
}

/** The reading with a shoe for every foot of what is shod foot by foot: a cat wearing boots wears four. */
export function shod<T extends { mentions: readonly Mention[]; links: readonly MentionLink[] }>(
  reading: T,
  archetypes: Archetypes,
): T {
  const now = new Map<Mention, Mention>();
  for (const { a, rel, b } of reading.links) {
    if (rel !== 'wearing' || !isShoe(b) || now.has(b)) continue;
    const feet = feetOf(a, archetypes) * (a.mods.count ?? (a.plural ? 3 : 1));
    if (!feet) continue;
    const entry = { ...b.entry, params: { ...b.entry.params, pair: false } };
    now.set(b, { ...b, entry, mods: { ...b.mods, count: feet, pair: false } });
  }
  if (!now.size) return reading;
  const of = (mention: Mention): Mention => now.get(mention) ?? mention;
  return {
    ...reading,
    mentions: reading.mentions.map(of),
    links: reading.links.map((link) => ({ ...link, a: of(link.a), b: of(link.b) })),
  };
}

function feetOf({ entry, composed }: Mention, archetypes: Archetypes): number {
  const archetype = archetypes[entry.archetype];
  if (composed || !archetype?.feet) return 0;
  const preset: Readonly<Record<string, ParamValue>> = archetype.presets?.[entry.preset ?? '']?.params ?? {};
  return archetype.feet({ ...preset, ...entry.params });
}
