import { invertQuat, multiplyQuats, type Quat, rotateVector, V3, type Vec3 } from '../../math/index.ts';
import { placeOf, turnOf } from '../read-joint.ts';
import { type SkeletonPose, updatePose } from '../skeleton-pose.ts';
import { solveTwoBone } from '../two-bone-ik.ts';
import { holdArm } from './held-arm.ts';
import { isVain, limitArm } from './limb-bounds.ts';
import type { Arm, Biped } from './measure.ts';
import type { ArmPose, HandTarget } from './pose.ts';
import { carry, turnAbout } from './turns.ts';

/** The numbers of an arm's pose. */
export type ArmValues = Required<Omit<ArmPose, 'hand'>>;

/** A hand's targets around this moment: before the last, the last, the next and the one after it, and how far it is from last to next. */
export interface HandSpan {
  targets: readonly [HandTarget, HandTarget, HandTarget, HandTarget];
  share: number;
}

/** Degrees that a doll's arms hang off its body. */
const DOLL_OUT = 24;

/** How far the elbow goes behind the chest and across it, of the upper arm's length, before it gives way. */
const BEHIND = 0.78;
const ACROSS = 0.76;

/** Sets collar bone, upper arm, forearm, hand and fingers. Chest and head must be up to date, and the other hand where it is the target. */
export function solveArm(biped: Biped, arm: Arm, asked: ArmValues, hand: HandSpan | undefined): void {
  const { pose } = biped;
  const v = arm.held ? holdArm(asked, arm.held, hand ? 1 - heldBy(hand) : 1) : asked;
  const { bones, side } = arm;
  const chest = turnOf(pose, pose.parents[arm.shoulder >= 0 ? arm.shoulder : bones.upper]);
  solveShoulder(pose, arm, v);
  const from = placeOf(pose, bones.upper);
  // arms that hang keep clear of a doll's wide body; raised ones go where they are sent
  const hangs = Math.max(0, Math.cos((v.fwd * Math.PI) / 180)) * Math.max(0, 1 - Math.abs(v.out) / 60);
  const out = v.out + DOLL_OUT * biped.dollish * hangs;
  const upper = multiplyQuats(
    chest,
    multiplyQuats(
      turnAbout([1, 0, 0], -v.fwd),
      multiplyQuats(turnAbout([0, 0, 1], out * side), turnAbout([0, 1, 0], -v.twist * side)),
    ),
  );
  const lower = multiplyQuats(upper, turnAbout([1, 0, 0], -v.elbow));
  const elbow = V3.add(from, rotateVector(upper, [0, -bones.upperLength, 0]));
  const free = V3.add(elbow, rotateVector(lower, [0, -bones.lowerLength, 0]));
  const back = rotateVector(multiplyQuats(upper, turnAbout([1, 0, 0], -v.elbow / 2)), [0, 0, -1]);
  let target = free;
  let pole = back;
  if (hand) {
    const found = findHand(biped, arm, hand, free);
    const vain = isVain(arm, rotateVector(invertQuat(chest), V3.sub(found.place, from)));
    const weight = found.weight * (1 - vain);
    target = V3.lerp(found.place, free, vain);
    if (weight > 0) {
      const dir = V3.normalize(V3.sub(target, from), [0, -1, 0]);
      const flare = (v.flare * Math.PI) / 180;
      const below: Vec3 = rotateVector(chest, [side * Math.sin(flare), -Math.cos(flare), 0]);
      const held = carry(rotateVector(chest, [0, 0, 1]), dir, below, rotateVector(chest, [1, 0, 0]));
      pole = V3.lerp(back, held, weight);
    }
  }
  target = clearOfHead(biped, arm, from, target);
  const options = { softness: 0.01, bendMax: 147 };
  solveTwoBone(pose, bones, target, pole, options);
  // an elbow that got further behind the chest or across it than shoulders go swings round towards the front or the side
  const elbowAt = V3.normalize(V3.sub(placeOf(pose, bones.lower), from));
  const [x, , z] = rotateVector(invertQuat(chest), elbowAt);
  const ahead = Math.max(0, -z - BEHIND) * 7;
  const aside = Math.max(0, -x * side - ACROSS) * 7;
  if (ahead + aside > 0) {
    pole = V3.add(V3.normalize(pole), rotateVector(chest, [aside * side, 0, ahead]));
    solveTwoBone(pose, bones, target, pole, options);
  }
  if (limitArm(pose.own, 0, arm, true)) updatePose(pose, bones.upper);
  // the forearm's two bones take half of the turn, so that skin does not wring at the wrist
  const half = turnAbout(arm.along, v.palm * 0.5 * side);
  multiplyOwn(pose, bones.lower, half);
  const wrist = multiplyQuats(turnAbout(arm.across, v.wrist), turnAbout(arm.palm, -v.side * side));
  setOwn(pose, bones.end, multiplyQuats(half, wrist));
  for (const finger of arm.fingers) curlFinger(pose, finger, v);
  updatePose(pose, bones.lower);
}

/** A hand that would end in the head (a doll's is bigger than its arms are long) is held before it: where it gets to, moved out of the head's ball. */
function clearOfHead(biped: Biped, arm: Arm, from: Vec3, target: Vec3): Vec3 {
  const { pose, head, headMiddle, headSize } = biped;
  const turn = turnOf(pose, head);
  const middle = V3.add(placeOf(pose, head), rotateVector(turn, headMiddle));
  const way = V3.sub(target, from);
  const far = V3.length(way);
  const reach = 0.98 * arm.length;
  const got = far > reach ? V3.addScaled(from, way, reach / far) : target;
  const off = V3.sub(got, middle);
  const deep = 0.95 * headSize - V3.length(off);
  if (deep <= 0) return target;
  const aside = rotateVector(turn, [0.6 * arm.side, 0, 0.5]);
  const out = V3.normalize(V3.addScaled(off, aside, deep), aside);
  return V3.addScaled(middle, out, 0.95 * headSize);
}

/** The collar bone follows raised arms and shrugs, a little. */
function solveShoulder(pose: SkeletonPose, arm: Arm, v: ArmValues): void {
  if (arm.shoulder < 0) return;
  // how high the arm is, whichever way it was raised
  const raised = Math.max(v.out, Math.abs(Math.min(180, v.fwd)) - 20);
  const lift = Math.min(26, Math.max(-10, v.shrug + Math.max(0, raised - 40) * 0.14));
  const ahead = v.reach * 14 + Math.min(90, Math.max(-40, v.fwd)) * 0.04;
  setOwn(
    pose,
    arm.shoulder,
    multiplyQuats(turnAbout([0, 1, 0], -ahead * arm.side), turnAbout([0, 0, 1], lift * arm.side)),
  );
  updatePose(pose, arm.shoulder);
}

/** The hand on its way between targets that may move themselves, and how much it is held by them. */
function findHand(biped: Biped, arm: Arm, { targets, share }: HandSpan, free: Vec3): { place: Vec3; weight: number } {
  const at = targets.map((target) => (target === 'free' ? free : resolve(biped, arm, target)));
  const slope = (i: number): Vec3 => {
    const before = targets[i - 1];
    const after = targets[i + 1];
    const rests = same(before, targets[i]) || same(after, targets[i]);
    if (rests || before === 'free' || after === 'free' || targets[i] === 'free') return [0, 0, 0];
    return V3.scale(V3.sub(at[i + 1], at[i - 1]), 0.5);
  };
  const t = share;
  const t2 = t * t;
  const t3 = t2 * t;
  const m1 = slope(1);
  const m2 = slope(2);
  const place = V3.add(
    V3.add(V3.scale(at[1], 2 * t3 - 3 * t2 + 1), V3.scale(m1, t3 - 2 * t2 + t)),
    V3.add(V3.scale(at[2], 3 * t2 - 2 * t3), V3.scale(m2, t3 - t2)),
  );
  return { place, weight: heldBy({ targets, share }) };
}

/** How much of a hand its targets have at this moment, 0 to 1. */
function heldBy({ targets, share }: HandSpan): number {
  const held = (i: number) => (targets[i] === 'free' ? 0 : 1);
  return held(1) + (held(2) - held(1)) * share * share * (3 - 2 * share);
}

function same(a: HandTarget, b: HandTarget): boolean {
  return a === b || (a !== 'free' && b !== 'free' && a.every((x, i) => x === b[i]));
}

function resolve(biped: Biped, arm: Arm, target: Exclude<HandTarget, 'free'>): Vec3 {
  const { pose } = biped;
  const [anchor, x, y, z] = target;
  const offset: Vec3 = [x * arm.side, y, z];
  const [left, right] = biped.arms;
  const chest = pose.parents[left.shoulder >= 0 ? left.shoulder : left.bones.upper];
  const [legL, legR] = biped.legs;
  const pelvis = turnOf(pose, biped.hips);
  const own = arm.side > 0 ? legL : legR;
  const about = (middle: Vec3, turn: Quat, unit: number) => V3.addScaled(middle, rotateVector(turn, offset), unit);
  switch (anchor) {
    case 'head': {
      const turn = turnOf(pose, biped.head);
      return about(V3.add(placeOf(pose, biped.head), rotateVector(turn, biped.headMiddle)), turn, biped.headSize);
    }
    case 'chest': {
      // the shoulder joints at rest, carried by the chest: shrugs must not pull the hands along
      const turn = turnOf(pose, chest);
      const rest = (a: Arm) => biped.skeleton.joints[a.bones.upper].at;
      const middle = V3.sub(V3.lerp(rest(left), rest(right), 0.5), biped.skeleton.joints[chest].at);
      return about(V3.add(placeOf(pose, chest), rotateVector(turn, middle)), turn, biped.shoulderSize);
    }
    case 'hips':
      return about(
        V3.lerp(placeOf(pose, legL.bones.upper), placeOf(pose, legR.bones.upper), 0.5),
        pelvis,
        biped.pelvisSize,
      );
    case 'knee':
      return about(placeOf(pose, own.bones.lower), pelvis, biped.pelvisSize);
    case 'other':
      return about(placeOf(pose, (arm.side > 0 ? right : left).bones.end), turnOf(pose, chest), arm.length);
    case 'ground': {
      const [middle, , ahead] = middleOf(biped);
      return V3.addScaled([middle, biped.skeleton.ground, ahead], offset, biped.legLength);
    }
    case 'place': {
      const [middle, , ahead] = middleOf(biped);
      const high = biped.skeleton.ground + offset[1] * biped.shoulderHeight;
      return [middle + offset[0] * arm.length, high, ahead + offset[2] * arm.length];
    }
  }
}

/** What places in the world are told from: the hips at rest, or what is under the shoulders where the trunk lies level. */
function middleOf({ skeleton, hips, arms, level }: Biped): Vec3 {
  const { at } = skeleton.joints[hips];
  const [left, right] = arms.map(({ bones }) => skeleton.joints[bones.upper].at[2]);
  return [at[0], at[1], at[2] + level * ((left + right) / 2 - at[2])];
}

function curlFinger(pose: SkeletonPose, finger: Arm['fingers'][number], v: ArmValues): void {
  const straight = finger.index ? v.point : 0;
  const curl = v.curl * (1 - straight);
  finger.joints.forEach((joint, k) => {
    if (k > 2) return;
    const degrees = finger.thumb ? [18, 34, 44][k] * curl : [72, 92, 60][k] * curl;
    const bend = turnAbout(finger.axis, degrees);
    const apart = k === 0 ? turnAbout(finger.spreadAxis, finger.spread * v.spread * 14) : undefined;
    setOwn(pose, joint, apart ? multiplyQuats(apart, bend) : bend);
  });
}

function setOwn(pose: SkeletonPose, joint: number, q: Quat): void {
  for (let k = 0; k < 4; k++) pose.own[joint * 4 + k] = q[k];
}

function multiplyOwn(pose: SkeletonPose, joint: number, q: Quat): void {
  const o = joint * 4;
  const own: Quat = [pose.own[o], pose.own[o + 1], pose.own[o + 2], pose.own[o + 3]];
  setOwn(pose, joint, multiplyQuats(own, q));
}
