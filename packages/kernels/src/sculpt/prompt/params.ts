import type { Archetype, ParamSpec, ParamValue } from '../dsl/archetype.ts';
import { type AttributeEntry, POSE_LIKE } from '../lexicon/index.ts';
import type { Mention, PartMention } from './mention.ts';
import { findPart } from './parts.ts';

type Params = Record<string, ParamValue>;

/** Counts that a thing has by nature: asking for them changes nothing and is not reported. */
const NATURAL: Readonly<Record<string, readonly number[]>> = {
  leg: [2, 4, 6, 8],
  wheel: [4],
  head: [1],
  tail: [1],
  door: [1, 2, 4],
  nose: [1],
};

/** Turns an archetype's parameters as a thing's adjectives, parts, pose and lettering ask. Returns what had no effect. */
export function applyParams(mention: Mention, archetype: Archetype, params: Params): string[] {
  const lost: string[] = [];
  for (const attribute of mention.mods.attributes)
    if (!applyAttribute(attribute, archetype, params)) lost.push(attribute.words[0]);
  for (const part of mention.parts) lost.push(...applyPart(part, archetype, params));
  const pose = archetype.params.pose;
  for (const asked of mention.poses) {
    const near = pose?.type === 'choice' && [asked, POSE_LIKE[asked]].find((p) => pose.of.includes(p ?? ''));
    if (near) params.pose = near;
    else if (asked !== 'standing') lost.push(asked);
  }
  if (mention.text !== undefined) {
    const field = Object.entries(archetype.params).find(([, spec]) => spec.type === 'text');
    if (field && field[1].type === 'text') params[field[0]] = mention.text.slice(0, field[1].max);
    else lost.push(`"${mention.text}"`);
  }
  return lost;
}

/** Whether an adjective did anything, be it by parameters or by size, finish, wear, pattern or look. */
function applyAttribute(attribute: AttributeEntry, archetype: Archetype, params: Params): boolean {
  let used = attribute.size !== undefined || attribute.finish !== undefined || attribute.wear !== undefined;
  used ||=
    attribute.arrangement !== undefined ||
    attribute.pattern !== undefined ||
    attribute.colors !== undefined ||
    attribute.look !== undefined;
  // A lamp that glows is lit.
  if (attribute.finish?.emissiveStrength && archetype.params.lit?.type === 'flag') params.lit = true;
  for (const effect of attribute.effects ?? [])
    for (const name of effect.params) {
      const spec = archetype.params[name];
      if (!spec) continue;
      if (effect.set !== undefined) {
        if (spec.type === 'choice' && !spec.of.includes(String(effect.set))) continue;
        params[name] = settled(spec, effect.set);
        used = true;
      } else if (effect.times !== undefined) used = scaleParam(name, spec, effect.times, params) || used;
    }
  const { stripes, style } = archetype.params;
  if (attribute.pattern === 'stripes' && stripes && stripes.type !== 'text' && !params.stripes && !stripes.default)
    params.stripes = stripes.type === 'number' ? Math.min(stripes.max, 4) : stripes.type === 'flag' || stripes.default;
  for (const word of attribute.words)
    if (style?.type === 'choice' && style.of.includes(word)) {
      params.style = word;
      used = true;
    }
  return used || !attribute.effects;
}

/** A value in the type that the parameter has: `open` is a switch here and an angle there. */
function settled(spec: ParamSpec, value: ParamValue): ParamValue {
  if (spec.type === 'flag') return Boolean(value);
  return spec.type === 'number' ? Math.min(spec.max, Math.max(spec.min, Number(value))) : value;
}

function scaleParam(name: string, spec: ParamSpec, times: number, params: Params): boolean {
  if (spec.type !== 'number') return false;
  const now = Number(params[name] ?? spec.default);
  const whole = isCount(spec);
  let next = now * times;
  if (whole) next = times > 1 ? Math.max(now + 1, Math.round(next)) : Math.min(now - 1, Math.round(next));
  params[name] = Math.min(spec.max, Math.max(spec.min, next));
  return params[name] !== now;
}

/** Whether a parameter counts things; a factor between 0.4 and 2.5 does not, though its default is 1. */
function isCount({ min, max, default: usual }: { min: number; max: number; default: number }): boolean {
  return [min, max, usual].every(Number.isInteger) && max - min >= 2 && max <= 64;
}

function applyPart(part: PartMention, archetype: Archetype, params: Params): string[] {
  const target = findPart(archetype, part.part);
  if (!target) return [(part.negated ? 'no ' : '') + part.words];
  const { rule } = target;
  if (part.negated) {
    const off = rule?.off ?? zero(rule?.count ?? rule?.big ?? rule?.long, archetype);
    if (off) Object.assign(params, off);
    return off ? [] : [`no ${part.words}`];
  }
  const lost: string[] = [];
  if (rule?.on && isOff(rule.off, rule.on, archetype, params)) Object.assign(params, rule.on);
  if (part.mods.kind && rule?.on)
    for (const name of Object.keys(rule.on)) {
      const spec = archetype.params[name];
      if (spec?.type === 'choice' && spec.of.includes(part.mods.kind)) params[name] = part.mods.kind;
      else lost.push(part.mods.kind);
    }
  const { count } = part.mods;
  if (count !== undefined && rule?.count) {
    const spec = archetype.params[rule.count];
    if (spec?.type === 'number') params[rule.count] = Math.min(spec.max, Math.max(spec.min, count));
    if (params[rule.count] !== count) lost.push(`${count} ${part.part}`);
  } else if (count !== undefined && !(NATURAL[part.part] ?? [2]).includes(count)) lost.push(`${count} ${part.part}`);
  for (const attribute of part.mods.attributes) {
    const long = attribute.words[0] === 'long' ? 1.5 : attribute.words[0] === 'short' ? 0.6 : undefined;
    const big = attribute.size ?? { thick: 1.4, fat: 1.4, thin: 0.65, wide: 1.4, tall: 1.4 }[attribute.words[0]];
    const name = long ? (rule?.long ?? rule?.big) : big ? (rule?.big ?? rule?.long) : undefined;
    const times = long ?? Math.min(2, Math.max(0.5, big ?? 1));
    if (name && archetype.params[name]) scaleParam(name, archetype.params[name], times, params);
    else if ((long || big) && !attribute.finish) lost.push(`${attribute.words[0]} ${part.part}`);
  }
  return lost;
}

/** Whether a part is switched off as things stand. */
function isOff(
  off: Readonly<Params> | undefined,
  on: Readonly<Params>,
  archetype: Archetype,
  params: Readonly<Params>,
): boolean {
  const now = (name: string): ParamValue | undefined => params[name] ?? archetype.params[name]?.default;
  if (off) return Object.entries(off).every(([name, value]) => now(name) === value);
  return Object.entries(on).some(([name, value]) => now(name) !== value);
}

function zero(name: string | undefined, archetype: Archetype): Params | undefined {
  const spec = name === undefined ? undefined : archetype.params[name];
  return spec?.type === 'number' && spec.min === 0 && name !== undefined ? { [name]: 0 } : undefined;
}
