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

/** What wears nothing: a hat that comes with it is on the head of who holds it. */
const UNCLAD: ReadonlySet<string> = new Set(['weapon', 'tool', 'instrument', 'clothing']);

/** Clothes that come with a rider's horse are the rider's, those that come with a sword are of who holds it. */
export function wearer(subject: Mention, garment: NounEntry, links: readonly MentionLink[]): Mention {
  if (garment.kind !== 'clothing' || subject.entry.kind === 'person') return subject;
  if (UNCLAD.has(subject.entry.kind)) {
    const owner = links.find(({ b, rel }) => b === subject && (rel === 'holding' || rel === 'wearing'))?.a;
    return owner && BEARERS.has(owner.entry.kind) ? owner : subject;
  }
  const rider = links.find(({ b, rel }) => b === subject && rel === 'riding')?.a;
  return rider?.entry.kind === 'person' ? rider : subject;
}
