import { invertQuat, multiplyQuats, type Quat, rotateVector, slerp, V3, type Vec3 } from '../../math/index.ts';
import { liftBone } from '../lift-bone.ts';
import type { Motion } from '../motion.ts';
import { loadFrame, storeFrame } from '../motion-frames.ts';
import { ownOf, type Puppet, placeOf, setOwn, turnOf } from './puppet.ts';
import { turnBy, turnVector } from './turns.ts';

/** How something loose moves. */
export interface Looseness {
  /** Hertz, at the base; towards the end it gets slower. */
  frequency: number;
  /** 1 does not swing over, less does. */
  damping: number;
  /** Share of the base's jolts that it feels. */
  inertia: number;
  /** It is kept above this, metres. */
  floor: number;
}

/** How much a joint lags at most, and all of a chain together, radians: many that give way a little would whip around. */
const LAG_MAX = (38 * Math.PI) / 180;
const LAG_ALL = (115 * Math.PI) / 180;
/** Seconds before the end of what is no loop in which it comes to rest where it was to. */
const SETTLING = 0.3;
const PIECES = 6;

/**
 * Lets a chain of joints follow what carries it like damped springs, one after the other: late, over the goal and back. In a loop it is run round
 * after round until it closes; else it ends where it was to, and goes on from there in the next clip. The motion is changed in place.
 */
export function followThrough(puppet: Puppet, motion: Motion, joints: readonly number[], loose: Looseness): void {
  const { skeleton, pose } = puppet;
  const { frames, fps, loop } = motion;
  if (joints.length === 0 || frames < 3) return;
  const parent = skeleton.joints[joints[0]].parent;
  let carriers: Quat[] = [];
  let places: Vec3[] = [];
  const wanted: Quat[][] = joints.map(() => []);
  for (let f = 0; f < frames; f++) {
    loadFrame(pose, motion, f);
    carriers.push(turnOf(puppet, parent));
    places.push(placeOf(puppet, joints[0]));
    for (const [i, j] of joints.entries()) wanted[i].push(ownOf(puppet, j));
  }
  const swung: Quat[][] = [];
  for (let i = 0; i < joints.length; i++) {
    const next = joints[i + 1] ?? skeleton.joints.findIndex((j) => j.parent === joints[i]);
    const bone: Vec3 = next >= 0 ? V3.sub(skeleton.joints[next].at, skeleton.joints[joints[i]].at) : [0, 0, 0];
    const goals = carriers.map((q, f) => multiplyQuats(q, wanted[i][f]));
    const slow = 1 - (0.35 * i) / joints.length;
    const turns = spring(
      goals,
      jolts(places, fps, loop),
      bone,
      { ...loose, frequency: loose.frequency * slow, most: Math.min(LAG_MAX, LAG_ALL / joints.length) },
      fps,
      loop,
    );
    if (!loop) settle(turns, goals, fps);
    for (let f = 0; f < frames; f++) turns[f] = liftBone(turns[f], places[f], bone, loose.floor);
    swung.push(turns.map((q, f) => multiplyQuats(invertQuat(carriers[f]), q)));
    carriers = turns;
    places = places.map((p, f) => V3.add(p, rotateVector(turns[f], bone)));
  }
  for (let f = 0; f < frames; f++) {
    loadFrame(pose, motion, f);
    for (const [i, j] of joints.entries()) setOwn(puppet, j, swung[i][f]);
    storeFrame(pose, motion, f);
  }
}

/** Accelerations of a place, m/s^2; steady travel is none. */
function jolts(places: readonly Vec3[], fps: number, loop: boolean): Vec3[] {
  const last = places.length - 1;
  const travel = V3.sub(places[last], places[0]);
  const at = (f: number): Vec3 => {
    if (f >= 0 && f <= last) return places[f];
    if (!loop) return places[f < 0 ? 0 : last];
    return f < 0 ? V3.sub(places[f + last], travel) : V3.add(places[f - last], travel);
  };
  return places.map((p, f) => V3.scale(V3.sub(V3.add(at(f - 1), at(f + 1)), V3.scale(p, 2)), fps * fps));
}

/** Brings turns to their goals at the end, softly. */
function settle(turns: Quat[], goals: readonly Quat[], fps: number): void {
  const [last, time] = [turns.length - 1, SETTLING * fps];
  for (let f = Math.max(0, Math.ceil(last - time)); f <= last; f++) {
    const u = 1 - (last - f) / time;
    turns[f] = slerp(turns[f], goals[f], u * u * (3 - 2 * u));
  }
}

function spring(
  goals: readonly Quat[],
  shoves: readonly Vec3[],
  bone: Vec3,
  { frequency, damping, inertia, most }: Looseness & { most: number },
  fps: number,
  loop: boolean,
): Quat[] {
  const last = goals.length - 1;
  const stiffness = (2 * Math.PI * frequency) ** 2;
  const drag = 2 * damping * 2 * Math.PI * frequency;
  const size = Math.max(1e-6, V3.length(bone));
  const laps = loop ? 1 + Math.ceil((4 * fps) / (last * Math.max(0.3, frequency * damping))) : 1;
  const out: Quat[] = [...goals];
  let turn = goals[0];
  let speed: Vec3 = [0, 0, 0];
  const step = 1 / (fps * PIECES);
  for (let lap = 0; lap < laps; lap++) {
    out[0] = turn;
    for (let f = 0; f < last; f++) {
      const move = turnVector(multiplyQuats(goals[f + 1], invertQuat(goals[f])));
      for (let n = 1; n <= PIECES; n++) {
        const goal = multiplyQuats(turnBy(V3.scale(move, n / PIECES)), goals[f]);
        const away = turnVector(multiplyQuats(goal, invertQuat(turn)));
        const shove = V3.scale(V3.cross(rotateVector(turn, bone), shoves[f]), -inertia / (size * size));
        speed = V3.addScaled(speed, V3.addScaled(V3.addScaled(shove, away, stiffness), speed, -drag), step);
        turn = multiplyQuats(turnBy(V3.scale(speed, step)), turn);
        const lag = turnVector(multiplyQuats(turn, invertQuat(goal)));
        const much = V3.length(lag);
        if (much > most) turn = multiplyQuats(turnBy(V3.scale(lag, most / much)), goal);
      }
      out[f + 1] = turn;
    }
  }
  return out;
}
