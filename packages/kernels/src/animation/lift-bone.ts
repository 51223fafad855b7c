import { multiplyQuats, type Quat, rotateVector, V3, type Vec3 } from '../math/index.ts';
import { turnBy } from './gaits/turns.ts';

/** Turns a bone, which at rest goes along `bone` and starts at `from`, up until its end is above the floor. */
export function liftBone(turn: Quat, from: Vec3, bone: Vec3, floor: number): Quat {
  const size = V3.length(bone);
  const to = rotateVector(turn, bone);
  const short = floor - (from[1] + to[1]);
  if (short <= 0 || size < 1e-6) return turn;
  const flat = Math.max(1e-6, Math.hypot(to[0], to[2]));
  const up = Math.min(0.95 * size, to[1] + short);
  const angle = Math.asin(up / size) - Math.atan2(to[1], flat);
  return multiplyQuats(turnBy([(-angle * to[2]) / flat, 0, (angle * to[0]) / flat]), turn);
}
