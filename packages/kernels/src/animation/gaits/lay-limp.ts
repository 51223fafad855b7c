import { multiplyQuats, type Quat, rotateVector, slerp, turnBetween, V3, type Vec3 } from '../../math/index.ts';
import { liftBone } from '../lift-bone.ts';
import { setTurn, updatePose } from '../skeleton-pose.ts';
import type { Anatomy } from './anatomy.ts';
import { type Puppet, placeOf, turnOf } from './puppet.ts';

const STILL: Quat = [0, 0, 0, 1];
/** How steeply what is limp goes down until it lies, and units above the ground at which a tail does. */
const SAG = 0.45;
const LIES = 0.04;
/** Height at which a head lies, against its length. */
const THICK = 0.5;

/**
 * Lays the tails and the neck of a body that lies on the ground, `much` from 0 to 1: however they are curled or held at rest, they do not stand out from one
 * that lies on its side. The puppet must be settled, and is.
 */
export function layLimp(puppet: Puppet, body: Anatomy, much: number): void {
  if (much <= 0) return;
  for (const tail of body.tails) layRun(puppet, tail, much, body.ground + LIES * body.unit);
  const { nape, neck, head } = body;
  const joints = [...neck.filter((j) => j !== head), head];
  if (nape.length <= joints.length) return;
  const long = V3.distance(nape[joints.length - 1], nape[joints.length]);
  layRun(puppet, joints, much, body.ground + THICK * long);
}

/** Lets the bones between some joints sink, from the first on, to a height. */
function layRun(puppet: Puppet, run: readonly number[], much: number, floor: number): void {
  const { skeleton, pose } = puppet;
  for (let i = 0; i + 1 < run.length; i++) {
    const bone = V3.sub(skeleton.joints[run[i + 1]].at, skeleton.joints[run[i]].at);
    const turn = turnOf(puppet, run[i]);
    const now = V3.normalize(rotateVector(turn, bone), [0, 0, -1]);
    const level: Vec3 = V3.normalize([now[0], 0, now[2]], [0, 0, -1]);
    const limp = slerp(STILL, turnBetween(now, V3.normalize([level[0], -SAG, level[2]])), much);
    setTurn(pose, run[i], ...liftBone(multiplyQuats(limp, turn), placeOf(puppet, run[i]), bone, floor));
    updatePose(pose, run[i] + 1);
  }
}
