import type { MaterialSpec } from '../../texture/index.ts';
import type { Archetype, PaletteGroup, ParamValue } from '../dsl/archetype.ts';
import type { AttributeEntry } from '../lexicon/index.ts';
import { type Draw, LEADING, weighted } from './draw.ts';
import type { SlotMaterials } from './materials.ts';
import { depictionOf, type Mention, type Modifiers } from './mention.ts';
import { findPart } from './parts.ts';
import { shade } from './shade.ts';
import type { Openings } from './vary.ts';

/**
 * Lays one palette of every group over the materials of preset and noun, before the prompt's words are laid over them. A group whose
 * leading slot the prompt, the noun or the preset settles is passed over, and so is each settled slot of the others.
 */
export function drawPalettes(
  { mention, archetype, preset }: Openings,
  params: Readonly<Record<string, ParamValue>>,
  onto: SlotMaterials,
  draw: Draw,
  named: ReadonlySet<string> = new Set(),
): void {
  const said = saidSlots(mention, archetype);
  if (said === 'all') return;
  const isOpen = (slot: string): boolean =>
    !said.has(slot) &&
    !mention.entry.materials?.[slot] &&
    (!preset?.materials?.[slot] || (preset.open?.includes(slot) ?? false));
  const drawn = new Set(named);
  for (const group of archetype.palettes ?? []) {
    if (drawn.has(group.lead) || !isOpen(group.lead) || !applies(group, archetype, params)) continue;
    drawn.add(group.lead);
    const palette = weighted(
      group.of.map((each) => [each, each.weight ?? 1]),
      draw(LEADING + group.lead),
    );
    for (const [slot, material] of Object.entries(palette?.slots ?? {}))
      if (isOpen(slot)) onto[slot] = recolored(material, onto[slot]);
  }
}

/**
 * Lays the palettes that the prompt calls by name: a sunburst guitar, a brindle dog. Returns the slots that lead their groups, and the
 * adjectives that are done with.
 */
export function layNamedPalettes(
  { mention, archetype }: Openings,
  params: Readonly<Record<string, ParamValue>>,
  onto: SlotMaterials,
): { leads: ReadonlySet<string>; attributes: ReadonlySet<AttributeEntry> } {
  const leads = new Set<string>();
  const attributes = new Set<AttributeEntry>();
  for (const attribute of mention.mods.attributes)
    for (const group of archetype.palettes ?? []) {
      const palette = group.of.find(({ name }) => attribute.words.includes(name));
      if (!palette || leads.has(group.lead) || !applies(group, archetype, params)) continue;
      for (const [slot, material] of Object.entries(palette.slots)) onto[slot] = recolored(material, onto[slot]);
      leads.add(group.lead);
      attributes.add(attribute);
    }
  return { leads, attributes };
}

function applies({ when }: PaletteGroup, archetype: Archetype, params: Readonly<Record<string, ParamValue>>): boolean {
  return Object.entries(when ?? {}).every(([name, values]) =>
    values.includes(params[name] ?? archetype.params[name]?.default),
  );
}

/** A palette's material over what was there: another recipe replaces it, another colour brings its own shades. */
function recolored(patch: Partial<MaterialSpec>, before: Partial<MaterialSpec> | undefined): Partial<MaterialSpec> {
  const under = patch.base && patch.base !== before?.base ? {} : before;
  if (!patch.color) return { ...under, ...patch };
  const pale = isPale(patch.color);
  return {
    ...under,
    color2: shade(patch.color, pale ? 0.9 : 0.76),
    color3: shade(patch.color, pale ? 0.68 : 0.4),
    ...patch,
  };
}

function isPale(hex: string): boolean {
  const n = Number.parseInt(hex.slice(1), 16);
  return Math.min(n >> 16, (n >> 8) & 255, n & 255) > 190;
}

/** A colour before the noun proper: the cream of ice cream is none. */
const PLAIN_COLOR = /\b(red|black|white|brown|green|blue|gr[ae]y|golden|yellow|orange|pink|purple|silver) /;
/** What it is made of, likewise: a wooden chair is not painted, though "wooden chair" is a noun. */
const PLAIN_MATERIAL = /\b(wooden|wood|stone|metal|steel|iron|leather|glass|brick|marble|bamboo|wicker|straw) /;

/** Slots whose colour or material the prompt says. A figure of something has the figure's stuff all over. */
function saidSlots(mention: Mention, archetype: Archetype): Set<string> | 'all' {
  const { mods, parts, slots = {} } = mention;
  if (depictionOf(mention)?.material || mods.entirely) return 'all';
  const said = new Set<string>();
  // A red fox is a fox by its name, and red all the same.
  const isColored = PLAIN_COLOR.test(mention.noun) || PLAIN_MATERIAL.test(mention.noun);
  for (const [name, spec] of Object.entries(archetype.slots))
    if (spec.main && (isDressed(mods) || isColored)) said.add(name);
  for (const part of parts)
    if (isDressed(part.mods)) for (const slot of findPart(archetype, part.part)?.slots ?? []) said.add(slot);
  for (const [slot, slotMods] of Object.entries(slots)) if (isDressed(slotMods)) said.add(slot);
  return said;
}

function isDressed({ colors, materials, attributes }: Modifiers): boolean {
  return (
    colors.length > 0 || materials.length > 0 || attributes.some((a) => a.colors || a.pattern || a.finish?.emissive)
  );
}
