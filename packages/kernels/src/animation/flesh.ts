import { V3, type Vec3 } from '../math/index.ts';
import type { RigSkeleton, SkinWeights } from '../rig/index.ts';
import { invertMatrix } from '../scene/index.ts';
import type { SkeletonPose } from './skeleton-pose.ts';
import type { ClipTarget } from './to-clip.ts';

/** The outermost points of a skin: how far a body reaches beyond its bones. */
export interface Flesh {
  /** As they stand at rest, metres, xyz. */
  points: Float32Array;
  /** Four joints a point and their shares, the largest share first. */
  joints: Uint16Array;
  weights: Float32Array;
  /** Where joints are at rest, metres, xyz. */
  rest: Float32Array;
}

/** Ways in which the outermost point is kept, and which of them lie beside each other. */
interface Ways {
  all: readonly Vec3[];
  edges: readonly (readonly [number, number])[];
}

/** From the middle of a cube to a grid on its sides. */
const ways = (half: number): Ways => {
  const steps = Array.from({ length: 2 * half + 1 }, (_, i) => i - half);
  const grid = steps.flatMap((x) => steps.flatMap((y) => steps.map((z): Vec3 => [x, y, z])));
  const all = grid.filter((way) => Math.max(...way.map(Math.abs)) === half);
  const isBeside = (a: Vec3, b: Vec3) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) === 1;
  const edges = all.flatMap((a, i) => all.flatMap((b, j) => (j > i && isBeside(a, b) ? [[i, j] as const] : [])));
  return { all: all.map((way) => V3.normalize(way)), edges };
};
const FEW = ways(1);
/** Of what is large, whose roundness lies between those few: a hen that rolls over. */
const MANY = ways(3);
/** Share of the height from which it is. */
const LARGE = 0.15;
/** Share of the height by which a point between two ways must reach beyond those of both to be kept: the side of a tail that lies flat. */
const BETWEEN = 0.002;
/** Share of a second joint from which a point counts as carried by both. */
const SHARED = 0.04;
/** What is shared alike goes together: steps of the largest share. */
const STEPS = 8;
/** Share of the height by which joints of a file may stand elsewhere than those of its skeleton. */
const SAME = 0.02;

/**
 * Outermost vertices of what goes with every joint, and of what any two carry together: hems and the insides of elbows are nowhere one joint's alone.
 * `positions` stand as the skeleton does. Cost: vertices times 26, of large groups times up to 700.
 */
export function measureFlesh(positions: Float32Array, skin: SkinWeights, { joints, height }: RigSkeleton): Flesh {
  const groups = groupVertices(skin, joints.length);
  const kept = groups.flatMap((group) => outermost(positions, group, height));
  const out = emptyFlesh(joints, kept.length);
  kept.forEach((v, i) => {
    const order = [0, 1, 2, 3];
    for (let k = 0; k < 3; k++) out.points[3 * i + k] = positions[3 * v + k];
    // files may name joints that the skeleton has not: they hold nothing
    const held = order.map((k) => (skin.joints[4 * v + k] < joints.length ? skin.weights[4 * v + k] : 0));
    const whole = held.reduce((a, b) => a + b, 0);
    order.sort((a, b) => held[b] - held[a] || a - b);
    order.forEach((k, to) => {
      out.joints[4 * i + to] = held[k] > 0 ? skin.joints[4 * v + k] : 0;
      out.weights[4 * i + to] = held[k] / whole;
    });
  });
  return out;
}

/** Vertices by the joint that has most of them, how much that is, and the next, if that has a share to speak of. */
function groupVertices({ joints, weights }: SkinWeights, count: number): number[][] {
  const groups = new Map<number, number[]>();
  for (let k = 0; k < weights.length; k += 4) {
    const [first, second] = leadingShares(weights, k);
    if (!(weights[first] > 0) || joints[first] >= count) continue;
    const other = weights[second] >= SHARED && joints[second] < count ? joints[second] : joints[first];
    const key = (joints[first] * count + other) * STEPS + Math.floor(STEPS * 0.999 * weights[first]);
    const group = groups.get(key);
    if (group) group.push(k / 4);
    else groups.set(key, [k / 4]);
  }
  return [...groups.values()];
}

function outermost(positions: Float32Array, group: readonly number[], height: number): number[] {
  const own = Float32Array.from(
    { length: 3 * group.length },
    (_, k) => positions[3 * group[Math.floor(k / 3)] + (k % 3)],
  );
  const reach = (i: number, [a, b, c]: Vec3): number => a * own[3 * i] + b * own[3 * i + 1] + c * own[3 * i + 2];
  const farthest = (way: Vec3): number => {
    const [a, b, c] = way;
    let best = 0;
    let far = -Infinity;
    for (let i = 0, k = 0; k < own.length; i++, k += 3) {
      const d = a * own[k] + b * own[k + 1] + c * own[k + 2];
      if (d <= far) continue;
      far = d;
      best = i;
    }
    return best;
  };
  const few = FEW.all.map(farthest);
  const isLarge = [0, 1, 2].some((k) => {
    const along = few.map((i) => own[3 * i + k]);
    return Math.max(...along) - Math.min(...along) > LARGE * height;
  });
  const named = (found: readonly number[]): number[] => [...new Set(found)].map((i) => group[i]);
  if (!isLarge) return named(few);
  const many = MANY.all.map(farthest);
  const between = MANY.edges.flatMap(([i, j]) => {
    const [p, q] = [many[i], many[j]];
    // the way between both in which their points reach equally far
    const [more, less] = [reach(p, MANY.all[i]) - reach(q, MANY.all[i]), reach(q, MANY.all[j]) - reach(p, MANY.all[j])];
    if (p === q || more + less <= 0) return [];
    const way = V3.normalize(V3.add(V3.scale(MANY.all[i], less), V3.scale(MANY.all[j], more)));
    const v = farthest(way);
    return reach(v, way) - reach(p, way) > BETWEEN * height ? [v] : [];
  });
  return named([...many, ...between]);
}

/** Where the largest and the second of four shares are. */
function leadingShares(weights: Float32Array, at: number): [number, number] {
  let [first, second] = weights[at + 1] > weights[at] ? [at + 1, at] : [at, at + 1];
  for (let k = at + 2; k < at + 4; k++) {
    if (weights[k] > weights[first]) [first, second] = [k, first];
    else if (weights[k] > weights[second]) second = k;
  }
  return [first, second];
}

function emptyFlesh(joints: RigSkeleton['joints'], count: number): Flesh {
  return {
    points: new Float32Array(3 * count),
    joints: new Uint16Array(4 * count),
    weights: new Float32Array(4 * count),
    rest: Float32Array.from(joints.flatMap(({ at }) => at)),
  };
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

/** Points that go with one joint each, by where they stand at rest. */
export function rigidFlesh({ joints }: RigSkeleton, points: readonly { joint: number; at: Vec3 }[]): Flesh {
  const out = emptyFlesh(joints, points.length);
  points.forEach(({ joint, at }, i) => {
    out.joints[4 * i] = joint;
    out.weights[4 * i] = 1;
    out.points.set(at, 3 * i);
  });
  return out;
}

/** The lowest point in a pose and the joint that has most of it, points of some joints left out. */
export function lowestFlesh(
  { at, turns }: SkeletonPose,
  { points, joints, weights, rest }: Flesh,
  isOut?: (joint: number) => boolean,
): { y: number; joint: number } {
  const out = { y: Infinity, joint: 0 };
  // a point's height by each joint: three factors and what is added
  const rows = new Float64Array((4 * rest.length) / 3);
  for (let j = 0; 3 * j < rest.length; j++) {
    const [x, y, z, w] = [turns[4 * j], turns[4 * j + 1], turns[4 * j + 2], turns[4 * j + 3]];
    rows[4 * j] = 2 * (x * y + z * w);
    rows[4 * j + 1] = 1 - 2 * (x * x + z * z);
    rows[4 * j + 2] = 2 * (y * z - x * w);
    let moved = at[3 * j + 1];
    for (let k = 0; k < 3; k++) moved -= rows[4 * j + k] * rest[3 * j + k];
    rows[4 * j + 3] = moved;
  }
  for (let i = 0; 4 * i < joints.length; i++) {
    if (isOut?.(joints[4 * i])) continue;
    let height = 0;
    for (let k = 4 * i; k < 4 * i + 4 && weights[k] > 0; k++) {
      const r = 4 * joints[k];
      const [x, y, z] = [points[3 * i], points[3 * i + 1], points[3 * i + 2]];
      height += weights[k] * (rows[r] * x + rows[r + 1] * y + rows[r + 2] * z + rows[r + 3]);
    }
    if (height < out.y) [out.y, out.joint] = [height, joints[4 * i]];
  }
  return out;
}
