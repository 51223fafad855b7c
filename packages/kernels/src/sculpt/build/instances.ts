import { createRng, GeometryError, hashString } from '../../math/index.ts';
import type { MaterialSpec } from '../../texture/index.ts';
import type { Archetype, NounClass, ParamValue, Sculpture } from '../dsl/archetype.ts';
import type { Look, SceneNode, SceneSpec } from '../dsl/scene.ts';
import { dress } from '../style/index.ts';

/** A sculpture and the nodes of the scene that are copies of it. */
export interface Model {
  sculpture: Sculpture;
  nodes: SceneNode[];
  /** Archetype, or `shape`. */
  family: string;
  kind: NounClass;
  /** The look that its parts are dressed in. */
  look?: Look;
  /** Metres that it is shown at, of its host's: it stands in a room that is looked into. */
  room?: number;
}

/**
 * Builds the sculptures of a scene: defaults filled in, parameters clamped, slot materials merged. Nodes that ask for the same
 * thing share one sculpture, so that five fish cost as much as one. Throws GeometryError `unknown_archetype`.
 */
export function buildModels(scene: SceneSpec, archetypes: Readonly<Record<string, Archetype>>): Model[] {
  const models = new Map<string, Model>();
  const arrays = nameArrays();
  for (const node of scene.nodes) {
    const { archetype, params, materials, cast, shape, material, parts } = node;
    const key = JSON.stringify([archetype, params, materials, cast, shape, material, parts], arrays);
    const model = models.get(key);
    if (model) model.nodes.push(node);
    else
      models.set(key, {
        sculpture: dress(sculpt(node, scene, archetypes), scene.style?.look, new Set(scene.style?.keep)),
        nodes: [node],
        family: node.archetype ?? 'shape',
        kind: archetypes[node.archetype ?? '']?.kind ?? 'thing',
        look: scene.style?.look,
      });
  }
  const all = [...models.values()];
  const of = (id: string): Model | undefined => all.find(({ nodes }) => nodes.some((node) => node.id === id));
  for (const { a, rel, b } of scene.relations ?? []) {
    const model = of(a);
    const room = rel === 'in' ? of(b)?.sculpture.sockets?.chamber?.size : undefined;
    if (model && room !== undefined && !model.nodes.some((node) => node.transform?.size)) model.room = room;
  }
  return all;
}

/** Stands in for typed arrays in JSON: the same array gets the same number. */
function nameArrays(): (key: string, value: unknown) => unknown {
  const numbers = new Map<ArrayBufferView, number>();
  return (_, value) => {
    if (!ArrayBuffer.isView(value)) return value;
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return `array ${number}`;
  };
}

function sculpt(node: SceneNode, scene: SceneSpec, archetypes: Readonly<Record<string, Archetype>>): Sculpture {
  if (node.shape)
    return { parts: [{ name: node.id, shape: node.shape, material: node.material ?? { base: 'plain' } }] };
  if (node.parts) return { parts: node.parts };
  const name = node.archetype ?? '';
  if (!Object.hasOwn(archetypes, name)) throw new GeometryError('unknown_archetype', `There is no "${name}" to build.`);
  const archetype = archetypes[name];
  const sculpture = archetype.build({
    params: settleParams(archetype, node.params ?? {}),
    materials: settleMaterials(archetype, node.materials ?? {}, scene.style?.wear),
    rng: createRng(hashString(node.archetype ?? '', scene.seed)),
  });
  if (!sculpture.parts.length) throw new GeometryError('empty_model', `The ${name} came out empty.`);
  return node.cast ? castOf(sculpture, node.cast) : sculpture;
}

/** All of it of one material; the grain of a part stays. */
function castOf(sculpture: Sculpture, cast: MaterialSpec): Sculpture {
  const parts = sculpture.parts.map((part) => {
    const { grain } = part.material;
    return { ...part, material: grain ? { ...cast, grain } : cast };
  });
  return { ...sculpture, parts };
}

/** Every declared parameter, clamped; wrong types fall back to the default. */
function settleParams(archetype: Archetype, given: Readonly<Record<string, ParamValue>>): Record<string, ParamValue> {
  const params: Record<string, ParamValue> = {};
  for (const [name, spec] of Object.entries(archetype.params)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (spec.type === 'number') {
      const number = typeof value === 'number' && Number.isFinite(value) ? value : spec.default;
      params[name] = Math.min(spec.max, Math.max(spec.min, number));
    } else if (spec.type === 'choice')
      params[name] = spec.of.includes(value as string) ? (value as string) : spec.default;
    else if (spec.type === 'flag') params[name] = typeof value === 'boolean' ? value : spec.default;
    else params[name] = (typeof value === 'string' ? value : spec.default).slice(0, spec.max);
  }
  return params;
}

function settleMaterials(
  archetype: Archetype,
  given: Readonly<Record<string, Partial<MaterialSpec>>>,
  wear: number | undefined,
): Record<string, MaterialSpec> {
  const materials: Record<string, MaterialSpec> = {};
  for (const [slot, spec] of Object.entries(archetype.slots)) {
    const asked = Object.hasOwn(given, slot) ? given[slot] : {};
    // Another recipe brings its own colours: what the slot's own material says of colour would contradict it.
    const under = asked.base && asked.base !== spec.material.base ? {} : spec.material;
    materials[slot] = {
      ...(wear === undefined ? {} : { wear }),
      ...under,
      ...asked,
      base: asked.base ?? spec.material.base,
    };
  }
  return materials;
}
