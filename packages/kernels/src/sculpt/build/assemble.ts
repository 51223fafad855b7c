import { Affine } from '../../math/index.ts';
import { type Mesh, mergeMeshes, partShells, transformMesh } from '../../mesh/index.ts';
import type { Material, Primitive, Scene, SceneGraphNode, Texture } from '../../scene/index.ts';
import type { ShapedModel } from './shape.ts';
import type { StagedNode } from './stage.ts';

/** The material of each part: index into `materials`. */
export interface Finish {
  materials: Material[];
  textures: Texture[];
  /** By model, by part. */
  materialOf: number[][];
}

/**
 * Puts the scene together. With `parts`, every part is a named node below its thing; else every thing is one node whose parts
 * are merged by material. Copies share their mesh. The scale is worked into the vertices, so that nodes only move and turn.
 */
export function assembleScene(
  models: readonly ShapedModel[],
  staged: readonly StagedNode[],
  finish: Finish,
  parts: boolean,
): Scene {
  const scene: Scene = {
    nodes: [],
    roots: [],
    meshes: [],
    materials: finish.materials,
    textures: finish.textures,
    skins: [],
    animations: [],
  };
  const made = new Map<string, number[]>();
  for (const place of staged) {
    const model = models[place.model];
    const key = `${place.model}/${place.scale}`;
    let meshes = made.get(key);
    if (!meshes) {
      meshes = addMeshes(scene, model, place, finish.materialOf[place.model], parts);
      made.set(key, meshes);
    }
    const root = addNode(scene, place.node.id, place);
    scene.roots.push(root);
    if (parts)
      for (const mesh of meshes) {
        const child = addNode(scene, scene.meshes[mesh].name);
        scene.nodes[child].mesh = mesh;
        scene.nodes[root].children.push(child);
      }
    else scene.nodes[root].mesh = meshes[0];
  }
  return scene;
}

function addNode(scene: Scene, name: string, place?: StagedNode): number {
  const node: SceneGraphNode = {
    name,
    children: [],
    translation: place ? [place.at[0], place.at[1], place.at[2]] : [0, 0, 0],
    rotation: place ? [...place.rotation] : [0, 0, 0, 1],
    scale: [1, 1, 1],
  };
  return scene.nodes.push(node) - 1;
}

function addMeshes(
  scene: Scene,
  model: ShapedModel,
  place: StagedNode,
  materials: readonly number[],
  parts: boolean,
): number[] {
  const scale = Affine.fromPlacement({ scale: place.scale });
  const sized = partShells(model.parts.map((part) => transformMesh(part.mesh, scale)));
  if (parts)
    return model.parts.map(
      (part, i) =>
        scene.meshes.push({ name: part.spec.name, primitives: [{ mesh: sized[i], material: materials[i] }] }) - 1,
    );
  return [scene.meshes.push({ name: place.node.id, primitives: mergeByMaterial(sized, materials) }) - 1];
}

/**
 * The parts of a model in the order in which their faces stand in the file, by index: one after the other where each is a node, else grouped by
 * material. `materials` per part.
 */
export function fileOrder(materials: readonly number[], parts: boolean): number[] {
  const order = materials.map((_, i) => i);
  if (parts) return order;
  const first = materials.map((material) => materials.indexOf(material));
  return order.sort((a, b) => first[a] - first[b] || a - b);
}

function mergeByMaterial(meshes: readonly Mesh[], materials: readonly number[]): Primitive[] {
  const groups = new Map<number, Mesh[]>();
  for (const i of fileOrder(materials, false)) {
    const group = groups.get(materials[i]);
    if (group) group.push(meshes[i]);
    else groups.set(materials[i], [meshes[i]]);
  }
  return [...groups].map(([material, group]) => ({ mesh: mergeMeshes(group), material }));
}
