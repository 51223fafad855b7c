import { multiplyQuats, type Quat, rotateVector, V3, type Vec3 } from '../../math/index.ts';
import { placeOf, turnOf } from '../read-joint.ts';
import { setTurn, updatePose } from '../skeleton-pose.ts';
import { solveTwoBone } from '../two-bone-ik.ts';
import type { Biped, Leg } from './measure.ts';
import type { LegPose } from './pose.ts';
import { carry, turnAbout, turnBody } from './turns.ts';

/** The numbers of a leg's pose. */
export type LegValues = Required<LegPose>;

const TOE_BEND_MAX = 62;
/** Share of a leg's length that the ground leaves between hip and ankle: past it the thigh would fold over the hip. */
const FOLDED = 0.25;
const STILL: Quat = [0, 0, 0, 1];

/** Where the foot stands in the world and how it is turned, before the leg is asked whether it reaches. */
function placeFoot(biped: Biped, leg: Leg, v: LegValues): { ankle: Vec3; turn: Quat } {
  const { legLength: unit } = biped;
  const turn = multiplyQuats(
    turnAbout([0, 1, 0], v.turn + v.yaw * leg.side),
    multiplyQuats(turnAbout([1, 0, 0], v.pitch), turnAbout([0, 0, 1], -v.roll * leg.side)),
  );
  const stand: Vec3 = [
    leg.ankle[0] + leg.stance[0] + leg.side * v.x * unit,
    leg.ankle[1] + v.y * unit,
    leg.ankle[2] + leg.stance[2] + v.z * unit,
  ];
  const around = rotateVector(turnAbout([0, 1, 0], v.turn), stand);
  // the foot rolls about what is on the ground, else it would sink in
  const pivot = v.pitch > 0 ? leg.pivot : leg.heel;
  const flat = rotateVector(turnAbout([0, 1, 0], v.turn + v.yaw * leg.side), pivot);
  return { ankle: V3.sub(V3.add(around, flat), rotateVector(turn, pivot)), turn };
}

/**
 * Height that the pelvis must come down by so that a standing foot is reached (`drop`, 0 or less), and how far it may rise before the foot is out of
 * reach (`room`; the less a foot stands, the more). Metres.
 */
export function reachOf(biped: Biped, leg: Leg, v: LegValues): { drop: number; room: number } {
  const stands = standing(v);
  if (stands <= 0) return { drop: 0, room: Infinity };
  const slack = slackOf(biped, leg, v);
  return { drop: Math.min(0, slack) * stands, room: slack + (1 - stands) * leg.length };
}

function standing(v: LegValues): number {
  return (1 - v.air) * Math.max(0, 1 - Math.max(0, v.y) / 0.06);
}

function slackOf(biped: Biped, leg: Leg, v: LegValues): number {
  const { pose } = biped;
  const { ankle } = placeFoot(biped, leg, v);
  const j = leg.bones.upper * 3;
  const far = Math.hypot(pose.at[j] - ankle[0], pose.at[j + 2] - ankle[2]);
  const reach = 0.985 * leg.length;
  const rise = Math.sqrt(Math.max(0.04 * reach * reach, reach * reach - far * far));
  return ankle[1] + rise - pose.at[j + 1];
}

/** Sets thigh, shin, foot and toes. The pelvis must be up to date. */
export function solveLeg(biped: Biped, leg: Leg, v: LegValues): void {
  const { pose } = biped;
  const { bones, side } = leg;
  const pelvis = turnOf(pose, biped.hips);
  const hip = placeOf(pose, bones.upper);
  const foot = placeFoot(biped, leg, v);
  // by the joints: the thigh in the pelvis' frame, as an arm in the chest's
  const thigh = multiplyQuats(
    pelvis,
    multiplyQuats(
      turnAbout([1, 0, 0], -v.fwd),
      multiplyQuats(turnAbout([0, 0, 1], v.out * side), turnAbout([0, 1, 0], -v.twist * side)),
    ),
  );
  const shin = multiplyQuats(thigh, turnAbout([1, 0, 0], v.bend));
  const free = V3.add(
    V3.add(hip, rotateVector(thigh, [0, -bones.upperLength, 0])),
    rotateVector(shin, [0, -bones.lowerLength, 0]),
  );
  const freeFoot = multiplyQuats(shin, turnAbout([1, 0, 0], v.point));
  const turn = blend(foot.turn, freeFoot, v.air);
  let target = V3.lerp(foot.ankle, free, v.air);
  // toes stay flat on the ground while the heel rises
  const near = (1 - v.air) * Math.max(0, 1 - Math.max(0, v.y) / 0.08);
  const toes = turnAbout([1, 0, 0], -Math.min(TOE_BEND_MAX, Math.max(0, v.pitch)) * near);
  // a foot that goes by its joints does not go into the ground either
  const short = biped.skeleton.ground - leg.dip - (target[1] + lowestOf(leg, turn, toes));
  const room = Math.max(0, hip[1] - FOLDED * leg.length - target[1]);
  if (short > 0) target = V3.add(target, [0, Math.min(short, room), 0]);
  const dir = V3.normalize(V3.sub(target, hip), [0, -1, 0]);
  solveTwoBone(pose, bones, target, kneePole(leg, v, pelvis, thigh, dir), { softness: 0.015, bendMax: 148 });
  setTurn(pose, bones.end, turn[0], turn[1], turn[2], turn[3]);
  updatePose(pose, bones.end + 1);
  if (leg.toe < 0) return;
  for (let k = 0; k < 4; k++) pose.own[leg.toe * 4 + k] = toes[k];
  updatePose(pose, leg.toe);
}

/** The lowest point of a foot against its ankle, metres. */
function lowestOf({ sole, toes, pivot }: Leg, turn: Quat, bend: Quat): number {
  let low = Infinity;
  for (const point of sole) low = Math.min(low, rotateVector(turn, point)[1]);
  if (!toes.length) return low;
  const tip = multiplyQuats(turn, bend);
  const joint = rotateVector(turn, pivot)[1];
  for (const point of toes) low = Math.min(low, joint + rotateVector(tip, point)[1]);
  return low;
}

/** How deep a foot is in the ground in the pose, metres: one that its leg was too folded to lift. */
export function sunkFoot({ pose, skeleton }: Biped, leg: Leg): number {
  const bend = leg.toe < 0 ? STILL : quatAt(pose.own, leg.toe);
  return skeleton.ground - leg.dip - pose.at[leg.bones.end * 3 + 1] - lowestOf(leg, turnOf(pose, leg.bones.end), bend);
}

/** Knees point where pelvis and toes point, and turn with the thigh when it is lifted. */
function kneePole(leg: Leg, v: LegValues, pelvis: Quat, thigh: Quat, dir: Vec3): Vec3 {
  const front = rotateVector(pelvis, [0, 0, 1]);
  const heading = Math.atan2(front[0], front[2]);
  const toes = ((v.turn + v.yaw * leg.side) * Math.PI) / 180;
  const level = Math.hypot(front[0], front[2]);
  const off = Math.atan2(Math.sin(toes - heading), Math.cos(toes - heading)) * level;
  const turned = Math.min(50, Math.max(-50, (off * 0.7 * 180) / Math.PI)) * (1 - v.air);
  const down = rotateVector(pelvis, [0, -1, 0]);
  const ahead = rotateVector(multiplyQuats(pelvis, turnBody(0, turned + v.knee * leg.side, 0)), [0, 0, 1]);
  const pole = carry(down, dir, ahead, rotateVector(pelvis, [1, 0, 0]));
  // half way between the fronts of thigh and shin: the front of the thigh alone lies along the way to the foot when the knee is folded
  return V3.lerp(pole, rotateVector(multiplyQuats(thigh, turnAbout([1, 0, 0], v.bend / 2)), [0, 0, 1]), v.air);
}

function blend(a: Quat, b: Quat, t: number): Quat {
  if (t <= 0) return a;
  const sign = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -t : t;
  const q: Quat = [0, 0, 0, 0];
  for (let k = 0; k < 4; k++) q[k] = a[k] * (1 - t) + b[k] * sign;
  const size = Math.hypot(q[0], q[1], q[2], q[3]);
  for (let k = 0; k < 4; k++) q[k] /= size;
  return q;
}

function quatAt(list: Float64Array, j: number): Quat {
  return [list[j * 4], list[j * 4 + 1], list[j * 4 + 2], list[j * 4 + 3]];
}
