import { multiplyQuats, type Quat, rotateVector, V3, type Vec3 } from '../../math/index.ts';
import type { JointChain } from '../../rig/index.ts';
import { liftBone } from '../lift-bone.ts';
import { setTurn, updatePose } from '../skeleton-pose.ts';
import type { Anatomy } from './anatomy.ts';
import { type Puppet, placeOf, turnOf } from './puppet.ts';
import { turnBy } from './turns.ts';

const DEGREE = Math.PI / 180;

/**
 * Bends a chain joint by joint: `bend` says, for a share of its length, how far it curls up and to its left against rest, degrees a joint. Kept above
 * the ground. The joints before it must be up to date.
 */
export function bendChain(
  puppet: Puppet,
  { joints }: Pick<JointChain, 'joints'>,
  bend: (share: number) => readonly [up: number, left: number],
  floor: number,
): void {
  const { skeleton, pose } = puppet;
  const rest = (j: number): Vec3 => skeleton.joints[j].at;
  let parent = turnOf(puppet, skeleton.joints[joints[0]].parent);
  for (let i = 0; i + 1 < joints.length; i++) {
    const bone = V3.sub(rest(joints[i + 1]), rest(joints[i]));
    const flat = Math.hypot(bone[0], bone[2]);
    // about what it curls up: level, across the chain as it lies
    const across: Vec3 = flat > 1e-6 ? [-bone[2] / flat, 0, bone[0] / flat] : [-1, 0, 0];
    const [up, left] = bend(i / (joints.length - 1));
    const own = multiplyQuats(turnBy([0, left * DEGREE, 0]), turnBy(V3.scale(across, up * DEGREE)));
    const turn: Quat = liftBone(multiplyQuats(parent, own), placeOf(puppet, joints[i]), bone, floor);
    setTurn(pose, joints[i], ...turn);
    updatePose(pose, joints[i] + 1);
    parent = turn;
  }
}

/** Tentacles that feel their way: each lifts, stretches forward, lays itself down and pulls, one after the other; tips curl last. */
export function crawlTentacles(puppet: Puppet, body: Anatomy, t: number, strength: number): void {
  const floor = body.ground + 0.02 * body.unit;
  body.tentacles.forEach((tentacle, n) => {
    const phase = 0.5 * ((tentacle.order + (tentacle.side > 0 ? 0 : 1)) % 2) + 0.09 * tentacle.order;
    const start = puppet.skeleton.joints[tentacle.joints[0]].at;
    const end = puppet.skeleton.joints[tentacle.joints[tentacle.joints.length - 1]].at;
    // forward is to the left for what points right
    const side = Math.sign(start[0] - end[0]) || (n % 2 ? 1 : -1);
    const joints = tentacle.joints.length;
    bendChain(
      puppet,
      tentacle,
      (share) => {
        const at = 2 * Math.PI * (t - phase - 0.42 * share);
        const up = (150 / joints) * strength * (0.25 + share) * (0.45 * Math.cos(at) + 0.3);
        const sweep = (105 / joints) * strength * Math.sin(at) * side * (share < 0.1 ? 1.6 : 0.8);
        return [up, sweep];
      },
      floor,
    );
  });
}

/** Something about where the parts of a body are that a tentacle may reach for: a direction, in the model's frame. */
export function reachTentacle(
  puppet: Puppet,
  tentacle: JointChain,
  towards: Vec3,
  amount: number,
  floor: number,
): void {
  const { skeleton, pose } = puppet;
  const count = tentacle.joints.length;
  for (let i = 0; i + 1 < count; i++) {
    const joint = tentacle.joints[i];
    const bone = V3.sub(skeleton.joints[tentacle.joints[i + 1]].at, skeleton.joints[joint].at);
    const parent = turnOf(puppet, skeleton.joints[joint].parent);
    const now = V3.normalize(rotateVector(parent, bone));
    const axis = V3.cross(now, towards);
    const sine = V3.length(axis);
    const angle = Math.atan2(sine, V3.dot(now, towards)) * amount * Math.min(1, (i + 1) / (0.4 * count));
    const turn = multiplyQuats(turnBy(V3.scale(axis, sine > 1e-6 ? angle / sine : 0)), parent);
    setTurn(pose, joint, ...liftBone(turn, placeOf(puppet, joint), bone, floor));
    updatePose(pose, joint + 1);
  }
}
