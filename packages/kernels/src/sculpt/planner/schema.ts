import type { Archetype, ParamSpec } from '../dsl/archetype.ts';
import { SCENE_RELATIONS } from '../dsl/scene.ts';
import { ALL_SLOTS, PLAN_LIMITS, PLAN_WORDS, type PlanFamily, planFamilies } from './families.ts';
import { PART_SHAPES, PARTS_FAMILY } from './part-shapes.ts';

/** A JSON Schema, as plain data. */
export type JsonSchema = { readonly [key: string]: unknown };

/** Enum values that strict servers take in all. */
const ENUM_VALUES_MAX = 1000;

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
 * field required, no others, `anyOf` below the root only, at most 1000 enum values, 5000 properties and 10 levels. Parameters and
 * materials are lists of pairs, so that a plan says only what differs from the defaults; an object with every field
 * required would spell out thirty parameters and twenty-four slots for a dog. Derived from the archetypes; deterministic.
 */
export function planSchema(archetypes: Readonly<Record<string, Archetype>>): JsonSchema {
  const families = planFamilies(archetypes);
  return schemaOf(families, ENUM_VALUES_MAX - countEnumValues(schemaOf(families, 0)));
}

/** `room`: how many names of presets may be listed. The small families come first; the others' names may be any text. */
function schemaOf(families: readonly PlanFamily[], room: number): JsonSchema {
  const relation = record({ a: string, rel: oneOf(SCENE_RELATIONS), b: string });
  const nodes = families.map((family) => {
    const smaller = families.filter((other) => other.likes.length <= family.likes.length);
    const listed = smaller.reduce((sum, other) => sum + other.likes.length, 0) <= room;
    return nodeSchema(family, listed ? oneOf(family.likes) : string);
  });
  return {
    ...record({
      nodes: { ...list({ anyOf: [...nodes, partsSchema()] }, PLAN_LIMITS.nodes), minItems: 1 },
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

function countEnumValues(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0;
  return Object.entries(schema).reduce(
    (sum, [key, value]) => sum + (key === 'enum' && Array.isArray(value) ? value.length : countEnumValues(value)),
    0,
  );
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

function nodeSchema({ archetype, likes, likeRequired, params, slots }: PlanFamily, names: JsonSchema): JsonSchema {
  const like = likes.length ? names : { type: 'null' };
  return record({
    id: string,
    archetype: oneOf([archetype.name]),
    like: likeRequired || !likes.length ? like : orNull(like),
    ...common,
    adjectives: ref('adjectives'),
    depiction: ref('depiction'),
    params: list(paramSchema(params), PLAN_LIMITS.params),
    materials: list(record({ slot: oneOf([...slots, ALL_SLOTS]), ...surface }), PLAN_LIMITS.materials),
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

function paramSchema(params: PlanFamily['params']): JsonSchema {
  return { anyOf: params.map(([name, spec]) => record({ name: oneOf([name]), value: valueSchema(spec) })) };
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
