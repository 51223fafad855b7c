import type { ParamValue } from '../dsl/archetype.ts';
import type { SceneNode, SceneRelation, SceneSpec, SceneStyle } from '../dsl/scene.ts';
import { clothe } from './clothe.ts';
import { depicted } from './depict.ts';
import { createDraw } from './draw.ts';
import { applyMaterials, type SlotMaterials, wearOf } from './materials.ts';
import { depictionOf, type Mention, type MentionLink } from './mention.ts';
import { drawPalettes, layNamedPalettes } from './palettes.ts';
import { applyParams } from './params.ts';
import { postureOf } from './posture.ts';
import { isShoe, shod } from './shod.ts';
import type { Understood } from './understood.ts';
import { drawParams } from './vary.ts';
import { type Archetypes, isPaletteName } from './vocabulary.ts';

/** Copies of one noun, and nodes of a scene, at most. */
const COPIES_MAX = 24;
const NODES_MAX = 64;

/** The things of a prompt and how they stand to each other, whoever read them. */
export interface Reading {
  mentions: readonly Mention[];
  links: readonly MentionLink[];
  /** Things worn or carried along that cannot be made yet. */
  leftOut?: readonly Mention[];
  /** Words without effect so far. */
  ignored: readonly string[];
  guesses: Understood['guesses'];
  seed: number;
  style?: SceneStyle;
}

/**
 * Turns what was named into a scene, with an account of it: parameters and materials from presets, adjectives and parts, sizes,
 * copies, relations. The words that found no place stand in `understood.ignored`. At most 64 nodes. Deterministic.
 */
export function composeScene(said: Reading, archetypes: Archetypes): { scene: SceneSpec; understood: Understood } {
  const reading = shod(dressed(shown(said, archetypes), archetypes), archetypes);
  const ignored = [...reading.ignored];
  const understood: Understood = { nodes: [], relations: [], ignored, guesses: [...reading.guesses] };
  const nodes: SceneNode[] = [];
  const ids = new Map<Mention, string[]>();
  const style: SceneStyle = { ...reading.style };
  for (const [index, mention] of reading.mentions.entries()) {
    const room = Math.min(COPIES_MAX, NODES_MAX - nodes.length);
    const count = Math.min(countOf(mention), room);
    if (count < countOf(mention)) ignored.push(`${countOf(mention)} (made ${count})`);
    const posture = postureOf(mention, reading.links, archetypes);
    const node = buildNode(mention, archetypes, { posture, ignored, style, index, seed: reading.seed });
    const own = Array.from({ length: count }, (_, i) => uniqueId(mention.noun, nodes, i));
    for (const id of own) nodes.push({ ...node, id });
    ids.set(mention, own);
    describe(mention, count, node, understood);
  }
  const words = reading.mentions.flatMap(({ mods, parts, slots }) => [
    mods,
    ...parts.map((p) => p.mods),
    ...Object.values(slots ?? {}),
  ]);
  const keep = [...new Set(words.flatMap((mods) => mods.colors.map((color) => color.hex)))];
  if (style.look && keep.length) style.keep = keep;
  if (reading.leftOut?.length) understood.left_out = reading.leftOut.map(describeLeftOut);
  const relations = [
    ...reading.links.flatMap((link) => spread(link, ids)),
    ...[...ids].flatMap(([mention, copies]) => arrange(mention, copies)),
  ];
  relations.push(...addBase(reading, nodes, relations, archetypes));
  understood.relations = reading.links.map((l) => `${l.a.noun} ${l.rel} ${l.b.noun}`);
  const scene: SceneSpec = { dsl: 1, seed: reading.seed, nodes, relations, style };
  return { scene, understood: { ...understood, ignored: [...new Set(ignored)].filter((w) => w !== '') } };
}

/** The reading with figures of things made by who makes such figures. */
function shown(reading: Reading, archetypes: Archetypes): Reading {
  const now = new Map(reading.mentions.map((mention) => [mention, depicted(mention, archetypes)]));
  const of = (mention: Mention): Mention => now.get(mention) ?? mention;
  return {
    ...reading,
    mentions: reading.mentions.map(of),
    links: reading.links.map((link) => ({ ...link, a: of(link.a), b: of(link.b) })),
  };
}

/** The reading with clothes as part of who wears them. */
function dressed(reading: Reading, archetypes: Archetypes): Reading {
  const worn = new Map<Mention, Mention>();
  const taken = new Set<Mention>();
  for (const mention of reading.mentions) {
    const clothed = clothe(mention, reading.links, archetypes);
    if (!clothed) continue;
    for (const garment of clothed.taken) taken.add(garment);
    const entry = { ...mention.entry, params: { ...mention.entry.params, ...clothed.params } };
    const words = [...mention.words, ...clothed.taken.flatMap((garment) => garment.words)];
    worn.set(mention, { ...mention, entry, words, slots: { ...mention.slots, ...clothed.slots } });
  }
  if (!worn.size) return reading;
  const now = (mention: Mention): Mention => worn.get(mention) ?? mention;
  const free = (mention: Mention): boolean => !taken.has(mention);
  const understood = new Set([...taken].map((garment) => garment.words.join(' ')));
  return {
    ...reading,
    ignored: reading.ignored.filter((words) => !understood.has(words)),
    mentions: reading.mentions.filter(free).map(now),
    leftOut: reading.leftOut?.filter(free).map(now),
    links: reading.links
      .filter(({ a, b }) => free(a) && free(b))
      .map((link) => ({ ...link, a: now(link.a), b: now(link.b) })),
  };
}

function countOf(mention: Mention): number {
  const { count, pair } = mention.mods;
  if (pair && !mention.plural) return Math.max(1, Math.round((count ?? 2) / 2));
  if (count !== undefined) return Math.max(1, count);
  return mention.plural && mention.entry.archetype !== 'text' ? 3 : 1;
}

function uniqueId(name: string, nodes: readonly SceneNode[], copy: number): string {
  const stem = name.replace(/[^a-z0-9]+/g, '-').slice(0, 40) || 'thing';
  let id = copy ? `${stem}-${copy + 1}` : stem;
  for (let n = 2; nodes.some((node) => node.id === id); n++) id = `${stem}-${n + copy}`;
  return id;
}

interface NodeContext {
  posture: Readonly<Record<string, ParamValue>>;
  ignored: string[];
  style: SceneStyle;
  /** The how manyeth thing of the scene it is. */
  index: number;
  seed: number;
}

/**
 * What a mention asks for, and what the seed chooses of what it leaves open: settled here and not in building, so that the scene says
 * all of it. Seed 0 chooses nothing: the plain design.
 */
function buildNode(
  mention: Mention,
  archetypes: Archetypes,
  { posture, ignored, style, index, seed }: NodeContext,
): Omit<SceneNode, 'id'> {
  const words = mention.words.join(' ');
  if (mention.composed) return { parts: mention.composed, transform: sizeOf(mention), words };
  const archetype = archetypes[mention.entry.archetype];
  const preset = mention.entry.preset ? archetype.presets?.[mention.entry.preset] : undefined;
  const params: Record<string, ParamValue> = { ...preset?.params, ...mention.entry.params, ...posture };
  const materials: SlotMaterials = {};
  for (const source of [preset?.materials, mention.entry.materials])
    for (const [slot, material] of Object.entries(source ?? {})) materials[slot] = { ...materials[slot], ...material };
  const openings = { mention, archetype, preset };
  const draw = createDraw(seed, `${archetype.name} ${index}`);
  const before = { ...params };
  ignored.push(...applyParams(mention, archetype, params));
  if (seed) drawParams(openings, before, params, draw);
  const named = layNamedPalettes(openings, params, materials);
  if (seed) drawPalettes(openings, params, materials, draw, named.leads);
  const open = mention.mods.attributes.filter((attribute) => !named.attributes.has(attribute));
  ignored.push(...open.filter(isPaletteName).map(({ words }) => words[0]));
  applyMaterials(
    { ...mention, mods: { ...mention.mods, attributes: open } },
    archetype,
    materials,
    wearOf(mention.mods),
  );
  for (const [slot, material] of Object.entries(materials)) if (!Object.keys(material).length) delete materials[slot];
  for (const attribute of mention.mods.attributes) if (attribute.look) style.look = attribute.look;
  const main = Object.keys(archetype.slots).find((slot) => archetype.slots[slot].main);
  const stuff = depictionOf(mention)?.cast && main ? materials[main] : undefined;
  const cast = stuff?.base ? { cast: { ...stuff, base: stuff.base } } : {};
  return { archetype: archetype.name, params, materials, ...cast, transform: sizeOf(mention), words };
}

/**
 * Real size: as measured in the prompt; else what the archetype builds (its presets know their sizes) times the size words; a
 * stand-in gets the size of the thing it stands for.
 */
function sizeOf(mention: Mention): NonNullable<SceneNode['transform']> {
  const { measure, attributes } = mention.mods;
  if (measure) return { size: { [measure.axis]: measure.metres } };
  const scale = attributes.reduce((product, a) => product * (a.size ?? 1), 1);
  const { height, length } = mention.entry.size;
  const most = depictionOf(mention)?.extent;
  if (most && (height ?? length ?? 1) > most) return { scale, size: height ? { height: most } : { length: most } };
  if (!mention.entry.standIn && !mention.entry.sized) return { scale };
  return { scale, size: height ? { height } : { length: length ?? 1 } };
}

function spread(link: MentionLink, ids: ReadonlyMap<Mention, readonly string[]>): SceneRelation[] {
  const from = ids.get(link.a) ?? [];
  const to = ids.get(link.b) ?? [];
  const { rel, place } = link;
  if (!to.length || !from.length) return [];
  if (rel === 'wearing' && isShoe(link.b) && to.length > from.length)
    return to.map((b, i) => ({ a: from[i % from.length], rel, b }));
  return from.map((a, i) => ({ a, rel, b: to[i % to.length], ...(place ? { place } : {}) }));
}

/** Figures and dioramas stand on a base: what stands on nothing else yet. */
function addBase(
  { mentions }: Reading,
  nodes: SceneNode[],
  relations: readonly SceneRelation[],
  { plinth }: Archetypes,
): SceneRelation[] {
  const preset = mentions.map((mention) => depictionOf(mention)?.base).find((base) => base !== undefined);
  if (!preset || !plinth?.presets?.[preset] || nodes.some((node) => node.archetype === plinth.name)) return [];
  const { params, materials } = plinth.presets[preset];
  const bound = new Set(relations.map(({ a, rel, b }) => (rel === 'holding' || rel === 'wearing' ? b : a)));
  const free = nodes.filter((node) => !bound.has(node.id)).map((node) => node.id);
  const id = uniqueId(preset.replaceAll(' ', '-'), nodes, 0);
  nodes.push({ id, archetype: plinth.name, params, materials });
  return free.map((a) => ({ a, rel: 'on', b: id }));
}

/** Copies that stand one upon the other, or lie on a heap: two thirds on the ground, the rest on these. */
function arrange({ mods }: Mention, copies: readonly string[]): SceneRelation[] {
  const arrangement = mods.arrangement ?? mods.attributes.find((a) => a.arrangement)?.arrangement;
  if (!arrangement) return [];
  const ground = arrangement === 'stack' ? 1 : Math.ceil((2 * copies.length) / 3);
  return copies.slice(ground).map((a, i) => ({ a, rel: 'on', b: copies[i] }));
}

function describeLeftOut(mention: Mention): NonNullable<Understood['left_out']>[number] {
  const { words, entry } = mention;
  const count = countOf(mention);
  return { words: words.join(' '), noun: entry.words[0], wanted: entry.wanted ?? '', count, kind: entry.kind };
}

function describe(mention: Mention, count: number, node: Omit<SceneNode, 'id'>, understood: Understood): void {
  const { mods, entry } = mention;
  const list = (values: readonly string[]): string[] | undefined => (values.length ? [...values] : undefined);
  understood.nodes.push({
    words: mention.words.join(' '),
    noun: entry.words[0],
    archetype: entry.archetype,
    preset: entry.preset,
    wanted: entry.wanted,
    kind: entry.kind,
    confidence: mention.confidence,
    count,
    colors: list(mods.colors.map((c) => c.name)),
    materials: list(mods.materials.map((m) => m.words[0])),
    attributes: list([...mods.attributes.map((a) => a.words[0]), ...(mention.depiction ? [mention.depiction] : [])]),
    parts: list(mention.parts.map((p) => (p.negated ? 'no ' : '') + p.words)),
    pose: typeof node.params?.pose === 'string' ? node.params.pose : undefined,
    text: mention.text,
  });
  for (const asked of mention.poses) {
    const pose = node.params?.pose;
    if (typeof pose === 'string' && pose !== asked && !understood.ignored.includes(asked))
      understood.guesses.push({ word: asked, taken_as: pose, because: 'nearest pose' });
  }
  if (mention.confidence !== 'guess') return;
  const taken = entry.standIn ? (entry.preset ?? entry.archetype) : entry.words[0];
  const because = mention.because ?? (entry.standIn ? 'nearest thing that can be made' : 'nearest word');
  understood.guesses.push({ word: mention.noun, taken_as: taken, because });
}
