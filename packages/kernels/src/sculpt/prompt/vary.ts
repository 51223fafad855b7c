import type { Archetype, ParamSpec, ParamValue, Preset } from '../dsl/archetype.ts';
import { type Draw, weighted } from './draw.ts';
import type { Mention } from './mention.ts';
import { findPart } from './parts.ts';

/** What the drawing depends on: what was named, the archetype, and the noun's preset. */
export interface Openings {
  mention: Mention;
  archetype: Archetype;
  preset?: Preset;
}

/**
 * Fills in parameters that nothing settles: neither words, noun nor preset (except for what the preset leaves open). Numbers, choices and
 * flags alike come from what the archetype's author calls fitting. `before` are the parameters as noun and posture had them, before
 * the words.
 */
export function drawParams(
  { mention, archetype, preset }: Openings,
  before: Readonly<Record<string, ParamValue>>,
  onto: Record<string, ParamValue>,
  draw: Draw,
): void {
  const named = namedParams(mention, archetype);
  for (const [name, spec] of Object.entries(archetype.params)) {
    if (named.has(name) || onto[name] !== before[name]) continue;
    const usual = preset?.openParams?.includes(name) && mention.entry.params?.[name] === undefined;
    if (onto[name] !== undefined && !usual) continue;
    // What only stands in for something else was chosen for its kind.
    if (spec.type === 'choice' && mention.entry.standIn) continue;
    const value = drawParam(spec, draw(name));
    if (value !== undefined) onto[name] = value;
  }
}

/** Parameters of the parts that the prompt speaks of: "with a chimney" keeps the chimney that it has by default. */
function namedParams(mention: Mention, archetype: Archetype): Set<string> {
  const rules = mention.parts.flatMap((part) => findPart(archetype, part.part)?.rule ?? []);
  return new Set(
    rules.flatMap(({ on, off, count, big, long }) => [
      ...Object.keys(on ?? {}),
      ...Object.keys(off ?? {}),
      ...[count, big, long].filter((name) => name !== undefined),
    ]),
  );
}

/** One of the values that a parameter may take by itself, by a number in [0, 1); undefined when it may take none. */
export function drawParam(spec: ParamSpec, u: number): ParamValue | undefined {
  if (spec.type === 'text' || spec.vary === undefined) return undefined;
  if (spec.type === 'flag') return u < spec.vary;
  if (spec.type === 'choice') return weighted(Object.entries(spec.vary), u);
  if (!isRange(spec.vary)) return Number(weighted(Object.entries(spec.vary), u));
  const [from, to] = spec.vary;
  if (Number.isInteger(from) && Number.isInteger(to)) return from + Math.floor(u * (to - from + 1));
  return Math.round((from + u * (to - from)) * 1000) / 1000;
}

function isRange(
  vary: readonly [number, number] | Readonly<Record<number, number>>,
): vary is readonly [number, number] {
  return Array.isArray(vary);
}
