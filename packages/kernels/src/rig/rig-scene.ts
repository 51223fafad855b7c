import { Affine, invertQuat, multiplyQuats, type Quat, rotateVector, V3, type Vec3 } from '../math/index.ts';
import { transformMesh } from '../mesh/index.ts';
import {
  affineOf,
  composeMatrix,
  type FlatPart,
  invertMatrix,
  type JoinedScene,
  type Primitive,
  type Scene,
  type SceneGraphNode,
} from '../scene/index.ts';
import type { SkinWeights } from './bind-weights.ts';
import { type FileRig, fileJoints, type RigSpec } from './file-joints.ts';
import { type JointFrames, jointFrames } from './joint-frames.ts';
import type { RigSkeleton } from './skeleton.ts';

/** What a file is rigged with. */
export interface RigInput {
  skeleton: RigSkeleton;
  /** Turns the model to stand upright and look to +Z: the skeleton's frame. */
  turn: Quat;
  /** Per vertex of the scene joined, by the skeleton's joints. */
  weights: SkinWeights;
  spec: RigSpec;
}

/** A scene with a skeleton, and which of its nodes is which joint. */
export interface RiggedScene {
  scene: Scene;
  /** Per joint of the skeleton the node that turns as it does, -1 where the file has none. */
  nodes: number[];
  /** Per joint of the skeleton how its node's axes stand in the world in the model's own pose, in which the skin is bound. */
  turns: Quat[];
}

/**
 * The model with a skeleton and a skin; what it had of them before, and its clips, are gone. Vertices that stand already as they should are not
 * touched, nor are materials and pictures. Nodes rest in a T-pose (bipeds that stand), the inverse bind matrices keep the model's own pose.
 */
export function rigScene(scene: Scene, joined: JoinedScene, input: RigInput): RiggedScene {
  const { skeleton, spec } = input;
  const file = fileJoints(skeleton, spec);
  const frames = jointFrames(skeleton);
  const placed = file.joints.map(({ joint, along }) => placeJoint(skeleton, frames, joint, along));
  const nodes = file.joints.map(({ name, parent }, i): SceneGraphNode => {
    const { at, turn } = placed[i].rest;
    const up = parent < 0 ? { at: [0, 0, 0] as const, turn: [0, 0, 0, 1] as Quat } : placed[parent].rest;
    const back = invertQuat(up.turn);
    return {
      name,
      children: file.joints.flatMap((child, k) => (child.parent === i ? [k] : [])),
      translation: [...rotateVector(back, V3.sub(at, up.at))],
      rotation: multiplyQuats(back, turn),
      scale: [1, 1, 1],
    };
  });
  const inverse = new Float32Array(16 * placed.length);
  placed.forEach(({ bind: { at, turn } }, i) => {
    const matrix = composeMatrix({ translation: [...at], rotation: turn, scale: [1, 1, 1] });
    inverse.set(invertMatrix(matrix) ?? matrix, 16 * i);
  });
  const skin = { name: 'skin', joints: placed.map((_, i) => i), inverseBindMatrices: inverse };
  const out: Scene = { ...scene, nodes, roots: [0], meshes: [], skins: [skin], animations: [] };
  const turn = composeMatrix({ translation: [0, 0, 0], rotation: input.turn, scale: [1, 1, 1] });
  const carried = carry(joined.mesh.positions, input, file, frames);
  const byNode = new Map<number, number[]>();
  joined.parts.forEach(({ node }, i) => {
    byNode.set(node, [...(byNode.get(node) ?? []), i]);
  });
  for (const [node, parts] of byNode) {
    const { name, mesh } = scene.nodes[node];
    const source = mesh === undefined ? undefined : scene.meshes[mesh];
    const primitives = parts.map((i) =>
      turnPart(scene, joined.parts[i], affineOf(turn), carried, joined.firstVertex[i]),
    );
    const keepsTargets = primitives.some(({ targets }) => targets);
    out.roots.push(nodes.length);
    nodes.push({ ...blank(name || source?.name || 'model'), mesh: out.meshes.length, skin: 0 });
    out.meshes.push({
      name: source?.name ?? '',
      primitives,
      ...(keepsTargets && source?.weights && { weights: source.weights }),
    });
  }
  return { scene: out, nodes: [...file.movers], turns: frames.bindTurns };
}

function blank(name: string): SceneGraphNode {
  return { name, children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1] };
}

interface Frame {
  at: Vec3;
  turn: Quat;
}

/** Where a joint of the file stands, in the model's own pose and at rest. */
function placeJoint(
  { joints, ground }: RigSkeleton,
  { bindTurns, restTurns, restPlaces, towards }: JointFrames,
  joint: number,
  along: number,
): { bind: Frame; rest: Frame } {
  if (joint < 0) {
    const under: Vec3 = [joints[0].at[0], ground, joints[0].at[2]];
    const frame: Frame = { at: under, turn: [0, 0, 0, 1] };
    return { bind: frame, rest: frame };
  }
  const next = towards[joint] < 0 ? joint : towards[joint];
  return {
    bind: { at: V3.lerp(joints[joint].at, joints[next].at, along), turn: bindTurns[joint] },
    rest: { at: V3.lerp(restPlaces[joint], restPlaces[next], along), turn: restTurns[joint] },
  };
}

/** Weights by the joints of the file: those of a bone that several carry are shared out along it. */
function carry(
  positions: Float32Array,
  { skeleton, weights, turn }: RigInput,
  { joints: fileList, carriers }: FileRig,
  { towards }: JointFrames,
): SkinWeights {
  if (carriers.every((list, i) => list.length === 1 && list[0] === i)) return weights;
  const joints = new Uint16Array(weights.joints.length);
  const shares = new Float32Array(weights.weights.length);
  for (let v = 0; 4 * v < joints.length; v++) {
    const sums = new Map<number, number>();
    const give = (to: number, share: number): void => void sums.set(to, (sums.get(to) ?? 0) + share);
    for (let k = 4 * v; k < 4 * v + 4; k++) {
      const w = weights.weights[k];
      if (!(w > 0)) continue;
      const joint = weights.joints[k];
      const list = carriers[joint];
      if (list.length === 1) give(list[0], w);
      else {
        const p = rotateVector(turn, [positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]]);
        const [a, b] = [skeleton.joints[joint].at, skeleton.joints[towards[joint]].at];
        const bone = V3.sub(b, a);
        const t = V3.dot(V3.sub(p, a), bone) / Math.max(1e-12, V3.dot(bone, bone));
        const [from, to] = [fileList[list[0]].along, fileList[list[1]].along];
        const share = Math.min(1, Math.max(0, (t - from) / (to - from)));
        give(list[0], w * (1 - share));
        give(list[1], w * share);
      }
    }
    const kept = [...sums].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 4);
    const total = kept.reduce((sum, [, w]) => sum + w, 0);
    kept.forEach(([joint, w], k) => {
      if (!(w > 0)) return;
      joints[4 * v + k] = joint;
      shares[4 * v + k] = w / total;
    });
  }
  return { joints, weights: shares };
}

/** A primitive as it stands in the world, turned, with its weights. One that stands so already keeps its vertices to the byte. */
function turnPart(
  scene: Scene,
  part: FlatPart,
  turn: Affine,
  { joints, weights }: SkinWeights,
  from: number,
): Primitive {
  const { primitive, matrix, mesh } = part;
  const count = mesh.positions.length / 3;
  const skin = {
    joints: joints.slice(4 * from, 4 * (from + count)),
    weights: weights.slice(4 * from, 4 * (from + count)),
  };
  const map = Affine.multiply(turn, affineOf(matrix));
  const isStill = Affine.identity().every((x, i) => x === map[i] + 0);
  const wasSkinned = primitive.joints !== undefined && scene.nodes[part.node].skin !== undefined;
  const { material } = primitive;
  if (wasSkinned || !primitive.targets) return { mesh: isStill ? mesh : transformMesh(mesh, map), material, ...skin };
  const plain = primitive.mesh;
  const targets = isStill ? primitive.targets : primitive.targets.map((target) => turnTarget(target, map));
  return { mesh: isStill ? plain : transformMesh(plain, map), material, targets, ...skin };
}

function turnTarget(target: NonNullable<Primitive['targets']>[number], map: Affine) {
  const turned = (list: Float32Array | undefined): Float32Array | undefined => {
    if (!list) return undefined;
    const out = new Float32Array(list.length);
    for (let i = 0; i < list.length; i += 3) out.set(Affine.direction(map, [list[i], list[i + 1], list[i + 2]]), i);
    return out;
  };
  return { ...target, positions: turned(target.positions), normals: turned(target.normals) };
}
