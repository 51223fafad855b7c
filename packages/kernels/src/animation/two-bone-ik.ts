import { type Quat, V3, type Vec3 } from '../math/index.ts';
import { type SkeletonPose, setTurn, updatePose } from './skeleton-pose.ts';

/** Two bones with a hinge between them, as they are at rest: thigh and shin, upper arm and forearm. */
export interface TwoBone {
  readonly upper: number;
  readonly lower: number;
  readonly end: number;
  /** Metres. */
  readonly upperLength: number;
  readonly lowerLength: number;
  /** Unit directions at rest. */
  readonly upperDirection: Vec3;
  readonly lowerDirection: Vec3;
  /** What the limb bends about from upper to lower, at right angles to the lower bone at rest. */
  readonly hinge: Vec3;
  /** Rotations that take bone and hinge at rest to the axes X and Y. */
  readonly upperRest: Quat;
  readonly lowerRest: Quat;
}

export interface TwoBoneOptions {
  /** Share of the limb's length over which it slows down before it is straight, so that knees do not pop. Default 0.03. */
  softness?: number;
  /** The hinge bends no further, degrees. Default 150. */
  bendMax?: number;
}

/** Bent less than this (sine), the rest does not say which way a hinge bends. */
const STRAIGHT = 0.08;

/**
 * Reads a limb off the skeleton at rest. `restPole` is where its middle joint sticks out to when it bends: to the front (+Z) for knees, to the
 * back for elbows of arms that hang or stand out.
 */
export function prepareTwoBone(pose: SkeletonPose, upper: number, lower: number, end: number, restPole: Vec3): TwoBone {
  const first = offsetOf(pose, lower);
  const second = offsetOf(pose, end);
  const u = V3.normalize(first, [0, -1, 0]);
  const l = V3.normalize(second, u);
  const bent = V3.cross(u, l);
  const wanted = V3.cross(restPole, u);
  // a rest that is bent the wrong way must not turn the hinge around
  const hinge = V3.length(bent) > STRAIGHT && V3.dot(bent, wanted) > 0 ? bent : wanted;
  return {
    upper,
    lower,
    end,
    upperLength: V3.length(first),
    lowerLength: V3.length(second),
    upperDirection: u,
    lowerDirection: l,
    hinge: V3.normalize(V3.addScaled(hinge, l, -V3.dot(hinge, l)), V3.perpendicular(l)),
    upperRest: conjugate(frameOf(u, hinge)),
    lowerRest: conjugate(frameOf(l, hinge)),
  };
}

/**
 * Turns the two bones so that the end comes to `target` (model's frame), the middle joint sticking out towards `pole` (a direction). A target out
 * of reach is approached softly. Everything from the upper joint on is brought up to date. Returns how far the end stays away, metres.
 */
export function solveTwoBone(
  pose: SkeletonPose,
  bones: TwoBone,
  target: Vec3,
  pole: Vec3,
  { softness = 0.03, bendMax = 150 }: TwoBoneOptions = {},
): number {
  const { upperLength: a, lowerLength: b, upper } = bones;
  const from: Vec3 = [pose.at[upper * 3], pose.at[upper * 3 + 1], pose.at[upper * 3 + 2]];
  const way = V3.sub(target, from);
  const asked = V3.length(way);
  const d = V3.normalize(way, [0, -1, 0]);
  const distance = softReach(asked, a, b, softness, bendMax);
  const along = V3.dot(pole, d);
  const side = V3.normalize(V3.addScaled(pole, d, -along), V3.perpendicular(d));
  const x = (distance * distance + a * a - b * b) / (2 * distance);
  const y = Math.sqrt(Math.max(0, a * a - x * x));
  const middle = V3.addScaled(V3.scale(d, x), side, y);
  const second = V3.sub(V3.scale(d, distance), middle);
  placeTwoBone(pose, bones, V3.normalize(middle), V3.normalize(second), V3.cross(side, d));
  return Math.abs(asked - distance);
}

/** Points the two bones along unit directions, `hinge` being the axis that they bend about (upper x lower). Brings all from the upper joint on up to date. */
export function placeTwoBone(pose: SkeletonPose, bones: TwoBone, upper: Vec3, lower: Vec3, hinge: Vec3): void {
  turnBone(pose, bones.upper, frameOf(upper, hinge), bones.upperRest);
  updatePose(pose, bones.lower);
  turnBone(pose, bones.lower, frameOf(lower, hinge), bones.lowerRest);
  updatePose(pose, bones.lower + 1);
}

/** The distance a limb takes when asked for one: never quite straight, never bent too far. */
function softReach(asked: number, a: number, b: number, softness: number, bendMax: number): number {
  const full = a + b;
  const soft = softness * full;
  const start = full - soft;
  const least = Math.sqrt(a * a + b * b + 2 * a * b * Math.cos((bendMax * Math.PI) / 180));
  const most = asked > start ? full - soft * Math.exp((start - asked) / soft) : asked;
  return Math.max(most, least, 1e-9);
}

function turnBone(pose: SkeletonPose, joint: number, f: Quat, r: Quat): void {
  setTurn(
    pose,
    joint,
    f[3] * r[0] + f[0] * r[3] + f[1] * r[2] - f[2] * r[1],
    f[3] * r[1] - f[0] * r[2] + f[1] * r[3] + f[2] * r[0],
    f[3] * r[2] + f[0] * r[1] - f[1] * r[0] + f[2] * r[3],
    f[3] * r[3] - f[0] * r[0] - f[1] * r[1] - f[2] * r[2],
  );
}

function offsetOf(pose: SkeletonPose, joint: number): Vec3 {
  return [pose.offsets[joint * 3], pose.offsets[joint * 3 + 1], pose.offsets[joint * 3 + 2]];
}

function conjugate(q: Quat): Quat {
  return [-q[0], -q[1], -q[2], q[3]];
}

/** The rotation that takes X to `dir` and Y to what is left of `up` at right angles to it. */
export function frameOf(dir: Vec3, up: Vec3): Quat {
  const y = V3.normalize(V3.addScaled(up, dir, -V3.dot(up, dir)), V3.perpendicular(dir));
  const z = V3.cross(dir, y);
  const trace = dir[0] + y[1] + z[2];
  if (trace > 0) {
    const s = 2 * Math.sqrt(trace + 1);
    return [(y[2] - z[1]) / s, (z[0] - dir[2]) / s, (dir[1] - y[0]) / s, s / 4];
  }
  if (dir[0] > y[1] && dir[0] > z[2]) {
    const s = 2 * Math.sqrt(1 + dir[0] - y[1] - z[2]);
    return [s / 4, (y[0] + dir[1]) / s, (z[0] + dir[2]) / s, (y[2] - z[1]) / s];
  }
  if (y[1] > z[2]) {
    const s = 2 * Math.sqrt(1 + y[1] - dir[0] - z[2]);
    return [(y[0] + dir[1]) / s, s / 4, (z[1] + y[2]) / s, (z[0] - dir[2]) / s];
  }
  const s = 2 * Math.sqrt(1 + z[2] - dir[0] - y[1]);
  return [(z[0] + dir[2]) / s, (z[1] + y[2]) / s, s / 4, (dir[1] - y[0]) / s];
}
