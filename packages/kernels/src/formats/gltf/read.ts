import type { Scene } from '../../scene/index.ts';
import type { ModelAbout } from '../_read/about.ts';
import { createBudget, UNPACKED_BYTES_MAX } from '../_read/budget.ts';
import type { NeighbourOptions } from '../_read/neighbours.ts';
import { openAccessors } from './accessors.ts';
import { openBuffers } from './buffers.ts';
import { openContainer } from './container.ts';
import { refuse } from './expect.ts';
import { expandInstances } from './instances.ts';
import { readAbout } from './read-about.ts';
import { readMaterials } from './read-materials.ts';
import { readMeshes } from './read-meshes.ts';
import { readAnimations, readNodes, readSkins } from './read-nodes.ts';

export interface GltfReadOptions extends NeighbourOptions {
  /** What everything decoded may add up to. Default 512 MB. */
  unpackedBytesMax?: number;
}

/** A scene and, in sentences, what of the file could not be used. */
export interface GltfReadResult {
  scene: Scene;
  warnings: string[];
  /** What the file says about itself. */
  about: ModelAbout;
}

/** Extensions that a file may require. Others of KHR_materials only change the look and are accepted too. */
const SUPPORTED = new Set([
  'KHR_mesh_quantization',
  'KHR_draco_mesh_compression',
  'EXT_mesh_gpu_instancing',
  'KHR_texture_basisu',
  'KHR_animation_pointer',
  'KHR_texture_transform',
  'EXT_texture_webp',
  'EXT_meshopt_compression',
  'KHR_meshopt_compression',
  'KHR_lights_punctual',
  'KHR_node_visibility',
  'KHR_xmp_json_ld',
]);

/**
 * Reads a GLB or a .gltf into a scene: sparse, quantised, Draco- and meshopt-compressed geometry, skins, morph targets,
 * animations. Trusts nothing: every offset and count is checked against what is there before anything is allocated, trees are bounded,
 * nothing outside the file is opened but what `neighbours` opens. Throws GeometryError `bad-gltf` with a sentence for the sender.
 * About 0.2 s for 100k triangles. Source: Khronos, "glTF 2.0 specification", 2021.
 */
export async function readGltf(bytes: Uint8Array, options: GltfReadOptions = {}): Promise<GltfReadResult> {
  const container = openContainer(bytes);
  const { document } = container;
  const required = Array.isArray(document.extensionsRequired) ? document.extensionsRequired : [];
  for (const name of required) {
    if (SUPPORTED.has(name) || /^KHR_materials_/.test(String(name))) continue;
    throw refuse(`The model needs ${String(name).slice(0, 80)}, which cannot be read yet.`);
  }
  const seen = new Set<string>();
  const warn = (text: string): void => void seen.add(text);
  const budget = createBudget(refuse, options.unpackedBytesMax ?? UNPACKED_BYTES_MAX);
  const views = await openBuffers(container, budget, options.neighbours);
  const accessors = openAccessors(document.accessors, views, budget);
  const { textures, materials, uvSets } = readMaterials(document, views, budget, warn, options.neighbours);
  const meshes = readMeshes(document, accessors, views, uvSets, budget, warn);
  const skins = readSkins(document, accessors);
  const { nodes, roots } = readNodes(document, meshes.length, skins.length);
  expandInstances(document, nodes, accessors, warn);
  const animations = readAnimations(document, accessors, nodes.length, warn);
  const scene: Scene = { nodes, roots, meshes, materials, textures, skins, animations };
  return { scene, warnings: [...seen], about: readAbout(document) };
}
