import {
  invertQuat,
  multiplyQuats,
  type Quat,
  rotateVector,
  slerp,
  turnBetween,
  V3,
  type Vec3,
} from '../../math/index.ts';
import { resetPose, setTurn, updatePose } from '../skeleton-pose.ts';
import type { Anatomy } from './anatomy.ts';
import type { Controls, FootControl, Wall } from './controls.ts';
import { type Limb, reachTo } from './limb.ts';
import { type Puppet, placeOf, setOwn, turnOf } from './puppet.ts';
import { type Angles, anglesTurn } from './turns.ts';
import { poseWing } from './wings.ts';

const STILL: Quat = [0, 0, 0, 1];
/** Share of a leg's length that the ground leaves between its hip and its ankle. */
const FOLDED = 0.3;

/** Poses a puppet as controls say: trunk, spine, neck and head, wings, tails, and at last legs, whose feet the trunk must not move. */
export function applyControls(puppet: Puppet, body: Anatomy, controls: Controls): void {
  const { pose } = puppet;
  const { unit } = body;
  resetPose(pose);
  const turn = anglesTurn(controls.turn);
  setOwn(puppet, body.hips, turn);
  const arm = V3.sub(puppet.skeleton.joints[body.hips].at, body.middle);
  const root = V3.add(V3.sub(rotateVector(turn, arm), arm), V3.scale(controls.shift, unit));
  for (let k = 0; k < 3; k++) pose.root[k] = root[k];
  spread(puppet, body.spine, controls.spine);
  const neck = body.neck.filter((j) => j !== body.head);
  spread(puppet, neck, controls.neck);
  // what has no head of its own, as crabs, keeps the turn of its trunk
  const headed = body.head !== body.hips;
  if (headed) setOwn(puppet, body.head, anglesTurn(controls.head));
  if (body.jaw >= 0) setOwn(puppet, body.jaw, anglesTurn([-controls.jaw, 0, 0]));
  for (const tail of body.bending) spread(puppet, tail, controls.tail);
  for (const ear of body.ears) spread(puppet, ear, controls.ears);
  updatePose(pose);
  if (headed && controls.steady > 0) steadyHead(puppet, body, controls);
  body.wings.forEach((wing, i) => {
    const control = controls.wings[i];
    if (control) poseWing(puppet, wing, control);
  });
  updatePose(pose);
  for (const [i, leg] of body.legs.entries()) {
    const foot = controls.feet[i];
    const { away, bent } = placeFoot(puppet, body, leg, foot, controls.wall);
    foot.bent = bent;
    // a foot that its leg does not bring to the ground does not stand on it
    if (away > 0.004 * body.unit) foot.planted = false;
  }
  updatePose(pose);
  if (controls.more) {
    controls.more(puppet);
    updatePose(pose);
  }
}

/** Turns each of some joints by its share. */
function spread(puppet: Puppet, joints: readonly number[], [pitch, yaw, roll]: Angles): void {
  if (!joints.length || (pitch === 0 && yaw === 0 && roll === 0)) return;
  const share = anglesTurn([pitch / joints.length, yaw / joints.length, roll / joints.length]);
  for (const joint of joints) setOwn(puppet, joint, share);
}

/** Takes out of neck and head what the trunk has turned them, more of it towards the head. */
function steadyHead(puppet: Puppet, body: Anatomy, { neck, head, steady }: Controls): void {
  const chain = body.neck.includes(body.head) ? body.neck : [...body.neck, body.head];
  const wanted = multiplyQuats(anglesTurn(neck), anglesTurn(head));
  const back = slerp(STILL, multiplyQuats(wanted, invertQuat(turnOf(puppet, body.head))), steady);
  const turns = chain.map((joint, i) =>
    multiplyQuats(slerp(STILL, back, (i + 1) / chain.length), turnOf(puppet, joint)),
  );
  chain.forEach((joint, i) => {
    setTurn(puppet.pose, joint, ...turns[i]);
    updatePose(puppet.pose, joint + 1);
  });
}

function placeFoot(
  puppet: Puppet,
  body: Anatomy,
  leg: Limb,
  foot: FootControl,
  wall?: Wall,
): { away: number; bent: number } {
  const turn = turnOf(puppet, body.hips);
  const offset = V3.scale(foot.at, body.unit);
  const around = anglesTurn([0, foot.around, 0]);
  const ground = wall ? multiplyQuats(anglesTurn(wall.turn), around) : around;
  const placed = rotateVector(ground, V3.sub(V3.add(leg.foot, offset), body.middle));
  const standing = V3.add(wall ? V3.addScaled(body.middle, wall.shift, body.unit) : body.middle, placed);
  let paw = multiplyQuats(ground, anglesTurn([-foot.roll, 0, 0]));
  let ankle = ankleOf(leg, standing, paw);
  if (foot.free > 0) {
    const hips = puppet.skeleton.joints[body.hips].at;
    const root = puppet.pose.root;
    // in the air a foot turns about its ankle: about the tips of long toes it would carry that up past the hip
    const carried = rotateVector(turn, V3.sub(V3.add(leg.ankle, offset), hips));
    const borne: Vec3 = [
      hips[0] + root[0] + carried[0],
      hips[1] + root[1] + carried[1],
      hips[2] + root[2] + carried[2],
    ];
    const pawBorne = multiplyQuats(turn, anglesTurn([-foot.roll, 0, 0]));
    ankle = swingBetween(placeOf(puppet, leg.joints[0]), ankle, borne, foot.free);
    paw = slerp(paw, pawBorne, foot.free);
  }
  const hip = placeOf(puppet, leg.joints[0]);
  // up to where a leg would be folded through its own hip
  const room = Math.max(0, hip[1] - FOLDED * leg.reach - ankle[1]);
  return reachTo(puppet, leg, V3.add(ankle, [0, Math.min(room, foot.raised * body.unit), 0]), paw, foot);
}

function ankleOf({ paw, ankle, foot }: Limb, tip: Vec3, turn: Quat): Vec3 {
  return paw ? V3.add(tip, rotateVector(turn, V3.sub(ankle, foot))) : tip;
}

/** A place between two as seen from a hip: the leg swings from one to the other, where the straight way could lead through the hip. */
function swingBetween(hip: Vec3, from: Vec3, to: Vec3, share: number): Vec3 {
  const [a, b] = [V3.sub(from, hip), V3.sub(to, hip)];
  const [u, v] = [V3.normalize(a, [0, -1, 0]), V3.normalize(b, [0, -1, 0])];
  const way = rotateVector(slerp(STILL, turnBetween(u, v), share), u);
  return V3.addScaled(hip, way, V3.length(a) + (V3.length(b) - V3.length(a)) * share);
}
