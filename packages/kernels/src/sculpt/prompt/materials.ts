import type { MaskSpec, MaterialLayer, MaterialSpec } from '../../texture/index.ts';
import type { Archetype } from '../dsl/archetype.ts';
import { depictionOf, type Mention, type Modifiers, type PartMention } from './mention.ts';
import { findPart } from './parts.ts';
import { contrast, shade } from './shade.ts';

export type SlotMaterials = Record<string, Partial<MaterialSpec>>;

/** Slots that keep their own stuff when the whole is said to be "made of" something: light and sight go through them. */
const KEEPS = new Set([
  'eye',
  'iris',
  'pupil',
  'glint',
  'sclera',
  'window',
  'glass',
  'light',
  'headlight',
  'bulb',
  'screen',
  'flame',
  'mouth',
]);
/** Coats: said of an animal they mean its skin, not that the whole animal is cast of them. */
const COATS = new Set(['fur', 'scales', 'feathers', 'leather', 'wool', 'slime', 'skin']);
/** Part words that mean all of a body. */
const WHOLE = new Set(['skin', 'body', 'flesh']);
const LIVING = new Set(['animal', 'monster', 'person']);

/** Lays what the prompt said of a thing and of its parts over its slots' materials. Returns words that found no place. */
export function applyMaterials(
  mention: Mention,
  archetype: Archetype,
  onto: SlotMaterials,
  wear: number | undefined,
): void {
  const names = Object.keys(archetype.slots);
  const main = names.find((name) => archetype.slots[name].main) ?? names[0];
  const kept = names.filter((name) => archetype.slots[name].words.some((word) => KEEPS.has(word)));
  if (LIVING.has(mention.entry.kind) && mention.mods.colors.length) spreadColor(mention.mods, archetype, onto, main);
  const depiction = depictionOf(mention)?.material;
  const { lights, mods } = lit(mention.mods, archetype);
  for (const name of lights) onto[name] = { ...onto[name], ...LIGHT };
  if (depiction && !mods.materials.length)
    for (const name of names) onto[name] = { ...depiction, layers: [], ...colorOf(mods, name === main) };
  const base = mods.materials[0]?.material.base;
  const whole =
    mods.entirely || (base !== undefined && LIVING.has(mention.entry.kind) && !COATS.has(base)) || depiction;
  for (const name of whole && base ? names : [main])
    if (name === main || !kept.includes(name) || depiction)
      onto[name] = laid(mods, onto[name], archetype.slots[name].material);
  addPattern(mods, mention, archetype, onto, main);
  for (const part of mention.parts) {
    if (part.negated) continue;
    for (const slot of slotsOf(part, mention, archetype, main))
      onto[slot] = laid(part.mods, onto[slot], archetype.slots[slot].material);
  }
  for (const [slot, said] of Object.entries(mention.slots ?? {}))
    onto[slot] = laid(said, onto[slot], archetype.slots[slot].material);
  if (wear !== undefined) for (const name of names) onto[name] = { ...onto[name], wear };
}

/** What shines out of a lamp that glows: its light through the glass. */
const LIGHT = { emissive: '#ffbe66', emissiveStrength: 0.7 } as const;
const SHINING = new Set(['bulb', 'light', 'flame', 'lamp', 'spark', 'lens']);

/** What glows of something that can be lit is its light, or else its glass; its words without that, and these slots. */
function lit(mods: Modifiers, archetype: Archetype): { lights: readonly string[]; mods: Modifiers } {
  const others = mods.attributes.filter(({ finish }) => !finish?.emissiveStrength);
  if (archetype.params.lit?.type !== 'flag' || others.length === mods.attributes.length) return { lights: [], mods };
  const names = Object.keys(archetype.slots);
  const shining = names.filter((name) => archetype.slots[name].words.some((word) => SHINING.has(word)));
  const glass = names.filter((name) => archetype.slots[name].material.base === 'glass');
  const found = shining.length ? shining : glass;
  // What is a light already has its own.
  const lights = found.filter((name) => archetype.slots[name].material.base !== 'lamp');
  return { lights, mods: { ...mods, attributes: others } };
}

/** The slots of a part; a leg of wood does not make a pirate of wood, though legs have no slot but his skin. */
export function slotsOf(part: PartMention, mention: Mention, archetype: Archetype, main: string): readonly string[] {
  const slots = findPart(archetype, part.part)?.slots ?? [];
  const foreign = part.mods.materials.some(({ material, coat }) => !coat && !COATS.has(material.base));
  const limb = mention.entry.kind === 'person' && foreign && !WHOLE.has(part.part);
  return limb ? slots.filter((slot) => slot !== main && !archetype.slots[slot].words.includes('skin')) : slots;
}

/**
 * A colour said of a whole animal reaches everything that has its coat (ears, tail, feathers of the wings), not only the trunk: such
 * slots go back to following the skin. The underside stays paler, unless all is to be black or white; a second colour is the markings'.
 */
function spreadColor(mods: Modifiers, archetype: Archetype, onto: SlotMaterials, main: string): void {
  const coat = onto[main]?.base;
  const plain = /black|white|albino|onyx/.test(mods.colors[0].name);
  for (const [name, slot] of Object.entries(archetype.slots)) {
    if (name === main || !onto[name]) continue;
    if (slot.words.includes('stripe') || slot.words.includes('marking')) {
      if (mods.colors.length > 1) onto[name] = { ...onto[name], color: mods.colors[1].hex, color2: undefined };
    } else if (onto[name].base === coat && (plain || !slot.words.includes('belly'))) delete onto[name];
  }
}

/** How worn the words say that it is. */
export function wearOf(mods: Modifiers): number | undefined {
  const worn = mods.attributes.map((a) => a.wear).filter((w) => w !== undefined);
  return worn.length ? Math.max(...worn) : undefined;
}

function colorOf(mods: Modifiers, main: boolean): Partial<MaterialSpec> {
  return main && mods.colors.length ? { color: mods.colors[0].hex } : {};
}

/** A new material replaces what was there, with its colours and layers; anything less is laid over it. */
export function laid(
  mods: Modifiers,
  before: Partial<MaterialSpec> | undefined,
  under: MaterialSpec,
): Partial<MaterialSpec> {
  const patch = materialOf(mods, before);
  // What glows glows in the colour that is asked for.
  const glows = !mods.materials.length && (before?.emissive ?? under.emissive) !== undefined;
  if (glows && patch.color && !patch.emissive) return { ...before, ...patch, emissive: patch.color };
  return { ...(mods.materials.length ? {} : before), ...patch };
}

function materialOf(mods: Modifiers, before: Partial<MaterialSpec> | undefined): Partial<MaterialSpec> {
  const patch: { -readonly [K in keyof MaterialSpec]?: MaterialSpec[K] } = {};
  const material = (mods.materials.find((m) => !m.coat) ?? mods.materials[0])?.material;
  if (material) Object.assign(patch, { layers: [] }, material);
  const colors = [...mods.colors.map((c) => c.hex), ...mods.attributes.flatMap((a) => a.colors ?? [])];
  if (colors.length) {
    patch.color = colors[0];
    patch.color2 = colors[1] ?? shade(colors[0], 0.72);
  }
  const coats = mods.materials.filter((m) => m.coat && m.material !== material);
  if (coats.length) patch.layers = coats.map((m) => coatOf(m.coat ?? ''));
  for (const attribute of mods.attributes) Object.assign(patch, attribute.finish);
  if (patch.emissiveStrength && !patch.emissive) patch.emissive = patch.color ?? before?.color ?? '#fff2c0';
  return patch;
}

/** Moss on stone, snow on wood: lies on what faces up, in patches. */
function coatOf(color: string): MaterialLayer {
  const up: MaskSpec = { kind: 'slope', dir: [0, 1, 0], from: -0.1, to: 0.6 };
  return {
    mask: { kind: 'any', of: [up, { kind: 'noise', scale: 0.4, threshold: 0.62, soft: 0.06 }] },
    material: { color, rough: 0.95, metal: 0 },
  };
}

function addPattern(mods: Modifiers, mention: Mention, archetype: Archetype, onto: SlotMaterials, main: string): void {
  const pattern = mods.attributes.find((a) => a.pattern)?.pattern;
  if (!pattern) return;
  // What has stripes of its own takes the second colour there.
  const own =
    pattern === 'stripes' &&
    !LIVING.has(mention.entry.kind) &&
    Object.keys(archetype.slots).find((s) => archetype.slots[s].words.includes('stripe'));
  if (own) {
    const second = mods.colors[1]?.hex;
    if (second) onto[own] = { ...onto[own], color: second, color2: shade(second, 0.72) };
    return;
  }
  const size = mention.entry.size.height ?? mention.entry.size.length ?? 1;
  const ground = onto[main]?.color ?? '#8a8a8a';
  const color = mods.colors[1]?.hex ?? mods.attributes.flatMap((a) => a.colors ?? [])[1] ?? contrast(ground);
  const layer: MaterialLayer = { mask: patternMask(pattern, size), material: { color } };
  onto[main] = { ...onto[main], layers: [...(onto[main]?.layers ?? []), layer] };
}

function patternMask(pattern: string, size: number): MaskSpec {
  switch (pattern) {
    case 'stripes':
      return { kind: 'stripes', dir: [0, 0, 1], period: size / 9, width: 0.45, warp: 0.25, soft: size / 200 };
    case 'checks':
      return {
        kind: 'all',
        of: [
          { kind: 'stripes', dir: [1, 0, 0], period: size / 6, width: 0.5 },
          { kind: 'stripes', dir: [0, 1, 0], period: size / 6, width: 0.5 },
        ],
      };
    case 'rings':
      return { kind: 'spots', scale: size / 8, size: 0.4, ring: 0.5, soft: size / 300 };
    case 'spots':
      return { kind: 'spots', scale: size / 7, size: 0.36, soft: size / 300 };
    case 'speckles':
      return { kind: 'spots', scale: size / 40, size: 0.25, soft: size / 800 };
    default:
      return { kind: 'noise', scale: size / 3.5, threshold: 0.52, soft: 0.03 };
  }
}
