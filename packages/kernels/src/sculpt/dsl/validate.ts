import type { Archetype } from './archetype.ts';
import { partialMaterial, wholeMaterial } from './material-rules.ts';
import { type Rule, rules } from './rules.ts';
import { LOOKS, SCENE_PLACES, SCENE_RELATIONS, type SceneSpec } from './scene.ts';
import { validateShape } from './shape-rules.ts';
import { LIMITS, note, refuse, type ValidationState } from './validation.ts';

const { number, tuple, list, choice, text, optional, record, flag } = rules;

const id: Rule<string> = (value, path) =>
  typeof value === 'string' && /^[\w-]{1,60}$/.test(value)
    ? value
    : refuse(path, 'must be 1 to 60 letters, digits, hyphens or underscores');

const relation = record({
  a: id,
  rel: choice(...SCENE_RELATIONS),
  b: id,
  place: optional(choice(...SCENE_PLACES)),
});

const metres = optional(number(0.001, LIMITS.extent));
const transform = record({
  at: optional(tuple(3, number(-LIMITS.extent, LIMITS.extent))),
  yaw: optional(number(-3600, 3600)),
  scale: optional(number(0.001, 1000)),
  size: optional(record({ height: metres, width: metres, depth: metres, length: metres })),
});

const part = record({
  name: text(60),
  shape: (value, path, state) => validateShape(value, path, state),
  material: wholeMaterial,
});

const style = record({
  look: optional(choice(...LOOKS)),
  keep: optional(list(text(9), 0, 64)),
  wear: optional(number(0, 1)),
});

/**
 * Checks and cleans a scene from outside (a planner, a language model, a stored file): closed vocabulary, every number finite
 * and clamped to its range, everything bounded (64 nodes, 2000 operations, 100 m, depth 24), unknown fields left out. What was
 * changed stands in `notes`. Own properties only, results are fresh plain objects. Throws GeometryError `bad_scene` naming the path.
 */
export function validateScene(
  json: unknown,
  archetypes: Readonly<Record<string, Archetype>>,
): { scene: SceneSpec; notes: string[] } {
  const state: ValidationState = { notes: [], ops: 0, depth: 0 };
  const read = record({
    dsl: (value, path) => (value === 1 ? 1 : refuse(path, 'must be 1')),
    seed: (value, path, s) => (value === undefined ? 0 : number(0, 2 ** 31 - 1, true)(value, path, s)),
    nodes: list((value, path, s) => node(value, path, s, archetypes), 1, LIMITS.nodes),
    relations: optional(list(relation, 0, 256)),
    style: optional(style),
  });
  const scene = read(json, '', state) as unknown as SceneSpec;
  const ids = new Set<string>();
  for (const [i, { id: name }] of scene.nodes.entries()) {
    if (ids.has(name)) refuse(`nodes[${i}].id`, `"${name}" is used twice`);
    ids.add(name);
  }
  for (const [i, { a, b }] of (scene.relations ?? []).entries()) {
    if (!ids.has(a)) refuse(`relations[${i}].a`, `no node "${a}"`);
    if (!ids.has(b)) refuse(`relations[${i}].b`, `no node "${b}"`);
  }
  return { scene, notes: state.notes };
}

function node(
  value: unknown,
  path: string,
  state: ValidationState,
  archetypes: Readonly<Record<string, Archetype>>,
): Record<string, unknown> {
  const clean = record({
    id,
    archetype: optional(text(40)),
    params: (v) => v,
    materials: (v) => v,
    cast: optional(wholeMaterial),
    shape: optional((v, p, s) => validateShape(v, p, s)),
    material: optional(wholeMaterial),
    parts: optional(list(part, 1, LIMITS.nodes)),
    transform: optional(transform),
    words: optional(text(400)),
  })(value, path, state);
  if ([clean.archetype, clean.shape, clean.parts].filter((kind) => kind !== undefined).length !== 1)
    refuse(path, 'must have either an archetype or a shape or parts');
  if (clean.archetype === undefined) {
    delete clean.params;
    delete clean.materials;
    delete clean.cast;
    return clean;
  }
  const name = clean.archetype as string;
  if (!Object.hasOwn(archetypes, name)) refuse(`${path}.archetype`, `unknown archetype "${name}"`);
  const archetype = archetypes[name];
  clean.params = known(clean.params, `${path}.params`, state, paramRules(archetype));
  const slots = Object.fromEntries(Object.keys(archetype.slots).map((slot) => [slot, optional(partialMaterial)]));
  clean.materials = known(clean.materials, `${path}.materials`, state, slots);
  return clean;
}

/** An optional object of which only known keys count. */
function known(
  value: unknown,
  path: string,
  state: ValidationState,
  fields: Readonly<Record<string, Rule>>,
): Record<string, unknown> {
  return value === undefined || value === null ? {} : record(fields)(value, path, state);
}

/** Rules of an archetype's parameters: a wrong choice falls back to the default with a note, numbers are clamped, texts cut. */
export function paramRules(archetype: Archetype): Record<string, Rule> {
  const fields: Record<string, Rule> = {};
  for (const [name, spec] of Object.entries(archetype.params)) {
    if (spec.type === 'number') fields[name] = optional(number(spec.min, spec.max));
    else if (spec.type === 'text') fields[name] = optional(text(spec.max));
    else if (spec.type === 'flag') fields[name] = optional(flag);
    else
      fields[name] = (value, path, state) => {
        if (value === undefined || spec.of.includes(value as string)) return value;
        note(state, path, `${JSON.stringify(value)?.slice(0, 40)} is no choice; ${spec.default} was taken`);
        return spec.default;
      };
  }
  return fields;
}
