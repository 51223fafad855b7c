import { GeometryError, V3, type Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../../rig/index.ts';
import type { Flesh } from '../flesh.ts';
import { createSkeletonPose, type SkeletonPose } from '../skeleton-pose.ts';
import { prepareTwoBone, type TwoBone } from '../two-bone-ik.ts';
import { type HeldArm, measureHeld } from './held-arm.ts';

/** A finger: its joints outwards, and the axis (rest frame) that it curls about. */
export interface Finger {
  joints: readonly number[];
  axis: Vec3;
  /** Axis that it spreads about, and how far with its neighbours: thumb 0, index -1 ... little finger 1.5. */
  spreadAxis: Vec3;
  spread: number;
  thumb: boolean;
  index: boolean;
}

export interface Arm {
  side: 1 | -1;
  bones: TwoBone;
  /** Collar bone; -1 where there is none. */
  shoulder: number;
  /** Unit directions at rest: along the forearm, out of the palm, and across, about which the wrist bends towards the palm. */
  along: Vec3;
  palm: Vec3;
  across: Vec3;
  length: number;
  /** How it is held at rest, if it carries something. */
  held?: HeldArm;
  fingers: readonly Finger[];
}

export interface Leg {
  side: 1 | -1;
  bones: TwoBone;
  toe: number;
  length: number;
  /** Ankle at rest; where the ball and the heel touch the ground, against it. Metres. */
  ankle: Vec3;
  ball: Vec3;
  /** What the foot rolls about as the heel rises: the joint of the toes, which stay flat. */
  pivot: Vec3;
  heel: Vec3;
  /** The flesh of foot and toes, against their joints at rest. */
  sole: readonly Vec3[];
  toes: readonly Vec3[];
  /** How deep below the ground they are at rest, metres. */
  dip: number;
  /** Where the foot stands when at ease, against the ankle at rest. */
  stance: Vec3;
}

/** A biped's joints and measures, metres. */
export interface Biped {
  skeleton: RigSkeleton;
  pose: SkeletonPose;
  hips: number;
  spine: readonly number[];
  /** Neck joints and the head. */
  neck: readonly number[];
  head: number;
  /** From the head's joint to its middle, and half its height. */
  headMiddle: Vec3;
  headSize: number;
  arms: readonly Arm[];
  legs: readonly Leg[];
  legLength: number;
  armLength: number;
  /** Half the way between the shoulder joints, about half the pelvis' breadth, height of the shoulders above the ground. */
  shoulderSize: number;
  pelvisSize: number;
  shoulderHeight: number;
  /** 0 for an adult's proportions, 1 for a doll's with a head as high as the rest: short arms hang along a body that is wide for them. */
  dollish: number;
  /** 0 where the trunk stands up, 1 where it lies level, as theropods carry it. */
  level: number;
}

const FINGERS = ['Thumb', 'Index', 'Middle', 'Ring', 'Pinky'];

/**
 * Finds a biped's joints by name and measures it; `flesh` says how far feet go beyond their bones. Throws `GeometryError` where it has no legs, arms
 * or head.
 */
export function measureBiped(skeleton: RigSkeleton, flesh?: Flesh): Biped {
  const pose = createSkeletonPose(skeleton);
  const index = new Map(skeleton.joints.map((j, i) => [j.name, i]));
  const find = (name: string) => index.get(name) ?? -1;
  const need = (name: string) => {
    const found = find(name);
    if (found < 0) throw new GeometryError('not_a_biped', `A biped needs a joint ${name}.`);
    return found;
  };
  const at = (joint: number): Vec3 => skeleton.joints[joint].at;
  const hips = need('Hips');
  const head = need('Head');
  const between: number[] = [];
  for (let j = skeleton.joints[head].parent; j !== hips && j >= 0; j = skeleton.joints[j].parent) between.unshift(j);
  const spine = between.filter((j) => skeleton.joints[j].name.startsWith('Spine'));
  const neck = [...between.filter((j) => skeleton.joints[j].name.startsWith('Neck')), head];
  const arms = ([1, -1] as const).map((side) => measureArm(skeleton, pose, side, need, find));
  const legs = ([1, -1] as const).map((side) => measureLeg(skeleton, pose, side, { need, find, flesh }));
  const top = find('HeadTop_End');
  const crown = top >= 0 ? V3.sub(at(top), at(head)) : ([0, skeleton.height * 0.12, 0] as Vec3);
  const shoulders = arms.map((a) => at(a.bones.upper));
  const hipJoints = legs.map((l) => at(l.bones.upper));
  const shoulderSize = V3.distance(shoulders[0], shoulders[1]) / 2;
  return {
    skeleton,
    pose,
    hips,
    spine,
    neck,
    head,
    headMiddle: V3.scale(crown, 0.5),
    headSize: V3.length(crown) / 2,
    arms,
    legs,
    legLength: (legs[0].length + legs[1].length) / 2,
    armLength: (arms[0].length + arms[1].length) / 2,
    shoulderSize: Math.max(shoulderSize, arms[0].length * 0.15),
    pelvisSize: 0.5 * shoulderSize + 0.45 * V3.distance(hipJoints[0], hipJoints[1]),
    dollish: Math.min(1, Math.max(0, (V3.length(crown) / skeleton.height - 0.18) / 0.25)),
    level: levelOf(at(hips), between.length ? at(between[between.length - 1]) : at(head)),
    shoulderHeight: (shoulders[0][1] + shoulders[1][1]) / 2 - skeleton.ground,
  };
}

/** Slopes of trunks (sines) from which they count as upright, and below which as level. */
const UPRIGHT = 0.8;
const LEVEL = 0.35;

function levelOf(hips: Vec3, chest: Vec3): number {
  const [, up, ahead] = V3.normalize(V3.sub(chest, hips), [0, 1, 0]);
  return ahead > 0 ? Math.min(1, Math.max(0, (UPRIGHT - up) / (UPRIGHT - LEVEL))) : 0;
}

function measureArm(
  skeleton: RigSkeleton,
  pose: SkeletonPose,
  side: 1 | -1,
  need: (name: string) => number,
  find: (name: string) => number,
): Arm {
  const prefix = side > 0 ? 'Left' : 'Right';
  const hand = need(`${prefix}Hand`);
  const bones = prepareTwoBone(pose, need(`${prefix}Arm`), need(`${prefix}ForeArm`), hand, [0, 0, -1]);
  const at = (j: number): Vec3 => skeleton.joints[j].at;
  const along = bones.lowerDirection;
  // the palm looks down on a T, towards the thigh on a hanging arm, and as the elbow says where it is bent
  const palm = V3.scale(bones.hinge, side);
  const across = V3.cross(along, palm);
  const fingers: Finger[] = [];
  FINGERS.forEach((name, i) => {
    const joints: number[] = [];
    for (let k = 1; k <= 4; k++) {
      const j = find(`${prefix}Hand${name}${k}`);
      if (j >= 0) joints.push(j);
    }
    if (joints.length < 2) return;
    const dir = V3.normalize(V3.sub(at(joints[1]), at(joints[0])), along);
    const towards: Vec3 = i === 0 ? V3.addScaled(V3.scale(palm, 0.6), across, side) : palm;
    fingers.push({
      joints,
      axis: V3.normalize(V3.cross(dir, towards), [0, 0, 1]),
      spreadAxis: V3.scale(palm, side),
      spread: [0, -1, -0.2, 0.6, 1.4][i],
      thumb: i === 0,
      index: i === 1,
    });
  });
  return {
    side,
    bones,
    shoulder: find(`${prefix}Shoulder`),
    along,
    palm,
    across,
    held: measureHeld(bones, side),
    length: bones.upperLength + bones.lowerLength,
    fingers,
  };
}

/** How far the flesh of a foot may be from its joint, by the length of the foot: what is farther hangs down from a robe. */
const FOOT = 2.2;
/** Share of a point that a foot must have. */
const CLEAR = 0.45;

/** The flesh of a joint that lies below it and near, against the joint. */
function fleshOf(joint: number, flesh: Flesh | undefined, down: number, near: number): Vec3[] {
  const out: Vec3[] = [];
  for (let i = 0; flesh && 4 * i < flesh.joints.length; i++) {
    if (flesh.joints[4 * i] !== joint || flesh.weights[4 * i] < CLEAR) continue;
    const [x, y, z] = [0, 1, 2].map((k) => flesh.points[3 * i + k] - flesh.rest[3 * joint + k]);
    if (y < 0.3 * -down && Math.hypot(x, y, z) < near) out.push([x, y, z]);
  }
  return out;
}

function measureLeg(
  skeleton: RigSkeleton,
  pose: SkeletonPose,
  side: 1 | -1,
  { need, find, flesh }: { need: (name: string) => number; find: (name: string) => number; flesh?: Flesh },
): Leg {
  const prefix = side > 0 ? 'Left' : 'Right';
  const foot = need(`${prefix}Foot`);
  const upper = need(`${prefix}UpLeg`);
  const bones = prepareTwoBone(pose, upper, need(`${prefix}Leg`), foot, [0, 0, 1]);
  const toe = find(`${prefix}ToeBase`);
  const at = (joint: number): Vec3 => skeleton.joints[joint].at;
  const ankle = at(foot);
  const length = bones.upperLength + bones.lowerLength;
  const down = skeleton.ground - ankle[1];
  const ahead: Vec3 = toe >= 0 ? V3.sub(at(toe), ankle) : [0, down, length * 0.14];
  const hip = Math.abs(at(upper)[0]);
  const apart = Math.min(hip * 1.35, Math.max(hip * 0.85, Math.abs(ankle[0])));
  const ball: Vec3 = [ahead[0], down, ahead[2]];
  const heel: Vec3 = [-ahead[0] * 0.35, down, -ahead[2] * 0.35];
  const near = FOOT * Math.max(V3.length(ahead), 0.1 * length);
  const sole = [heel, ball, ...fleshOf(foot, flesh, down, near)];
  const tip = find(`${prefix}Toe_End`);
  const long = toe < 0 || tip < 0 ? 0 : FOOT * V3.distance(at(toe), at(tip));
  const toes = toe < 0 ? [] : fleshOf(toe, flesh, skeleton.ground - at(toe)[1], Math.max(near, long));
  const low = Math.min(...sole.map((p) => p[1]), ...toes.map((p) => p[1] + ahead[1]));
  return {
    ...{ side, bones, toe, length, ankle, ball, heel, sole, toes },
    pivot: ahead,
    dip: Math.max(0, down - low),
    stance: [side * apart - ankle[0], 0, 0],
  };
}
