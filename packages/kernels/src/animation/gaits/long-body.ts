import { multiplyQuats, type Quat, turnBetween, V3, type Vec3 } from '../../math/index.ts';
import { setTurn, updatePose } from '../skeleton-pose.ts';
import type { Anatomy } from './anatomy.ts';
import { type Puppet, placeOf } from './puppet.ts';
import { turnBy } from './turns.ts';

/** A body that is one long line, from the tip of the tail to the head. */
export interface LongBody {
  joints: readonly number[];
  /** Which of them is the root. */
  root: number;
  /** From the nose back to each joint along the body, 0 to 1. */
  share: readonly number[];
  /** Along the ground, metres. */
  length: number;
  /** Rest: places, and for each bone (towards the head) length and headings: to the left of +Z, and up, radians. */
  rest: readonly Vec3[];
  bones: readonly { size: number; yaw: number; rise: number }[];
}

/** Where each bone of a long body points, radians: to the left of +Z, and up. */
export interface Course {
  yaw: number[];
  rise: number[];
}

/** Bones that rise by more, radians, and point back lean; others are the turns of a body that lies in bends. */
const LEANING = Math.PI / 6;

/** Finds the line. */
export function describeLongBody({ skeleton }: Puppet, body: Anatomy): LongBody {
  const { joints: all } = skeleton;
  const neck = body.neck.includes(body.head) ? body.neck : [...body.neck, body.head];
  const top = all.findIndex((j) => j.name === 'HeadTop_End');
  const front = [...new Set([...body.spine, ...neck, ...(top >= 0 ? [top] : [])])];
  const line = [...[...(body.tails[0] ?? [])].reverse(), body.hips, ...front];
  const rest = line.map((j) => all[j].at);
  const bones = rest.slice(1).map((p, i) => {
    const step = V3.sub(p, rest[i]);
    const flat = Math.hypot(step[0], step[2]);
    const yaw = flat > 0.25 * V3.length(step) ? Math.atan2(step[0], step[2]) : 0;
    const rise = Math.atan2(step[1], flat);
    const size = Math.max(1e-6, V3.length(step));
    // what leans back as it rises, a cobra's neck, heads forward all the same
    if (rise > LEANING && Math.abs(yaw) > Math.PI / 2)
      return { size, yaw: yaw - Math.sign(yaw) * Math.PI, rise: Math.PI - rise };
    return { size, yaw, rise };
  });
  const back = new Array<number>(line.length).fill(0);
  for (let i = line.length - 2; i >= 0; i--) back[i] = back[i + 1] + bones[i].size;
  const share = back.map((b) => b / Math.max(1e-6, back[0]));
  const length = Math.max(
    1e-6,
    bones.reduce((sum, { size, rise }) => sum + size * Math.abs(Math.cos(rise)), 0),
  );
  return { joints: line, root: line.indexOf(body.hips), share, length, rest, bones };
}

/** The course of a body at rest. */
export function restCourse({ bones }: LongBody): Course {
  return { yaw: bones.map((b) => b.yaw), rise: bones.map((b) => b.rise) };
}

/**
 * Lays a long body along a course. It turns about the vertical, then up or down, and never about itself. `anchor` is the joint of the line that stays
 * where the rest has it; undefined keeps the middle of all of them there, but for its height where the body `lies`: then the lowest stays as low. `stand`
 * turns the whole: against a wall instead of on the ground.
 */
export function layBody(
  puppet: Puppet,
  line: LongBody,
  course: Course,
  { anchor, stand, lies = false }: { anchor?: number; stand?: Quat; lies?: boolean } = {},
): void {
  const { pose } = puppet;
  const { joints, root, bones } = line;
  const turns = bones.map((bone, i): Quat => {
    const yaw = turnBy([0, course.yaw[i] - bone.yaw, 0]);
    const flat: Vec3 = [Math.sin(course.yaw[i]), 0, Math.cos(course.yaw[i])];
    const pointed = (rise: number): Vec3 => [flat[0] * Math.cos(rise), Math.sin(rise), flat[2] * Math.cos(rise)];
    const turn = multiplyQuats(turnBetween(pointed(bone.rise), pointed(course.rise[i])), yaw);
    return stand ? multiplyQuats(stand, turn) : turn;
  });
  setTurn(pose, joints[root], ...turns[Math.min(root, turns.length - 1)]);
  updatePose(pose);
  // forward a joint turns the bone before it, backward the one behind it
  for (let i = root + 1; i < turns.length; i++) {
    setTurn(pose, joints[i], ...turns[i]);
    updatePose(pose, joints[i] + 1);
  }
  for (let i = root - 1; i >= 1; i--) {
    setTurn(pose, joints[i], ...turns[i - 1]);
    updatePose(pose, joints[i] + 1);
  }
  const move: [number, number, number] = [0, 0, 0];
  const chosen = anchor === undefined ? joints.map((_, i) => i) : [anchor];
  for (const i of chosen) {
    const at = placeOf(puppet, joints[i]);
    for (let k = 0; k < 3; k++) move[k] += (line.rest[i][k] - at[k]) / chosen.length;
  }
  if (lies && anchor === undefined)
    move[1] = Math.min(...line.rest.map((p) => p[1])) - Math.min(...joints.map((j) => placeOf(puppet, j)[1]));
  for (let k = 0; k < 3; k++) pose.root[k] += move[k];
  updatePose(pose);
}
