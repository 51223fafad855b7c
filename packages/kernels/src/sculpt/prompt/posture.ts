import type { Archetype, ParamValue } from '../dsl/archetype.ts';
import type { Mention, MentionLink } from './mention.ts';
import type { Archetypes } from './vocabulary.ts';

/**
 * What a relation asks of the things in it, where the prompt does not say otherwise: a rider sits astride, a person on a chair sits, a
 * chest with something in it stands open. Parameters over those of the preset.
 */
export function postureOf(
  mention: Mention,
  links: readonly MentionLink[],
  archetypes: Archetypes,
): Record<string, ParamValue> {
  const posture: Record<string, ParamValue> = {};
  const own = archetypes[mention.entry.archetype];
  if (!own || mention.composed) return posture;
  for (const { a, rel, b } of links) {
    if (a === mention && !mention.poses.length) {
      const pose = rel === 'riding' ? ['riding', 'sitting'] : sitsOn(rel, b, archetypes) ? ['sitting'] : [];
      const taken = pose.find((name) => hasPose(own, name));
      // An animal stands on what it is on; a person on a chair sits.
      if (taken && (rel === 'riding' || mention.entry.kind === 'person')) posture.pose = taken;
    }
    // What is long lies in coils around a thing.
    if (a === mention && rel === 'around' && !mention.plural && hasPose(own, 'coiled')) posture.pose = 'coiled';
    // Who holds what was named has no hand for what such people hold.
    if (a === mention && rel === 'holding' && own.params.props?.type === 'flag') posture.props = false;
    // Where something is in a pot, no flowers are.
    if (b === mention && rel === 'in' && own.params.flowers?.type === 'number') posture.flowers = 0;
    // What shows something of its own under glass shows this instead.
    const { inside } = own.params;
    if (b === mention && rel === 'in' && inside?.type === 'choice' && inside.of.includes('bare'))
      posture.inside = 'bare';
    const { open } = own.params;
    if (b === mention && rel === 'in' && open && open.type !== 'choice' && open.type !== 'text')
      posture.open = open.type === 'flag' ? true : 0.8 * open.max;
  }
  return posture;
}

function hasPose({ params }: Archetype, pose: string): boolean {
  return params.pose?.type === 'choice' && params.pose.of.includes(pose);
}

/** Furniture that is no table. */
function sitsOn(rel: MentionLink['rel'], host: Mention, archetypes: Archetypes): boolean {
  if (rel !== 'on' || host.composed) return false;
  return /chair|bench|stool|throne|sofa|couch|saddle|seat/.test(archetypes[host.entry.archetype]?.name ?? '');
}
