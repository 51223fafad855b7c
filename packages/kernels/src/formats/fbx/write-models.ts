import { composeMatrix, type Scene } from '../../scene/index.ts';
import { convertParts, convertPoint, convertRotation } from './space.ts';
import type { FbxFile } from './write-file.ts';
import { nameJoint } from './write-names.ts';
import type { PresetRules } from './write-presets.ts';
import { quatToEuler } from './write-rotation.ts';
import { entry, node, properties, value } from './write-tree.ts';

/** A model that shows a mesh. */
export interface ShownMesh {
  /** Id of the model. */
  model: number;
  /** The scene's node that has the mesh. */
  node: number;
  name: string;
}

export interface WrittenModels {
  /** Ids of the models of the scene's nodes, parents first; skinned meshes that are nothing else have none. */
  ids: Map<number, number>;
  shown: ShownMesh[];
}

/**
 * Writes the nodes under the roots as models with their own transforms: meshes, joints, and empty ones. A skinned mesh becomes a model of its own
 * under the scene, where it does not move, as glTF says; a joint that is also a mesh becomes two.
 */
export function writeModels(
  scene: Scene,
  file: FbxFile,
  rules: PresetRules,
  names: (wanted: string, fallback: string) => string,
): WrittenModels {
  const joints = new Set(scene.skins.flatMap((s) => s.joints));
  const ids = new Map<number, number>();
  const shown: ShownMesh[] = [];
  const stack: [number, number][] = scene.roots.map((r): [number, number] => [r, 0]).reverse();
  const seen = new Set<number>();
  while (stack.length) {
    const [index, parent] = stack.pop() as [number, number];
    if (seen.has(index)) continue;
    seen.add(index);
    const { name: wanted, mesh, skin, children } = scene.nodes[index];
    const hasMesh = mesh !== undefined && scene.meshes[mesh].primitives.some((p) => p.mesh.indices.length > 0);
    const isJoint = joints.has(index);
    const isApart = hasMesh && (skin !== undefined || isJoint);
    if (!isApart || isJoint || children.length > 0) {
      const name = names(isJoint ? nameJoint(wanted, rules) : wanted, isJoint ? 'joint' : hasMesh ? 'mesh' : 'node');
      const kind = isJoint ? 'LimbNode' : hasMesh && !isApart ? 'Mesh' : 'Null';
      const id = writeModel(file, name, kind, describePlace(scene, index, rules), rules);
      file.link(id, parent);
      ids.set(index, id);
      if (kind === 'Mesh') shown.push({ model: id, node: index, name });
    }
    if (isApart) {
      const name = names(isJoint ? scene.meshes[mesh].name || wanted : wanted, 'mesh');
      const model = writeModel(file, name, 'Mesh', [], rules);
      file.link(model, skin === undefined ? (ids.get(index) ?? 0) : 0);
      shown.push({ model, node: index, name });
    }
    for (let c = children.length - 1; c >= 0; c--) stack.push([children[c], ids.get(index) ?? 0]);
  }
  return { ids, shown };
}

/** The world matrix of a node, in the file's space. */
export function localMatrix(scene: Scene, index: number, rules: PresetRules): Float64Array {
  return convertParts.matrix(rules.space, composeMatrix(scene.nodes[index]));
}

function describePlace(scene: Scene, index: number, { space }: PresetRules) {
  const { translation, rotation, scale } = scene.nodes[index];
  return [
    entry.local('Lcl Translation', convertPoint(space, translation)),
    entry.local('Lcl Rotation', quatToEuler(convertRotation(space, rotation))),
    entry.local('Lcl Scaling', convertParts.scale(space, scale)),
  ];
}

function writeModel(
  file: FbxFile,
  name: string,
  kind: 'Mesh' | 'Null' | 'LimbNode',
  place: ReturnType<typeof describePlace>,
  rules: PresetRules,
): number {
  const model = file.add('Model', name, kind, [
    node('Version', [232]),
    properties([
      entry.bool('RotationActive', true),
      // RSrs: a node's matrix is its parent's times its own, as in glTF.
      entry.enumeration('InheritType', 1),
      entry.vector('ScalingMax', [0, 0, 0]),
      entry.int('DefaultAttributeIndex', 0),
      ...place,
    ]),
    node('MultiLayer', [0]),
    node('MultiTake', [0]),
    node('Shading', [value.bool(true)]),
    node('Culling', ['CullingOff']),
  ]);
  if (kind === 'Mesh') return model;
  const flags = kind === 'LimbNode' ? 'Skeleton' : 'Null';
  // Joints are drawn three centimetres large.
  const size = kind === 'LimbNode' ? [properties([entry.double('Size', 3 / rules.unitCm)])] : [];
  file.link(file.add('NodeAttribute', name, kind, [...size, node('TypeFlags', [flags])]), model);
  return model;
}
