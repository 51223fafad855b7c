import type { ParamSpec } from '../dsl/archetype.ts';
import { SCENE_RELATIONS } from '../dsl/scene.ts';
import type { Archetypes } from '../prompt/vocabulary.ts';
import { ALL_SLOTS, PLAN_LIMITS, PLAN_WORDS, type PlanFamily, planFamilies } from './families.ts';
import { PART_SHAPES, PARTS_FAMILY } from './part-shapes.ts';

/** A JSON Schema, as plain data. */
export type JsonSchema = { readonly [key: string]: unknown };

const string: JsonSchema = { type: 'string' };
const oneOf = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: values });
const range = (minimum: number, maximum: number, type = 'number'): JsonSchema => ({ type, minimum, maximum });
const list = (items: JsonSchema, maxItems: number): JsonSchema => ({ type: 'array', items, maxItems });
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const ref = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });

/** Strict mode wants every field required and no others; what may be left out is null. */
const record = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/**
 * The JSON Schema of a plan (see `readPlan`), within the subset that servers with a strict mode accept: an object at the root, every
 * field required, no others, `anyOf` below the root only, at most 1000 enum values, 5000 properties and 10 levels. The families that
 * the request seems to need (`detailed`) have a form of their own, with their parameters and slots; all others share one, whose
 * names `readPlan` checks: two hundred families spelled out are more than a strict server takes. Parameters and
 * materials are lists of pairs, so that a plan says only what differs from the defaults. Deterministic.
 */
export function planSchema(archetypes: Archetypes, detailed: readonly string[] = []): JsonSchema {
  const families = planFamilies(archetypes);
  const relation = record({ a: string, rel: oneOf(SCENE_RELATIONS), b: string });
  const own = families.filter(({ archetype }) => detailed.includes(archetype.name));
  const others = families.filter((family) => !own.includes(family));
  const nodes = [...own.map(nodeSchema), ...(others.length ? [anyNodeSchema(others)] : []), partsSchema()];
  return {
    ...record({
      nodes: { ...list({ anyOf: nodes }, PLAN_LIMITS.nodes), minItems: 1 },
      relations: list(relation, PLAN_LIMITS.relations),
      ignored: list(string, PLAN_LIMITS.words),
    }),
    $defs: {
      material: orNull(oneOf(PLAN_WORDS.materials)),
      color: orNull(string),
      finish: orNull(oneOf(PLAN_WORDS.finishes)),
      adjectives: list(oneOf(PLAN_WORDS.adjectives), PLAN_LIMITS.words),
      depiction: orNull(oneOf(PLAN_WORDS.depictions)),
      size: orNull(record({ axis: oneOf(['height', 'length', 'width']), metres: range(0.001, 100) })),
    },
  };
}

const common: Readonly<Record<string, JsonSchema>> = {
  words: string,
  stands_for: orNull(string),
  count: range(1, PLAN_LIMITS.copies, 'integer'),
  size: ref('size'),
};
const surface: Readonly<Record<string, JsonSchema>> = {
  material: ref('material'),
  color: ref('color'),
  color2: ref('color'),
  finish: ref('finish'),
};

/** Names beyond this many are told in the briefing, and any text goes. */
const LIKES_LISTED = 60;

function nodeSchema({ archetype, likes, likeRequired, params, slots }: PlanFamily): JsonSchema {
  const names = likes.length > LIKES_LISTED ? string : oneOf(likes);
  return familySchema(
    [archetype.name],
    likes.length ? (likeRequired ? names : orNull(names)) : { type: 'null' },
    { anyOf: params.map(([name, spec]) => record({ name: oneOf([name]), value: valueSchema(spec) })) },
    oneOf([...slots, ALL_SLOTS]),
  );
}

function anyNodeSchema(families: readonly PlanFamily[]): JsonSchema {
  const value = { anyOf: [{ type: 'number' }, { type: 'boolean' }, string] };
  return familySchema(
    families.map(({ archetype }) => archetype.name),
    orNull(string),
    record({ name: string, value }),
    string,
  );
}

function familySchema(names: readonly string[], like: JsonSchema, param: JsonSchema, slot: JsonSchema): JsonSchema {
  return record({
    id: string,
    archetype: oneOf(names),
    like,
    ...common,
    adjectives: ref('adjectives'),
    depiction: ref('depiction'),
    params: list(param, PLAN_LIMITS.params),
    materials: list(record({ slot, ...surface }), PLAN_LIMITS.materials),
  });
}

function partsSchema(): JsonSchema {
  const vector = { ...list({ type: 'number' }, 3), minItems: 3 };
  const part = record({
    name: string,
    shape: oneOf(PART_SHAPES),
    size: vector,
    at: vector,
    turn: orNull(vector),
    ...surface,
  });
  const parts = { ...list(part, PLAN_LIMITS.parts), minItems: 1 };
  return record({ id: string, archetype: oneOf([PARTS_FAMILY]), ...common, parts });
}

function valueSchema(spec: ParamSpec): JsonSchema {
  switch (spec.type) {
    case 'number':
      return range(spec.min, spec.max);
    case 'choice':
      return oneOf(spec.of);
    case 'flag':
      return { type: 'boolean' };
    default:
      return string;
  }
}
