import { alongLine, V3, type Vec3 } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import { growBranches } from './branches.ts';
import { innerDistances } from './distance.ts';
import { type Voxels, voxelize } from './voxels.ts';

/** Joints of the five fingers of a hand, knuckle to tip, thumb first; metres. */
export type HandFingers = [Vec3[], Vec3[], Vec3[], Vec3[], Vec3[]];

/** Cells along a hand: fingers are three wide at least. */
const CELLS = 56;
/** By the length of a hand: what lies about it, how long a finger is at least and at most, how thick. */
const BEHIND = 0.25;
const AHEAD = 1.5;
const AROUND = 0.9;
const SHORT = 0.17;
/** How far a finger stands out of the hand at least, by its length: corners of a palm do less. */
const OUT = 0.18;
const LONG = 0.65;
const THICK = 0.17;
/** Fingers are longer than so many of their radii: corners of a palm are not. */
const SLIM = 3;
/** A finger ends in the hand where it is so much thicker than the finger. */
const KNUCKLE = 1.6;
/** Fewer are no fingers: what looks like them are folds of a mitten. */
const FEWEST = 4;
/** Where joints are along a finger. */
const JOINTS = [0, 0.42, 0.72, 1];

interface Finger {
  /** From the knuckle to the tip. */
  points: Vec3[];
  length: number;
  /** How far along the hand the knuckle is. */
  along: number;
}

/**
 * The fingers of a hand from the wrist to the farthest tip, where a model has them: the curve skeleton of the hand alone, in finer cells. Undefined
 * where fewer than four are told apart. A finger that is missing lies between its neighbours.
 */
export function findFingers(
  mesh: Pick<Mesh, 'positions' | 'indices'>,
  wrist: Vec3,
  tip: Vec3,
): HandFingers | undefined {
  const size = V3.distance(wrist, tip);
  const axis = V3.scale(V3.sub(tip, wrist), 1 / Math.max(1e-9, size));
  const hand = cutOut(mesh, wrist, axis, size);
  if (hand.indices.length < 60) return undefined;
  const voxels = voxelize(hand, CELLS, wrist[0]);
  const radius = innerDistances(voxels.solid, voxels.size);
  const root = nearestSolid(voxels, V3.addScaled(wrist, axis, 0.15 * size));
  if (root < 0) return undefined;
  const branches = growBranches(voxels, radius, root, Math.max(2.5, (OUT * size) / voxels.cell));
  const found = branches
    .map(({ path }) => fingerOf(voxels, radius, path, wrist, axis, size))
    .filter((finger) => finger !== undefined)
    .sort((a, b) => b.length - a.length)
    .slice(0, 5);
  return found.length < FEWEST ? undefined : arrange(found, axis);
}

/** The faces about a hand. */
function cutOut(
  { positions: p, indices }: Pick<Mesh, 'positions' | 'indices'>,
  wrist: Vec3,
  axis: Vec3,
  size: number,
): Pick<Mesh, 'positions' | 'indices'> {
  const isNear = (v: number): boolean => {
    const off = V3.sub([p[3 * v], p[3 * v + 1], p[3 * v + 2]], wrist);
    const t = V3.dot(off, axis);
    return t > -BEHIND * size && t < AHEAD * size && V3.length(V3.addScaled(off, axis, -t)) < AROUND * size;
  };
  const points: number[] = [];
  for (let f = 0; f + 2 < indices.length; f += 3)
    if (isNear(indices[f]) && isNear(indices[f + 1]) && isNear(indices[f + 2]))
      for (let k = f; k < f + 3; k++) points.push(p[3 * indices[k]], p[3 * indices[k] + 1], p[3 * indices[k] + 2]);
  return {
    positions: Float32Array.from(points),
    indices: Uint32Array.from({ length: points.length / 3 }, (_, i) => i),
  };
}

function placeIn({ origin, cell, size: [nx, ny] }: Voxels, i: number): Vec3 {
  return [
    origin[0] + (i % nx) * cell,
    origin[1] + (Math.floor(i / nx) % ny) * cell,
    origin[2] + Math.floor(i / (nx * ny)) * cell,
  ];
}

function nearestSolid(voxels: Voxels, to: Vec3): number {
  let [best, least] = [-1, Infinity];
  for (let i = 0; i < voxels.solid.length; i++) {
    if (!voxels.solid[i]) continue;
    const away = V3.distance(placeIn(voxels, i), to);
    if (away < least) [least, best] = [away, i];
  }
  return best;
}

/** The way of a branch from its tip to where it enters the hand, if it is like a finger. */
function fingerOf(
  voxels: Voxels,
  radius: Float32Array,
  path: Int32Array,
  wrist: Vec3,
  axis: Vec3,
  size: number,
): Finger | undefined {
  const { cell } = voxels;
  const near = Math.max(3, Math.round((0.2 * size) / cell));
  const sample = Array.from(path.subarray(0, near), (i) => radius[i]).sort((a, b) => a - b);
  const usual = sample[(3 * sample.length) >> 2] ?? 0;
  if (usual * cell > THICK * size) return undefined;
  let end = 1;
  while (end < path.length - 1 && radius[path[end]] <= Math.max(KNUCKLE * usual, usual + 0.8)) end++;
  let points = Array.from(path.subarray(0, end + 1), (i) => placeIn(voxels, i)).reverse();
  for (let round = 0; round < 4; round++)
    points = points.map((p, k) =>
      k && k < points.length - 1 ? V3.lerp(V3.lerp(points[k - 1], points[k + 1], 0.5), p, 0.4) : p,
    );
  const tip = points[points.length - 1];
  const full = points.findIndex((p) => V3.distance(p, tip) <= LONG * size);
  points = points.slice(Math.max(0, full));
  const length = V3.distance(points[0], tip);
  const along = V3.dot(V3.sub(points[0], wrist), axis) / size;
  const reach = V3.dot(V3.sub(tip, wrist), axis) / size;
  if (length < Math.max(SHORT * size, SLIM * usual * cell) || along < 0.05 || reach < 0.3) return undefined;
  return { points, length, along };
}

/** Thumb first: it leaves the hand nearest to the wrist and away from the others; these by how far they are from it. */
function arrange(found: readonly Finger[], axis: Vec3): HandFingers {
  const tipOf = ({ points }: Finger): Vec3 => points[points.length - 1];
  const ways = found.map(({ points }) => V3.normalize(V3.sub(points[points.length - 1], points[0]), axis));
  const apart = (k: number): number => found[k].along + 0.6 * V3.dot(ways[k], axis);
  const order = found.map((_, k) => k).sort((a, b) => apart(a) - apart(b));
  const thumb = found[order[0]];
  const rest = order.slice(1).map((k) => found[k]);
  const middle = rest.reduce<Vec3>((s, f) => V3.addScaled(s, f.points[0], 1 / rest.length), [0, 0, 0]);
  const out = V3.sub(tipOf(thumb), middle);
  const across = V3.sub(out, V3.scale(axis, V3.dot(out, axis)));
  rest.sort((a, b) => V3.dot(b.points[0], across) - V3.dot(a.points[0], across));
  const joints = (finger: Finger): Vec3[] => JOINTS.map((t) => alongLine(finger.points, t));
  const fingers = rest.map(joints);
  if (fingers.length === 3)
    fingers.splice(
      2,
      0,
      fingers[1].map((p, k) => V3.lerp(p, fingers[2][k], 0.5)),
    );
  return [joints(thumb), ...fingers] as HandFingers;
}
