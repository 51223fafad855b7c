import type { Archetype } from '../dsl/archetype.ts';
import { own, type Rule, rules } from '../dsl/rules.ts';
import { SCENE_RELATIONS, type SceneSpec } from '../dsl/scene.ts';
import { validateScene } from '../dsl/validate.ts';
import { refuse, type ValidationState } from '../dsl/validation.ts';
import { composeScene } from '../prompt/compose.ts';
import type { Mention } from '../prompt/mention.ts';
import { applyNegative } from '../prompt/negative.ts';
import type { Understood } from '../prompt/understood.ts';
import { PLAN_LIMITS } from './families.ts';
import { planNodeRule } from './plan-node.ts';

/** Options of {@link readPlan}. */
export interface ReadPlanOptions {
  archetypes: Readonly<Record<string, Archetype>>;
  /** What the parser made of the same prompt: what it is sure of must stand in the plan. */
  parsed: Understood;
  /** What to leave out, in words. */
  negative?: string;
  /** 0 … 2^31-1. Default 0. */
  seed?: number;
}

const { list, choice, text, optional, record } = rules;

/**
 * Turns a planner's answer into a scene, the same way a parsed prompt becomes one: presets, adjectives, colours and materials have the
 * very effects that the words of a prompt have; a thing that no archetype makes comes as solids with materials. Numbers are
 * clamped to the archetypes' ranges, unknown fields, choices and colours are left out; parameters and materials are taken as lists of pairs or as plain objects. Throws GeometryError `bad_scene`
 * naming the path when the plan has an unknown archetype, a value of the wrong type, too much of anything, a relation to
 * nothing, or lacks a thing that the parser is sure of. Deterministic.
 */
export function readPlan(json: unknown, options: ReadPlanOptions): { scene: SceneSpec; understood: Understood } {
  const { archetypes, parsed, seed = 0 } = options;
  const state: ValidationState = { notes: [], ops: 0, depth: 0 };
  const relation = record({ a: text(60), rel: choice(...SCENE_RELATIONS), b: text(60) });
  const plan = record({
    nodes: list(planNodeRule(archetypes), 1, PLAN_LIMITS.nodes),
    relations: optional(list(relation, 0, PLAN_LIMITS.relations)),
    ignored: optional(shortTexts),
  })(json, '', state) as {
    nodes: { id: string; mention: Mention }[];
    relations?: Record<'a' | 'rel' | 'b', string>[];
    ignored?: string[];
  };
  const mentions = new Map<string, Mention>();
  for (const [i, { id, mention }] of plan.nodes.entries()) {
    if (mentions.has(id)) refuse(`nodes[${i}].id`, `"${id}" is used twice`);
    mentions.set(id, mention);
  }
  const all = [...mentions.values()];
  const pieces = all.reduce((sum, { composed }) => sum + (composed?.length ?? 0), 0);
  if (pieces > PLAN_LIMITS.partsInAll) refuse('nodes', `must have at most ${PLAN_LIMITS.partsInAll} parts in all`);
  demandCertain(parsed, all);
  const links = (plan.relations ?? []).map(({ a, rel, b }, i) => ({
    a: mentions.get(a) ?? refuse(`relations[${i}].a`, `no node "${a}"`),
    rel: rel as (typeof SCENE_RELATIONS)[number],
    b: mentions.get(b) ?? refuse(`relations[${i}].b`, `no node "${b}"`),
  }));
  const ignored = [...(plan.ignored ?? []), ...applyNegative(options.negative ?? '', all, archetypes)];
  const { scene, understood } = composeScene({ mentions: all, links, ignored, guesses: [], seed }, archetypes);
  return { scene: validateScene(scene, archetypes).scene, understood };
}

/** Texts of at most 80 characters; whatever is none, and what is too much, is passed over. */
const shortTexts: Rule<string[]> = (value) =>
  (Array.isArray(value) ? value : [])
    .filter((item) => typeof item === 'string' && item !== '')
    .slice(0, PLAN_LIMITS.words)
    .map((item: string) => item.slice(0, 80).toWellFormed());

/** A planner may know better what a strange word means, but not lose what was plainly said. */
function demandCertain(parsed: Understood, mentions: readonly Mention[]): void {
  const have: Record<string, number> = {};
  for (const { entry, mods } of mentions)
    have[entry.archetype] = ((own(have, entry.archetype) as number | undefined) ?? 0) + (mods.count ?? 1);
  for (const { confidence, archetype, noun } of parsed.nodes) {
    if (confidence === 'guess') continue;
    have[archetype] = (have[archetype] ?? 0) - 1;
    if (have[archetype] < 0) refuse('', `leaves out the ${noun}`);
  }
}
