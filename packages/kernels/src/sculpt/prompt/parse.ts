import type { ParamValue } from '../dsl/archetype.ts';
import type { SceneNode, SceneRelation, SceneSpec, SceneStyle } from '../dsl/scene.ts';
import { PromptReader } from './grammar.ts';
import { readItems } from './items.ts';
import { applyMaterials, type SlotMaterials, wearOf } from './materials.ts';
import type { Mention, MentionLink } from './mention.ts';
import { applyParams } from './params.ts';
import { findPart } from './parts.ts';
import type { Understood } from './understood.ts';
import { type Archetypes, vocabularyOf } from './vocabulary.ts';

/** Options of {@link parsePrompt}. */
export interface ParseOptions {
  /** What to leave out, in words. */
  negative?: string;
  /** 0 … 2^31-1. Default 0. */
  seed?: number;
  /** The families that can be built. */
  archetypes: Archetypes;
}

/** Copies of one noun, and nodes of a scene, at most. */
const COPIES_MAX = 24;
const NODES_MAX = 64;

/**
 * Turns a prompt into a scene: which things, with what parameters, materials and sizes, and how they stand to each other.
 * Works by a lexicon and a shallow grammar, so it is quick (under 10 ms for a long prompt), predictable, and able to say
 * what it understood. Never fails: an unknown noun becomes a declared guess. Deterministic.
 */
export function parsePrompt(prompt: string, options: ParseOptions): { scene: SceneSpec; understood: Understood } {
  const vocabulary = vocabularyOf(options.archetypes);
  const reading = new PromptReader(readItems(prompt, vocabulary), vocabulary).read();
  const ignored = [...reading.ignored];
  if (options.negative) ignored.push(...applyNegative(options.negative, reading.mentions, options.archetypes));
  const understood: Understood = { nodes: [], relations: [], ignored, guesses: [] };
  for (const { word, as } of reading.respelled) understood.guesses.push({ word, taken_as: as, because: 'spelling' });
  const nodes: SceneNode[] = [];
  const ids = new Map<Mention, string[]>();
  const style: SceneStyle = {};
  for (const mention of reading.mentions) {
    const room = Math.min(COPIES_MAX, NODES_MAX - nodes.length);
    const count = Math.min(countOf(mention), room);
    if (count < countOf(mention)) ignored.push(`${countOf(mention)} (made ${count})`);
    const node = buildNode(mention, options.archetypes, ignored, style);
    const own = Array.from({ length: count }, (_, i) => uniqueId(mention, nodes, i));
    for (const id of own) nodes.push({ ...node, id });
    ids.set(mention, own);
    describe(mention, count, node, understood);
  }
  const relations = reading.links.flatMap((link) => spread(link, ids));
  understood.relations = reading.links.map((l) => `${l.a.noun} ${l.rel} ${l.b.noun}`);
  const scene: SceneSpec = { dsl: 1, seed: options.seed ?? 0, nodes, relations, style };
  return { scene, understood: { ...understood, ignored: [...new Set(ignored)].filter((w) => w !== '') } };
}

function countOf(mention: Mention): number {
  if (mention.mods.count !== undefined) return Math.max(1, mention.mods.count);
  return mention.plural && mention.entry.archetype !== 'text' ? 3 : 1;
}

function uniqueId(mention: Mention, nodes: readonly SceneNode[], copy: number): string {
  const stem = mention.noun.replace(/[^a-z0-9]+/g, '-').slice(0, 40) || 'thing';
  let id = copy ? `${stem}-${copy + 1}` : stem;
  for (let n = 2; nodes.some((node) => node.id === id); n++) id = `${stem}-${n + copy}`;
  return id;
}

function buildNode(
  mention: Mention,
  archetypes: Archetypes,
  ignored: string[],
  style: SceneStyle,
): Omit<SceneNode, 'id'> {
  const archetype = archetypes[mention.entry.archetype];
  const preset = mention.entry.preset ? archetype.presets?.[mention.entry.preset] : undefined;
  const params: Record<string, ParamValue> = { ...preset?.params, ...mention.entry.params };
  const materials: SlotMaterials = {};
  for (const source of [preset?.materials, mention.entry.materials])
    for (const [slot, material] of Object.entries(source ?? {})) materials[slot] = { ...materials[slot], ...material };
  ignored.push(...applyParams(mention, archetype, params));
  applyMaterials(mention, archetype, materials, wearOf(mention.mods));
  for (const [slot, material] of Object.entries(materials)) if (!Object.keys(material).length) delete materials[slot];
  for (const attribute of mention.mods.attributes) if (attribute.look) style.look = attribute.look;
  const words = mention.words.join(' ');
  return { archetype: archetype.name, params, materials, transform: sizeOf(mention), words };
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
  if (!mention.entry.standIn) return { scale };
  return { scale, size: height ? { height } : { length: length ?? 1 } };
}

function spread(link: MentionLink, ids: ReadonlyMap<Mention, readonly string[]>): SceneRelation[] {
  const from = ids.get(link.a) ?? [];
  const to = ids.get(link.b) ?? [];
  if (!to.length) return [];
  return from.map((a, i) => ({ a, rel: link.rel, b: to[i % to.length] }));
}

function applyNegative(negative: string, mentions: readonly Mention[], archetypes: Archetypes): string[] {
  const vocabulary = vocabularyOf(archetypes);
  const lost: string[] = [];
  for (const item of readItems(negative, vocabulary)) {
    const part = item.senses.find((s) => s.kind === 'part');
    const owners =
      part?.kind === 'part' ? mentions.filter((m) => findPart(archetypes[m.entry.archetype], part.part)) : [];
    const silent = item.kind === 'comma' || item.kind === 'stop' || item.senses.some((s) => s.kind === 'role');
    for (const owner of owners)
      if (part?.kind === 'part')
        owner.parts.push({
          part: part.part,
          mods: { colors: [], materials: [], attributes: [], words: [] },
          negated: true,
          words: item.raw,
        });
    if (!owners.length && !silent) lost.push(`negative: ${item.raw}`);
  }
  return lost;
}

function describe(mention: Mention, count: number, node: Omit<SceneNode, 'id'>, understood: Understood): void {
  const { mods, entry } = mention;
  const list = (values: readonly string[]): string[] | undefined => (values.length ? [...values] : undefined);
  understood.nodes.push({
    words: mention.words.join(' '),
    noun: entry.words[0],
    archetype: entry.archetype,
    preset: entry.preset,
    confidence: mention.confidence,
    count,
    colors: list(mods.colors.map((c) => c.name)),
    materials: list(mods.materials.map((m) => m.words[0])),
    attributes: list([...mods.attributes.map((a) => a.words[0]), ...(mention.depiction ? [mention.depiction] : [])]),
    parts: list(mention.parts.map((p) => (p.negated ? 'no ' : '') + p.words)),
    pose: typeof node.params?.pose === 'string' ? node.params.pose : undefined,
    text: mention.text,
  });
  if (mention.confidence !== 'guess') return;
  const taken = entry.standIn ? (entry.preset ?? entry.archetype) : entry.words[0];
  const because = mention.because ?? (entry.standIn ? 'nearest thing that can be made' : 'nearest word');
  understood.guesses.push({ word: mention.noun, taken_as: taken, because });
}
