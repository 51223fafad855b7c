import type { Archetype } from '../dsl/archetype.ts';
import { type NounEntry, PART_RULES, type PartRule, PLANNED } from '../lexicon/index.ts';
import { singular } from './lemma.ts';
import type { Archetypes } from './vocabulary.ts';

/** What a part word reaches in an archetype: slots to colour, parameters to turn. */
export interface PartTarget {
  slots: readonly string[];
  rule?: PartRule;
}

/** Words of the parts that parameters speak of: `wings`, `hornSize`, `headCount` → wing, horn, head. */
export function paramParts(archetype: Archetype): string[] {
  return [...rulesOf(archetype).keys()];
}

/** Finds what a part word means for an archetype; undefined when it has no such part. */
export function findPart(archetype: Archetype, part: string): PartTarget | undefined {
  const slots = Object.entries(archetype.slots)
    .filter(([, slot]) => slot.words.some((word) => word === part || singular(word).lemma === part))
    .map(([name]) => name);
  const rule = rulesOf(archetype).get(part);
  return slots.length || rule ? { slots, rule } : undefined;
}

/** Whether a thing has such a part: what is built for it, or what is planned to be. */
export function hasPart(entry: NounEntry, part: string, vocabulary: { archetypes: Archetypes }): boolean {
  if (entry.wanted && PLANNED[entry.wanted]?.parts.includes(part)) return true;
  return findPart(vocabulary.archetypes[entry.archetype], part) !== undefined;
}

const cache = new WeakMap<Archetype, Map<string, PartRule>>();

/** Rules read off the parameters' names, then those written by hand in the lexicon, for the parameters that exist. */
function rulesOf(archetype: Archetype): Map<string, PartRule> {
  const known = cache.get(archetype);
  if (known) return known;
  const rules = new Map<string, PartRule>();
  for (const [name, spec] of Object.entries(archetype.params)) {
    const words = name
      .replace(/([A-Z])/g, ' $1')
      .toLowerCase()
      .split(' ');
    const quality = words.length > 1 ? words[words.length - 1] : '';
    const isCount = /^(count|number|n)$/.test(quality);
    const isLong = /^(len|length|height)$/.test(quality);
    const isBig = /^(size|width|scale|radius)$/.test(quality);
    if (quality && !isCount && !isLong && !isBig) continue;
    const part = singular(quality ? words.slice(0, -1).join(' ') : words[0]).lemma;
    const rule: PartRule = rules.get(part) ?? {};
    if (isCount) rule.count = name;
    else if (isLong) rule.long = name;
    else if (isBig) rule.big = name;
    else if (spec.type === 'flag') Object.assign(rule, { on: { [name]: true }, off: { [name]: false } });
    else if (spec.type === 'choice' && spec.of.includes('none')) {
      rule.off = { [name]: 'none' };
      rule.on = { [name]: spec.of.find((value) => value !== 'none') ?? 'none' };
    } else if (spec.type === 'number' && name.endsWith('s') && Number.isInteger(spec.default) && spec.max <= 16)
      rule.count = name;
    else continue;
    rules.set(part, rule);
  }
  for (const [part, rule] of Object.entries(PART_RULES[archetype.name] ?? {}))
    rules.set(part, { ...rules.get(part), ...rule });
  cache.set(archetype, rules);
  return rules;
}
