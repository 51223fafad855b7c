import { multiplyQuats, type Quat, rotateVector, slerp, turnBetween, V3, type Vec3 } from '../../math/index.ts';
import { liftBone } from '../lift-bone.ts';
import { setTurn, updatePose } from '../skeleton-pose.ts';
import type { Anatomy } from './anatomy.ts';
import { type Puppet, placeOf, turnOf } from './puppet.ts';

const STILL: Quat = [0, 0, 0, 1];
/** How steeply a limp tail goes down until it lies, and units above the ground at which it does. */
const SAG = 0.45;
const LIES = 0.04;

/**
 * Lays the tails of a body that lies on the ground, `much` from 0 to 1: however they are curled at rest, they do not stand up from one that lies on its side.
 * The puppet must be settled, and is.
 */
export function layTails(puppet: Puppet, body: Anatomy, much: number): void {
  if (much <= 0) return;
  const { skeleton, pose } = puppet;
  for (const tail of body.tails)
    for (let i = 0; i + 1 < tail.length; i++) {
      const bone = V3.sub(skeleton.joints[tail[i + 1]].at, skeleton.joints[tail[i]].at);
      const turn = turnOf(puppet, tail[i]);
      const now = V3.normalize(rotateVector(turn, bone), [0, 0, -1]);
      const level: Vec3 = V3.normalize([now[0], 0, now[2]], [0, 0, -1]);
      const limp = slerp(STILL, turnBetween(now, V3.normalize([level[0], -SAG, level[2]])), much);
      const laid = liftBone(multiplyQuats(limp, turn), placeOf(puppet, tail[i]), bone, body.ground + LIES * body.unit);
      setTurn(pose, tail[i], ...laid);
      updatePose(pose, tail[i] + 1);
    }
}
