import type { SceneRelation } from '../dsl/scene.ts';
import type { NounEntry } from '../lexicon/index.ts';
import type { Mention, MentionLink } from './mention.ts';

/** Kinds that hold and wear. */
export const BEARERS: ReadonlySet<string> = new Set(['machine', 'person', 'animal', 'monster']);

/**
 * Who holds or wears what comes next: of "a penguin wearing a scarf and holding an ice cream" not the scarf but the penguin. `from` is what
 * was named last; where it can bear nothing, it is who it belongs to.
 */
export function bearers(
  { rel, reversed }: { rel: SceneRelation['rel']; reversed: boolean },
  from: Mention[],
  links: readonly MentionLink[],
): Mention[] {
  if (reversed || (rel !== 'holding' && rel !== 'wearing') || from.some((m) => BEARERS.has(m.entry.kind))) return from;
  const owner = links.find(({ a, b }) => from.includes(b) && BEARERS.has(a.entry.kind))?.a;
  return owner ? [owner] : from;
}

/** Clothes that come with a rider's horse are the rider's. */
export function wearer(subject: Mention, garment: NounEntry, links: readonly MentionLink[]): Mention {
  if (garment.kind !== 'clothing' || subject.entry.kind === 'person') return subject;
  const rider = links.find(({ b, rel }) => b === subject && rel === 'riding')?.a;
  return rider?.entry.kind === 'person' ? rider : subject;
}
