import type { Archetype, ParamValue } from '../dsl/archetype.ts';
import type { Mention, Modifiers } from './mention.ts';
import { findPart } from './parts.ts';
import type { Archetypes } from './vocabulary.ts';

/** What a garment that is worn means to somebody made with clothes: an outfit, and the slot that its colour goes to. */
interface Garment {
  outfit?: string;
  slot: string;
}

/** By what makes the garment, or by its own word. */
const GARMENTS: Readonly<Record<string, Garment>> = {
  dress: { outfit: 'dress', slot: 'top' },
  'ball gown': { outfit: 'princess', slot: 'top' },
  'wedding dress': { outfit: 'bride', slot: 'top' },
  shirt: { slot: 'top' },
  robe: { outfit: 'monk', slot: 'top' },
  jacket: { slot: 'top' },
  suit: { outfit: 'business', slot: 'top' },
  tuxedo: { outfit: 'tuxedo', slot: 'top' },
  trousers: { slot: 'bottom' },
  'swim trunks': { outfit: 'swimwear', slot: 'bottom' },
  swimsuit: { outfit: 'swimwear', slot: 'top' },
  cape: { slot: 'cape' },
  cloak: { slot: 'cape' },
  shoe: { slot: 'shoes' },
  armor: { outfit: 'knight', slot: 'top' },
  uniform: { outfit: 'police', slot: 'top' },
  'space suit': { outfit: 'astronaut', slot: 'top' },
  'lab coat': { outfit: 'scientist', slot: 'top' },
};

/** What people are made with where they have it, rather than wear as a thing. */
const DRESSED = new Set(['scarf', 'glove', 'belt']);

/** What people read of clothes as part of them. */
export interface Clothed {
  /** Parameters over the noun's own. */
  params: Readonly<Record<string, ParamValue>>;
  slots: Readonly<Record<string, Modifiers>>;
  /** Garments that are no things of their own any more. */
  taken: readonly Mention[];
}

/**
 * What somebody wears, where the archetype dresses its people itself: garments become the outfit of who has none of his own, and their
 * colours that of the clothes. What goes on the head or the face stays a thing.
 */
export function clothe(
  mention: Mention,
  links: readonly { a: Mention; rel: string; b: Mention }[],
  archetypes: Archetypes,
): Clothed | undefined {
  const archetype = archetypes[mention.entry.archetype];
  if (mention.composed || !archetype) return undefined;
  const spec = archetype.params.outfit;
  if (spec?.type !== 'choice') return wearOwn(mention, archetype, links, archetypes);
  const preset = mention.entry.preset ? archetype.presets?.[mention.entry.preset] : undefined;
  const plain = (mention.entry.params?.outfit ?? preset?.params?.outfit ?? spec.default) === spec.default;
  const params: Record<string, ParamValue> = {};
  const slots: Record<string, Modifiers> = {};
  const taken: Mention[] = [];
  for (const { a, rel, b } of links) {
    if (a !== mention || rel !== 'wearing') continue;
    // Who has such a thing among his own (a superhero's cape) has it coloured.
    const own = findPart(archetype, b.noun.split(' ').at(-1) ?? '')?.slots[0];
    if (own && (b.entry.wanted || DRESSED.has(b.entry.archetype))) {
      taken.push(b);
      slots[own] = colored(b);
      continue;
    }
    const names = [...b.entry.words, b.entry.wanted ?? '', b.entry.archetype];
    const garment = names.map((name) => GARMENTS[name]).find((found) => found !== undefined);
    // Bones wear boots over nothing: what has no such clothes of its own puts the thing on.
    if (!garment || !archetype.slots[garment.slot]) continue;
    taken.push(b);
    if (plain && garment.outfit && spec.of.includes(garment.outfit)) params.outfit = garment.outfit;
    slots[garment.slot] = colored(b);
  }
  return taken.length ? { params, slots, taken } : undefined;
}

/**
 * What somebody wears or holds and is made with already: a snowman's hat becomes the kind that is asked for. One that it cannot be takes
 * the place of its own.
 */
function wearOwn(
  mention: Mention,
  archetype: Archetype,
  links: readonly { a: Mention; rel: string; b: Mention }[],
  archetypes: Archetypes,
): Clothed | undefined {
  const params: Record<string, ParamValue> = {};
  const slots: Record<string, Modifiers> = {};
  const taken: Mention[] = [];
  for (const { a, rel, b } of links) {
    const other = a === mention ? b : a;
    const emblem = archetype.params.emblem;
    const shown = other.entry.words.find((word) => emblem?.type === 'choice' && emblem.of.includes(word));
    if (shown && (a === mention || b === mention)) {
      params.emblem = shown;
      taken.push(other);
      continue;
    }
    if (a !== mention || (rel !== 'wearing' && rel !== 'holding')) continue;
    const name = b.entry.kind === 'clothing' ? (b.entry.wanted ?? b.entry.archetype) : (b.noun.split(' ').at(-1) ?? '');
    const spec = archetype.params[name];
    if (spec?.type !== 'choice' && spec?.type !== 'flag') continue;
    const preset = archetypes[b.entry.archetype]?.presets?.[b.entry.preset ?? ''];
    const kind = String(b.entry.params?.kind ?? preset?.params?.kind);
    if (spec.type === 'choice' && !spec.of.includes(kind)) {
      if (spec.of.includes('none')) params[name] = 'none';
      continue;
    }
    params[name] = spec.type === 'flag' ? true : kind;
    taken.push(b);
    for (const slot of findPart(archetype, name)?.slots ?? []) slots[slot] = colored(b);
  }
  return Object.keys(params).length ? { params, slots, taken } : undefined;
}

/** What is said of a garment; a noun that has a colour of its own (a little black dress) says it too. */
function colored({ mods, entry }: Mention): Modifiers {
  const own = Object.values(entry.materials ?? {}).find((material) => material.color)?.color;
  return mods.colors.length || !own ? mods : { ...mods, colors: [{ name: '', hex: own }] };
}
