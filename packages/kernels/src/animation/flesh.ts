import type { RigSkeleton, SkinWeights } from '../rig/index.ts';
import { invertMatrix } from '../scene/index.ts';
import type { SkeletonPose } from './skeleton-pose.ts';
import type { ClipTarget } from './to-clip.ts';

/** The outermost points of what goes with each joint: how far a body reaches beyond its bones. */
export interface Flesh {
  joint: Uint16Array;
  /** From the joint at rest, metres, xyz. */
  points: Float32Array;
}

/** Ways in which the outermost point is kept. */
const WAYS = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) => [-1, 0, 1].filter((z) => x || y || z).map((z) => [x, y, z] as const)),
);
/** Share of a vertex that its joint must have. */
const CLEAR = 0.45;
/** Share of the height by which joints of a file may stand elsewhere than those of its skeleton. */
const SAME = 0.02;

/** Outermost vertices of every joint. `positions` stand as the skeleton does. Cost: vertices times 26. */
export function measureFlesh(
  positions: Float32Array,
  { joints: four, weights }: SkinWeights,
  { joints }: RigSkeleton,
): Flesh {
  const best = new Int32Array(joints.length * WAYS.length).fill(-1);
  const far = new Float64Array(best.length).fill(-Infinity);
  for (let v = 0; 3 * v < positions.length; v++) {
    let k = 4 * v;
    for (let i = 1; i < 4; i++) if (weights[4 * v + i] > weights[k]) k = 4 * v + i;
    if (weights[k] < CLEAR || four[k] >= joints.length) continue;
    const [x, y, z] = [positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]];
    for (let w = 0, o = four[k] * WAYS.length; w < WAYS.length; w++, o++) {
      const [a, b, c] = WAYS[w];
      const d = a * x + b * y + c * z;
      if (d > far[o]) [far[o], best[o]] = [d, v];
    }
  }
  const joint: number[] = [];
  const points: number[] = [];
  joints.forEach(({ at }, j) => {
    for (const v of new Set(best.subarray(j * WAYS.length, (j + 1) * WAYS.length))) {
      if (v < 0) continue;
      joint.push(j);
      for (let k = 0; k < 3; k++) points.push(positions[3 * v + k] - at[k]);
    }
  });
  return { joint: Uint16Array.from(joint), points: Float32Array.from(points) };
}

/** The flesh of a rigged scene; undefined where its skin does not stand as the skeleton does (other units, another pose). */
export function fleshOfScene({ scene, skeleton, nodes }: ClipTarget): Flesh | undefined {
  const skin = scene.skins[0];
  const of = new Map(nodes.map((node, j) => [node, j]));
  const root = skin?.joints.indexOf(nodes[0]) ?? -1;
  const bound = root < 0 ? undefined : invertMatrix(skin.inverseBindMatrices.subarray(16 * root, 16 * root + 16));
  const { at } = skeleton.joints[0];
  if (!bound || Math.hypot(bound[12] - at[0], bound[13] - at[1], bound[14] - at[2]) > SAME * skeleton.height)
    return undefined;
  const place = skin.joints.map((node) => of.get(node) ?? 0xffff);
  const [positions, joints, weights]: number[][] = [[], [], []];
  for (const { mesh, skin: own } of scene.nodes) {
    if (mesh === undefined || own !== 0) continue;
    for (const { mesh: part, joints: four, weights: shares } of scene.meshes[mesh].primitives) {
      if (!four || !shares) continue;
      for (const x of part.positions) positions.push(x);
      for (const j of four) joints.push(place[j]);
      for (const w of shares) weights.push(w);
    }
  }
  const skinned = { joints: Uint16Array.from(joints), weights: Float32Array.from(weights) };
  return measureFlesh(Float32Array.from(positions), skinned, skeleton);
}

/** Bones alone: a point at every joint. */
export function bareFlesh({ joints }: RigSkeleton): Flesh {
  return { joint: Uint16Array.from(joints, (_, j) => j), points: new Float32Array(3 * joints.length) };
}

/** The lowest point in a pose and its joint, those of some joints left out. */
export function lowestFlesh(
  { at, turns }: SkeletonPose,
  { joint, points }: Flesh,
  isOut?: (joint: number) => boolean,
): { y: number; joint: number } {
  const out = { y: Infinity, joint: 0 };
  for (let i = 0; i < joint.length; i++) {
    const j = joint[i];
    if (isOut?.(j)) continue;
    const [x, y, z, w] = [turns[4 * j], turns[4 * j + 1], turns[4 * j + 2], turns[4 * j + 3]];
    const height =
      at[3 * j + 1] +
      2 * (x * y + z * w) * points[3 * i] +
      (1 - 2 * (x * x + z * z)) * points[3 * i + 1] +
      2 * (y * z - x * w) * points[3 * i + 2];
    if (height < out.y) [out.y, out.joint] = [height, j];
  }
  return out;
}
