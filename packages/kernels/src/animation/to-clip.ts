import { GeometryError, invertQuat, multiplyQuats, type Quat, type Vec3 } from '../math/index.ts';
import type { RigSkeleton } from '../rig/index.ts';
import {
  type Animation,
  computeWorldMatrices,
  decomposeMatrix,
  findParents,
  invertMatrix,
  type Scene,
} from '../scene/index.ts';
import type { Motion } from './motion.ts';
import { loadFrame } from './motion-frames.ts';
import { createSkeletonPose } from './skeleton-pose.ts';

/** What a motion is played on. */
export interface ClipTarget {
  /** A scene whose skin is bound in the pose that the skeleton was fitted in, as `rigScene` makes it, or as it is read from its file. */
  scene: Scene;
  skeleton: RigSkeleton;
  /** Per joint of the skeleton the node that turns as it does; -1 where there is none. */
  nodes: readonly number[];
}

/** A rotation whose cosine of half the angle with the node's rest falls no further short of 1 says nothing: a twentieth of a degree. */
const STILL = 1e-7;

/**
 * A motion as a clip of a scene, whatever axes its joints have, and in whatever pose its nodes rest: a joint's node is turned in the world from how it is
 * bound by as much as the motion turns the joint. Nodes between (twist joints, roots) stay as they are. A key a frame; rotations that never leave the
 * rest have no track. Throws a `GeometryError` when the scene has lost joints that the skeleton had. Cost: frames times nodes.
 */
export function motionToClip(motion: Motion, { scene, skeleton, nodes }: ClipTarget): Animation {
  const lost = nodes.findIndex((node) => node >= scene.nodes.length);
  if (lost >= 0) throw new GeometryError('joint_lost', `The model has lost its joint ${skeleton.joints[lost].name}.`);
  const root = nodes[0];
  if (root === undefined || root < 0) throw new GeometryError('joint_lost', 'The model has no root joint.');
  const { frames, fps } = motion;
  const parents = findParents(scene);
  const world = computeWorldMatrices(scene);
  const bound = bindTurns(scene, world);
  const order = parentsFirst(scene, nodes, parents);
  const joint = new Map(nodes.map((node, j) => [node, j]));
  const moved = order.filter((node) => joint.has(node));
  const pose = createSkeletonPose(skeleton);
  const tracks = new Map(moved.map((node) => [node, new Float32Array(4 * frames)]));
  const travel = new Float32Array(3 * frames);
  const above = parents[root] < 0 ? undefined : world[parents[root]];
  const back = above && invertMatrix(above);
  const turns = new Map<number, Quat>();
  for (let f = 0; f < frames; f++) {
    loadFrame(pose, motion, f);
    for (const node of order) {
      const up = turnOf(parents[node], turns, world);
      const j = joint.get(node);
      if (j === undefined) {
        turns.set(node, multiplyQuats(up, scene.nodes[node].rotation));
        continue;
      }
      const turned: Quat = [pose.turns[4 * j], pose.turns[4 * j + 1], pose.turns[4 * j + 2], pose.turns[4 * j + 3]];
      const goal = multiplyQuats(turned, bound.get(node) ?? rotationOf(world[node]));
      turns.set(node, goal);
      write(tracks.get(node) as Float32Array, f, multiplyQuats(invertQuat(up), goal));
    }
    const place: Vec3 = [pose.at[0], pose.at[1], pose.at[2]];
    travel.set(back ? pointOf(back, place) : place, 3 * f);
  }
  const times = Float32Array.from({ length: frames }, (_, f) => f / fps);
  const clip: Animation = { name: motion.name, channels: [] };
  const still = scene.nodes[root].translation;
  if (moves(travel, still, 1e-6 * Math.max(1, skeleton.height)))
    clip.channels.push({ node: root, path: 'translation', interpolation: 'LINEAR', times, values: travel });
  for (const node of moved) {
    const values = tracks.get(node) as Float32Array;
    if (turnsAway(values, scene.nodes[node].rotation))
      clip.channels.push({ node, path: 'rotation', interpolation: 'LINEAR', times, values });
  }
  return clip;
}

/** How joints are turned in the world where the skin is bound: by node. */
function bindTurns(scene: Scene, world: readonly (Float64Array | undefined)[]): Map<number, Quat> {
  const out = new Map<number, Quat>();
  for (const { joints, inverseBindMatrices } of scene.skins) {
    joints.forEach((node, i) => {
      const bound = invertMatrix(inverseBindMatrices.subarray(16 * i, 16 * i + 16));
      if (bound && world[node] && !out.has(node)) out.set(node, rotationOf(bound));
    });
  }
  return out;
}

/** The nodes that a motion turns and those between them, each after its parent. */
function parentsFirst(scene: Scene, nodes: readonly number[], parents: Int32Array): number[] {
  const needed = new Set<number>();
  const root = nodes[0];
  for (const node of nodes)
    for (let n = node; n >= 0 && !needed.has(n); n = n === root ? -1 : parents[n]) needed.add(n);
  const depth = (node: number): number => {
    let d = 0;
    for (let n = parents[node]; n >= 0; n = parents[n]) d++;
    return d;
  };
  return [...needed].sort((a, b) => depth(a) - depth(b) || a - b).filter((n) => n < scene.nodes.length);
}

function turnOf(node: number, turns: Map<number, Quat>, world: readonly (Float64Array | undefined)[]): Quat {
  return node < 0 ? [0, 0, 0, 1] : (turns.get(node) ?? rotationOf(world[node]));
}

/** On the side of the frame before, so that what lies between two keys is the short way. */
function write(track: Float32Array, frame: number, q: Quat): void {
  const to = 4 * frame;
  let dot = frame > 0 ? 0 : q[3];
  if (frame > 0) for (let k = 0; k < 4; k++) dot += q[k] * track[to - 4 + k];
  const size = Math.hypot(...q) * (dot < 0 ? -1 : 1);
  for (let k = 0; k < 4; k++) track[to + k] = q[k] / size;
}

function moves(values: Float32Array, rest: readonly number[], tolerance: number): boolean {
  return values.some((v, i) => Math.abs(v - rest[i % 3]) > tolerance);
}

function turnsAway(values: Float32Array, rest: Quat): boolean {
  for (let i = 0; i < values.length; i += 4) {
    let dot = 0;
    for (let k = 0; k < 4; k++) dot += values[i + k] * rest[k];
    if (1 - Math.abs(dot) > STILL) return true;
  }
  return false;
}

function pointOf(m: Float64Array, [x, y, z]: Vec3): Vec3 {
  return [
    m[0] * x + m[4] * y + m[8] * z + m[12],
    m[1] * x + m[5] * y + m[9] * z + m[13],
    m[2] * x + m[6] * y + m[10] * z + m[14],
  ];
}

function rotationOf(m: Float64Array | undefined): Quat {
  return m ? decomposeMatrix([...m]).rotation : [0, 0, 0, 1];
}
