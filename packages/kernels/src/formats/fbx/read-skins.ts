import {
  computeWorldMatrices,
  invertMatrix,
  multiplyMatrices,
  type Scene,
  type SceneGraphNode,
  type Skin,
} from '../../scene/index.ts';
import type { Budget } from '../_read/budget.ts';
import { refuse } from './expect.ts';
import type { PlacedMesh } from './read-meshes.ts';
import type { Model } from './read-models.ts';
import type { FbxObject, FbxObjects } from './read-objects.ts';
import { childOf, numbersOf } from './read-values.ts';
import { convertParts, type Space } from './space.ts';

const JOINTS_MAX = 65_535;
const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

interface Cluster {
  bone: Model;
  node: FbxObject;
}

/** Weights of control points: four joints each, the heaviest. */
interface PointWeights {
  joints: Uint16Array;
  weights: Float32Array;
  /** Some point follows no joint. */
  loose: boolean;
}

/**
 * Binds meshes to the joints of their clusters: the four heaviest of each vertex, normalised. Vertices that no cluster moves follow the mesh's own
 * node, which becomes a joint for it. Sets joints and weights of the primitives, and the skin of the nodes.
 */
export function readSkins(
  objects: FbxObjects,
  models: ReadonlyMap<FbxObject, Model>,
  meshes: ReadonlyMap<Model, PlacedMesh>,
  scene: Scene,
  space: Space,
  budget: Budget,
  warn: (text: string) => void,
): Skin[] {
  const skins: Skin[] = [];
  const bound = new Map<PlacedMesh, PointWeights>();
  let world: (Float64Array | undefined)[] | undefined;
  for (const [model, placed] of meshes) {
    const clusters = clustersOf(objects, models, placed.geometry, warn);
    if (clusters.length === 0) continue;
    let points = bound.get(placed);
    if (!points) {
      bound.set(placed, (points = weighPoints(clusters, placed, budget, warn)));
      applyWeights(placed, points, budget);
    }
    world ??= computeWorldMatrices(scene);
    const meshWorld = world[model.full] ?? Float64Array.from(IDENTITY);
    const matrices = clusters.map((c) => bindMatrix(c.node, meshWorld, space));
    const joints = clusters.map((c) => c.bone.full);
    if (points.loose) {
      joints.push(model.full);
      matrices.push(Float64Array.from(IDENTITY));
    }
    const node: SceneGraphNode = scene.nodes[model.full];
    node.skin = skins.length;
    budget.spend(64 * joints.length);
    const inverseBindMatrices = new Float32Array(16 * joints.length);
    matrices.forEach((m, i) => {
      inverseBindMatrices.set(m, 16 * i);
    });
    skins.push({ name: model.object.name, joints, inverseBindMatrices });
  }
  return skins;
}

function clustersOf(
  objects: FbxObjects,
  models: ReadonlyMap<FbxObject, Model>,
  geometry: FbxObject,
  warn: (text: string) => void,
): Cluster[] {
  const clusters: Cluster[] = [];
  for (const { object: skin } of objects.sources(geometry, 'Deformer')) {
    if (skin.subtype !== 'Skin') continue;
    const kind = childOf(skin.node, 'SkinningType')?.properties[0]?.value;
    if (kind === 'DualQuaternion' || kind === 'Blend') warn('Dual quaternion skinning is shown as linear skinning.');
    for (const { object: node } of objects.sources(skin, 'Deformer')) {
      const bone = objects.sources(node, 'Model')[0]?.object;
      const model = bone && models.get(bone);
      if (model) clusters.push({ bone: model, node });
      else if (node.subtype === 'Cluster') warn('Skin clusters without a joint were left out.');
    }
  }
  if (clusters.length >= JOINTS_MAX) throw refuse(`A skin has more than ${JOINTS_MAX} joints.`);
  return clusters;
}

function weighPoints(
  clusters: readonly Cluster[],
  { pointCount }: PlacedMesh,
  budget: Budget,
  warn: (text: string) => void,
): PointWeights {
  budget.spend(24 * pointCount);
  const joints = new Uint16Array(4 * pointCount);
  const weights = new Float32Array(4 * pointCount);
  clusters.forEach(({ node }, joint) => {
    const indices = numbersOf(childOf(node.node, 'Indexes'));
    const values = numbersOf(childOf(node.node, 'Weights'));
    for (let i = 0; i < indices.length && i < values.length; i++) {
      const at = 4 * indices[i];
      const weight = values[i];
      if (!(weight > 0 && weight < 1e18) || !(at >= 0 && at < weights.length && at % 4 === 0)) continue;
      let least = at;
      for (let k = 1; k < 4; k++) if (weights[at + k] < weights[least]) least = at + k;
      if (weights[least] > 0) warn('Only the four heaviest joints of each vertex were kept.');
      if (weight <= weights[least]) continue;
      weights[least] = weight;
      joints[least] = joint;
    }
  });
  let loose = false;
  for (let at = 0; at < weights.length; at += 4) {
    const sum = weights[at] + weights[at + 1] + weights[at + 2] + weights[at + 3];
    if (sum > 0) for (let k = 0; k < 4; k++) weights[at + k] /= sum;
    else {
      loose = true;
      weights[at] = 1;
      joints[at] = clusters.length;
    }
  }
  return { joints, weights, loose };
}

function applyWeights({ mesh, points }: PlacedMesh, source: PointWeights, budget: Budget): void {
  mesh.primitives.forEach((primitive, p) => {
    const list = points[p];
    budget.spend(24 * list.length);
    const joints = new Uint16Array(4 * list.length);
    const weights = new Float32Array(4 * list.length);
    for (let v = 0; v < list.length; v++) {
      for (let k = 0; k < 4; k++) {
        joints[4 * v + k] = source.joints[4 * list[v] + k];
        weights[4 * v + k] = source.weights[4 * list[v] + k];
      }
    }
    primitive.joints = joints;
    primitive.weights = weights;
  });
}

/** From the mesh's space to the joint's in the bind pose. The file has it as "Transform"; else it follows from the joint's bind pose. */
function bindMatrix({ node }: FbxObject, meshWorld: Float64Array, space: Space): ArrayLike<number> {
  const isMatrix = (m: ArrayLike<number>): boolean =>
    m.length === 16 && Array.from(m).every((x) => Math.abs(x) < 1e18) && Array.from(m).some((x) => x !== 0);
  const direct = numbersOf(childOf(node, 'Transform'));
  if (isMatrix(direct)) return convertParts.matrix(space, direct);
  const link = numbersOf(childOf(node, 'TransformLink'));
  const inverse = isMatrix(link) ? invertMatrix(convertParts.matrix(space, link)) : undefined;
  return inverse ? multiplyMatrices(inverse, meshWorld) : IDENTITY;
}
