import type { ParamValue } from '../dsl/archetype.ts';
import { depictionOf, type Mention } from './mention.ts';
import type { Archetypes } from './vocabulary.ts';

/**
 * A figure that another archetype makes better than the thing itself in another material: a bust of a king has his crown and no legs.
 * The thing's parameters that the other archetype shares go along.
 */
export function depicted(mention: Mention, archetypes: Archetypes): Mention {
  const as = depictionOf(mention)?.as;
  const maker = as && archetypes[as.archetype];
  const own = archetypes[mention.entry.archetype];
  if (!maker || own?.name !== as.of) return mention;
  const preset = mention.entry.preset ? own.presets?.[mention.entry.preset] : undefined;
  const params: Record<string, ParamValue> = {};
  for (const [name, given] of Object.entries({ ...as.params, ...preset?.params, ...mention.entry.params })) {
    const key = as.names?.[name] ?? name;
    const value = as.names?.[name] ? (as.values?.[String(given)] ?? given) : given;
    const spec = maker.params[key];
    if (spec && (spec.type !== 'choice' || spec.of.includes(String(value)))) params[key] = value;
  }
  if (as.needs && params[as.needs] === undefined) return mention;
  const entry = {
    ...mention.entry,
    archetype: maker.name,
    preset: undefined,
    params,
    materials: {},
    size: maker.size,
    sized: false,
  };
  return { ...mention, entry, depiction: undefined };
}
