import { hashString } from '../../math/index.ts';
import type { MaterialSpec } from '../../texture/index.ts';
import type { Archetype, PaletteGroup, ParamSpec, ParamValue, Preset } from '../dsl/archetype.ts';
import type { SlotMaterials } from './materials.ts';
import { depictionOf, type Mention, type Modifiers } from './mention.ts';
import { findPart } from './parts.ts';
import { shade } from './shade.ts';

/** A number in [0, 1) for a named choice: the same for the same seed and name. */
export type Draw = (name: string) => number;

/** Fractional parts of square roots: steps whose multiples fall evenly into the unit interval, each in another rhythm. */
const STEPS = [2, 3, 5, 7, 11, 13, 17, 19].map((prime) => Math.sqrt(prime) % 1);
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Chooses by a seed and what is chosen for. Not by drawing lots: seeds in a row step through the unit interval evenly (a Weyl sequence),
 * so that neighbours differ and ten of them show what there is. Palettes step by the golden section, the evenest of all.
 */
export function createDraw(seed: number, thing: string): Draw {
  return (name) => {
    const hash = hashString(`${thing} ${name}`);
    const step = name.startsWith(LEADING) ? GOLDEN : STEPS[hash % STEPS.length];
    return (hash / 2 ** 32 + seed * step) % 1;
  };
}

const LEADING = 'palette of ';

/** What the drawing depends on: what was named, the archetype, and the noun's preset. */
export interface Openings {
  mention: Mention;
  archetype: Archetype;
  preset?: Preset;
}

/**
 * Lays one palette of every group over the materials of preset and noun, before the prompt's words are laid over them. A group whose
 * leading slot the prompt, the noun or the preset settles is passed over, and so is each settled slot of the others.
 */
export function drawPalettes(
  { mention, archetype, preset }: Openings,
  params: Readonly<Record<string, ParamValue>>,
  onto: SlotMaterials,
  draw: Draw,
): void {
  const said = saidSlots(mention, archetype);
  if (said === 'all') return;
  const isOpen = (slot: string): boolean =>
    !said.has(slot) &&
    !mention.entry.materials?.[slot] &&
    (!preset?.materials?.[slot] || (preset.open?.includes(slot) ?? false));
  const drawn = new Set<string>();
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

/** Slots whose colour or material the prompt says. A figure of something has the figure's stuff all over. */
function saidSlots(mention: Mention, archetype: Archetype): Set<string> | 'all' {
  const { mods, parts, slots = {} } = mention;
  if (depictionOf(mention)?.material || mods.entirely) return 'all';
  const said = new Set<string>();
  // A red fox is a fox by its name, and red all the same.
  const isColored = PLAIN_COLOR.test(mention.noun);
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

function weighted<T>(choices: readonly (readonly [T, number])[], u: number): T | undefined {
  let left = u * choices.reduce((sum, [, weight]) => sum + weight, 0);
  return choices.find(([, weight]) => {
    left -= weight;
    return left < 0;
  })?.[0];
}
