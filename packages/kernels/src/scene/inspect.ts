import { type Mesh, measureMesh, mergeMeshes, weld } from '../mesh/index.ts';
import { type ModelFacts, measureModel } from './facts.ts';
import { flattenScene } from './flatten.ts';
import { findProblems, type Problem } from './problems.ts';
import type { Material, Scene, TextureRef } from './scene.ts';

/** One node's geometry, its primitives joined at equal places. */
export interface PartFacts {
  name: string;
  faces: number;
  vertices: number;
  materials: string[];
  /** Connected pieces. */
  shells: number;
  boundaryEdges: number;
  nonManifoldEdges: number;
  isWatertight: boolean;
  degenerateFaces: number;
  /** Faces look inwards: closed, and of negative volume. */
  isInsideOut: boolean;
}

/** Everything there is to say of a scene, for people and for programs. */
export interface Inspection extends ModelFacts {
  quads: number;
  nodes: number;
  morphTargets: number;
  partList: PartFacts[];
  materialList: {
    name: string;
    baseColor: number[];
    metallic: number;
    roughness: number;
    alpha: string;
    textures: string[];
  }[];
  textureList: { name: string; mime: string; bytes: number }[];
  skeletons: { name: string; joints: number; root: string }[];
  clips: { name: string; seconds: number; channels: number; nodes: number }[];
  problems: Problem[];
}

const SLOTS = ['baseColor', 'metallicRoughness', 'normal', 'occlusion', 'emissive'] as const;

/**
 * Counts, bounds, manifoldness, materials, skeletons, clips and problems of a scene as it stands, uncleaned. Parts are measured in their own
 * space, with vertices at exactly the same place taken for one. About 0.5 s per 100k triangles.
 */
export function inspectScene(scene: Scene): Inspection {
  const primitives = scene.meshes.flatMap((m) => m.primitives);
  const partList = measureParts(scene);
  return {
    ...measureModel(scene),
    quads: primitives.reduce((sum, p) => sum + (p.mesh.quadCount ?? 0), 0),
    nodes: scene.nodes.length,
    morphTargets: primitives.reduce((sum, p) => Math.max(sum, p.targets?.length ?? 0), 0),
    partList,
    materialList: scene.materials.map((m) => ({
      name: m.name,
      baseColor: m.baseColorFactor.map((x) => Math.round(x * 1000) / 1000),
      metallic: m.metallicFactor,
      roughness: m.roughnessFactor,
      alpha: m.alphaMode,
      textures: SLOTS.filter((slot) => (m as Material & Record<string, TextureRef | undefined>)[`${slot}Texture`]),
    })),
    textureList: scene.textures.map(({ name, mime, bytes }) => ({ name, mime, bytes: bytes.byteLength })),
    skeletons: scene.skins.map((skin) => ({
      name: skin.name,
      joints: skin.joints.length,
      root: scene.nodes[skin.joints[0]]?.name ?? '',
    })),
    clips: scene.animations.map(({ name, channels }) => ({
      name,
      seconds: Math.round(1000 * channels.reduce((end, c) => Math.max(end, c.times.at(-1) ?? 0), 0)) / 1000,
      channels: channels.length,
      nodes: new Set(channels.map((c) => c.node)).size,
    })),
    problems: findProblems(scene, partList),
  };
}

function measureParts(scene: Scene): PartFacts[] {
  const byNode = new Map<number, { name: string; meshes: Mesh[]; materials: Set<string> }>();
  for (const { node, name, mesh, material } of flattenScene(scene)) {
    const part = byNode.get(node) ?? { name, meshes: [], materials: new Set<string>() };
    byNode.set(node, part);
    part.meshes.push({ positions: mesh.positions, indices: mesh.indices });
    if (material !== undefined) part.materials.add(scene.materials[material].name);
  }
  return [...byNode.values()].map(({ name, meshes, materials }) => {
    const all = mergeMeshes(meshes);
    const degenerateFaces = measureMesh(all).degenerateFaces;
    const m = measureMesh(weld(all));
    return {
      name,
      faces: all.indices.length / 3,
      vertices: m.vertices,
      materials: [...materials],
      shells: m.components,
      boundaryEdges: m.boundaryEdges,
      nonManifoldEdges: m.nonManifoldEdges,
      isWatertight: m.isWatertight,
      degenerateFaces,
      isInsideOut: m.isWatertight && m.volume < 0,
    };
  });
}
