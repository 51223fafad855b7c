import {
  ARCHETYPES,
  createRng,
  initGeometry,
  type MaterialSpec,
  type Mesh,
  mergeMeshes,
  meshShape,
  roughBounds,
  type Scene,
} from '../../packages/kernels/src/index.ts';
import type { ParamValue, Skeleton } from '../../packages/kernels/src/sculpt/dsl/archetype.ts';

/** One of our own things as one mesh, and what its faces are. */
export interface SculptedModel {
  name: string;
  mesh: Mesh;
  /** The part that each face is of. */
  partOf: string[];
  skeleton?: Skeleton;
  /** The joint that each rigid part follows. */
  jointOf: ReadonlyMap<string, string>;
}

/** What is sculpted to be divided again: an archetype, or a preset of one. */
const THINGS =
  `creature/dog creature/cat creature/horse creature/elephant creature/dragon creature/trex creature/parrot creature/shark creature/spider creature/frog
humanoid humanoid/knight humanoid/wizard robot snowman golem car truck tank airplane helicopter boat bicycle motorcycle train chair armchair sofa
table bed cabinet lamp house castle tower tree cactus mushroom flower teapot mug bottle sword hammer axe gun hat guitar umbrella`.split(
    /\s+/,
  );

/** Sculptures with the exact names of their parts, those whose names contain one of the words of `only`. `cells` along the longest axis of a part. */
export async function* sculptedModels(only = '', cells = 56): AsyncGenerator<SculptedModel> {
  await initGeometry();
  const wanted = only.split(',');
  for (const name of THINGS) if (wanted.some((word) => name.includes(word))) yield sculpt(name, cells);
}

/** Archetypes that make very different things, and how many more of those are looked at. */
const MANY: Readonly<Record<string, number>> = { creature: 40, humanoid: 16, hammer: 4, vegetable: 4, fruit: 4 };

/** Names of everything that can be sculpted: of each archetype the plain one and `each` presets, of beings more; first all that are tested. */
export function allThings(each: number): string[] {
  const others = Object.values(ARCHETYPES).flatMap((archetype) => {
    const seen = new Set<string>([JSON.stringify({})]);
    const presets = Object.entries(archetype.presets ?? {}).filter(([, { params }]) => {
      const key = JSON.stringify(params ?? {});
      return !seen.has(key) && seen.add(key);
    });
    const wanted = MANY[archetype.name] ?? each;
    const step = Math.max(1, presets.length / Math.max(1, wanted));
    const picked = presets.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step)).slice(0, wanted);
    return [archetype.name, ...picked.map(([noun]) => `${archetype.name}/${noun}`)];
  });
  const tested = new Set(THINGS.map((name) => name.split('/')[0]));
  const first = others.filter((name) => tested.has(name.split('/')[0]));
  return [...new Set([...THINGS, ...first, ...others])];
}

/** Sculpts a thing by its archetype's name, or that and a preset's. */
export function sculpt(name: string, cellsMax = 56): SculptedModel {
  const [family, noun] = name === 'sofa' ? ['armchair', 'sofa'] : name.split('/');
  const archetype = ARCHETYPES[family];
  const given = (noun && archetype.presets?.[noun]?.params) || {};
  const params: Record<string, ParamValue> = {};
  for (const [key, spec] of Object.entries(archetype.params)) params[key] = given[key] ?? spec.default;
  const materials: Record<string, MaterialSpec> = {};
  for (const [slot, spec] of Object.entries(archetype.slots)) materials[slot] = spec.material;
  const { parts, skeleton } = archetype.build({ params, materials, rng: createRng(7) });
  const low = [0, 1, 2].map((k) => Math.min(...parts.map(({ shape }) => roughBounds(shape)[k])));
  const high = [3, 4, 5].map((k) => Math.max(...parts.map(({ shape }) => roughBounds(shape)[k])));
  const size = 0.7 * Math.hypot(...low.map((v, k) => high[k] - v));
  const meshes = parts.map(({ shape }): Mesh => {
    const { positions, indices } = meshShape(shape, { cellsMax, detail: 0.7, seed: 7, size });
    return { positions, indices };
  });
  const partOf = parts.flatMap((part, p) => new Array<string>(meshes[p].indices.length / 3).fill(part.name));
  const jointOf = new Map(parts.flatMap((part) => (part.joint === undefined ? [] : [[part.name, part.joint]])));
  return { name, mesh: mergeMeshes(meshes), partOf, skeleton, jointOf };
}

/** A mesh as the only thing of a scene, without any name. */
export function sceneOfMesh(mesh: Mesh): Scene {
  return {
    nodes: [
      { ...{ name: '', children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1] }, mesh: 0 },
    ],
    roots: [0],
    meshes: [{ name: '', primitives: [{ mesh }] }],
    ...{ materials: [], textures: [], skins: [], animations: [] },
  };
}
