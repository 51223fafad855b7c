import { invertQuat, multiplyQuats, type Quat, rotateVector, turnBetween, V3, type Vec3 } from '../../math/index.ts';
import type { SkeletonPose } from '../skeleton-pose.ts';
import type { Arm, Biped, Leg } from './measure.ts';

const RADIANS = Math.PI / 180;
const STILL: Quat = [0, 0, 0, 1];

/**
 * Where upper arms do not go, the chest's axes with x outwards: straight behind it and all across it. Degrees off the plane from which they go on more
 * and more slowly, how much further they get, and which way they give.
 */
const BEHIND = { pole: [0, 0, -1], from: 54, room: 11, gives: [0, -1, 0] } as const;
const ACROSS = { pole: [-1, 0, 0], from: 48, room: 11, gives: [0, -0.3, 1] } as const;
type Bound = typeof BEHIND | typeof ACROSS;
/** How much of the way that it gives there is in where an arm goes that was sent to the very middle of what is forbidden. */
const GIVE = 0.6;
/** Arm's lengths beyond an arm's reach, and degrees within what is forbidden, from which a place is given up. */
const VAIN_FAR = 0.5;
const VAIN_OFF = 20;
/** Degrees that thighs go back, and to either side: towards the other leg, and away. */
const BACK = 46;
const INWARDS = 36;
const OUTWARDS = 62;

/**
 * Turns a whole arm at its shoulder back to where shoulders go: neither straight behind the chest nor all across it. `own` holds rotations against
 * parents, 4 numbers a joint from `at` on; softly, an arm slows down before its bound.
 */
export function limitArm(own: Float64Array | Float32Array, at: number, arm: Arm, softly: boolean): boolean {
  const { bones, shoulder, side } = arm;
  const base = shoulder >= 0 ? quatAt(own, at + 4 * shoulder) : STILL;
  const turn = quatAt(own, at + 4 * bones.upper);
  const [x, y, z] = rotateVector(base, rotateVector(turn, bones.upperDirection));
  const from: Vec3 = [x * side, y, z];
  // each takes from the other: a few rounds meet both
  let to = from;
  for (let round = 0; round < 3; round++) to = holdBack(holdBack(to, BEHIND, softly), ACROSS, softly);
  if (to === from) return false;
  const swing = turnBetween([x, y, z], [to[0] * side, to[1], to[2]]);
  const turned = multiplyQuats(invertQuat(base), multiplyQuats(swing, multiplyQuats(base, turn)));
  for (let k = 0; k < 4; k++) own[at + 4 * bones.upper + k] = turned[k];
  return true;
}

/**
 * How vain it is for a hand to be sent to a place, 0 to 1: farther away than the arm is long, and where shoulders do not go. Bodies whose trunk lies level
 * have their hips and knees there. `way` is from the shoulder, in the chest's frame.
 */
export function isVain({ length, side }: Arm, way: Vec3): number {
  const far = smooth((V3.length(way) / length - 1) / VAIN_FAR);
  const [x, y, z] = V3.normalize(way, [0, -1, 0]);
  const off = Math.max(...[BEHIND, ACROSS].map(({ pole, from }) => offPlane([x * side, y, z], pole) - from));
  return far * smooth(off / VAIN_OFF);
}

/** How far thighs are beyond what hips do in a pose: degrees that the pelvis would have to be pitched and rolled by. */
export function beyondHips({ pose, hips, legs }: Biped): { pitch: number; roll: number } {
  const pelvis = invertQuat(quatAt(pose.turns, 4 * hips));
  let [pitch, roll] = [0, 0];
  for (const { bones, side } of legs as readonly Leg[]) {
    const [x, y, z] = rotateVector(pelvis, boneOf(pose, bones.upper, bones.lower));
    if (y < 0) pitch = Math.max(pitch, Math.asin(Math.min(1, -z)) / RADIANS - BACK);
    const out = Math.asin(Math.max(-1, Math.min(1, x * side))) / RADIANS;
    roll -= side * (Math.max(0, out - OUTWARDS) - Math.max(0, -out - INWARDS));
  }
  return { pitch, roll };
}

/** A direction brought out of what is forbidden. */
function holdBack(dir: Vec3, { pole, from, room, gives }: Bound, softly: boolean): Vec3 {
  const over = offPlane(dir, pole) - (softly ? from : from + room);
  if (over <= 0) return dir;
  const least = (from + room * (softly ? 1 - Math.exp(-over / room) : 1)) * RADIANS;
  const deep = over / (90 - from);
  const aside = V3.addScaled(V3.addScaled(dir, pole, -V3.dot(dir, pole)), gives, GIVE * deep);
  return V3.addScaled(V3.scale(V3.normalize(aside, gives), Math.cos(least)), pole, Math.sin(least));
}

function offPlane(dir: Vec3, pole: Vec3): number {
  return Math.asin(Math.max(-1, Math.min(1, V3.dot(dir, pole)))) / RADIANS;
}

function smooth(x: number): number {
  const t = Math.min(1, Math.max(0, x));
  return t * t * (3 - 2 * t);
}

function boneOf({ at }: SkeletonPose, a: number, b: number): Vec3 {
  return V3.normalize([at[b * 3] - at[a * 3], at[b * 3 + 1] - at[a * 3 + 1], at[b * 3 + 2] - at[a * 3 + 2]]);
}

function quatAt(list: Float64Array | Float32Array, i: number): Quat {
  return [list[i], list[i + 1], list[i + 2], list[i + 3]];
}
