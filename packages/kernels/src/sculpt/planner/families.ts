import type { Archetype, ParamSpec, Preset } from '../dsl/archetype.ts';
import { ATTRIBUTES, DEPICTIONS, MATERIALS } from '../lexicon/index.ts';

/** What a planner may say of one archetype. */
export interface PlanFamily {
  archetype: Archetype;
  /** Ready-made cases by noun: of synonyms the first. */
  likes: readonly string[];
  /** One of `likes` must be named: it stands in for a parameter that lists nothing else. */
  likeRequired: boolean;
  params: readonly (readonly [name: string, spec: ParamSpec])[];
  /** Slots to colour; the main one first. */
  slots: readonly string[];
}

/** Limits of a plan. Tighter than the scene's own: many different things take long to build. */
export const PLAN_LIMITS = Object.freeze({
  nodes: 16,
  copies: 24,
  relations: 32,
  params: 32,
  materials: 32,
  parts: 40,
  partsInAll: 200,
  words: 24,
});

/** Slot name for the thing as a whole, every slot of it. */
export const ALL_SLOTS = 'all';

/**
 * The archetypes as a planner sees them. A choice among nothing but presets is left out (`species` of a creature: 205 names), since
 * `like` says the same and brings the preset's other values along.
 */
export function planFamilies(archetypes: Readonly<Record<string, Archetype>>): PlanFamily[] {
  return Object.values(archetypes).map((archetype) => {
    const presets = archetype.presets ?? {};
    const said = ([, spec]: readonly [string, ParamSpec]): boolean =>
      spec.type === 'choice' && spec.of.every((value) => Object.hasOwn(presets, value));
    const params = Object.entries(archetype.params);
    const slots = Object.keys(archetype.slots).sort(
      (a, b) => Number(archetype.slots[b].main ?? false) - Number(archetype.slots[a].main ?? false),
    );
    return {
      archetype,
      likes: distinct(presets),
      likeRequired: params.some(said),
      params: params.filter((param) => !said(param)),
      slots,
    };
  });
}

/** Presets that differ: `keg` is a `barrel` under another name, and costs every request a word. */
function distinct(presets: Readonly<Record<string, Preset>>): string[] {
  const seen = new Set<string>();
  return Object.keys(presets).filter((name) => {
    const { params, materials } = presets[name];
    const content = JSON.stringify([params, materials]);
    return !seen.has(content) && seen.add(content);
  });
}

/** The words that a plan may use beside an archetype's own: each is the first of its entry in the lexicon. */
export const PLAN_WORDS = Object.freeze({
  // A plan names the stuff and its colour apart: "cedar wood" is wood and a colour.
  materials: MATERIALS.filter((m) => !m.words[0].includes(' ') || m.material.color === undefined).map(
    (m) => m.words[0],
  ),
  // What only turns parameters and takes two words to say, a plan says by the parameters, and colours by their names.
  adjectives: ATTRIBUTES.filter((a) => (!a.words[0].includes(' ') || a.look) && (!a.colors || a.pattern)).map(
    (a) => a.words[0],
  ),
  finishes: ATTRIBUTES.filter((a) => a.finish && !a.size && !a.effects && !a.colors && !a.pattern).map(
    (a) => a.words[0],
  ),
  depictions: DEPICTIONS.map((d) => d.words[0]),
});
