import { V3, type Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../../rig/index.ts';
import type { Flesh } from '../flesh.ts';
import type { Motion } from '../motion.ts';
import { storeFrame } from '../motion-frames.ts';
import { createSkeletonPose } from '../skeleton-pose.ts';
import { spreadTrack } from '../spread-track.ts';
import type { Anatomy } from './anatomy.ts';
import { applyControls } from './apply-controls.ts';
import { type Controls, restControls } from './controls.ts';
import { createFloor } from './floor.ts';
import { followThrough } from './follow-through.ts';
import { holdTail, liftOverTail } from './hold-tail.ts';
import { layWings } from './lay-wings.ts';
import { slowBends } from './slow-bends.ts';
import { keepSolesUp } from './soles.ts';
import { evenSwivels } from './swivel-legs.ts';

/** A motion as it is written down: what the controls are at every moment. */
export interface Act {
  seconds: number;
  loop: boolean;
  /** Sets the controls for a moment, 0 to 1. */
  pose(t: number, controls: Controls): void;
  /** How far the creature has gone, units. Feet that controls plant are against this. */
  travel?(t: number): Vec3;
  /** How far it lies on its side at a moment, 0 to 1, for what ends so. */
  lying?: (t: number) => number;
  /** How loose tails are, 1 being usual, 0 not at all. */
  looseness?: number;
}

/** Acts by name: what is seen, in a sentence, and how a body does it. */
export type ActTable = Readonly<Record<string, readonly [about: string, act: (body: Anatomy) => Act]>>;

/** What a creature's motion may leave out, and what it may know of the body. */
export interface CreatureMotionOptions {
  /** Leaves out how far the creature goes, so that it stays on its spot. Default false. */
  inPlace?: boolean;
  /** What lies about the bones: keeps bellies off the ground. Default: bones alone. */
  flesh?: Flesh;
}

const FPS = 30;
/** Frames to either side over which a trunk is raised. */
const RISE = 3;

/** Plays an act on a skeleton. */
export function recordAct(
  name: string,
  skeleton: RigSkeleton,
  body: Anatomy,
  act: Act,
  { inPlace = false, flesh }: CreatureMotionOptions,
): Motion {
  const steps = Math.max(2, Math.round(act.seconds * FPS));
  const frames = steps + 1;
  const puppet = { skeleton, pose: createSkeletonPose(skeleton) };
  const motion: Motion = {
    ...{ name, fps: FPS, frames, loop: act.loop },
    rotations: new Float32Array(frames * skeleton.joints.length * 4),
    root: new Float32Array(frames * 3),
    travel: inPlace || !act.travel ? [0, 0, 0] : V3.scale(V3.sub(act.travel(1), act.travel(0)), body.unit),
    contacts: [],
  };
  const moments = Array.from({ length: frames }, (_, f) => {
    const controls = restControls(body);
    // a loop ends as it began
    act.pose(act.loop && f === steps ? 0 : f / steps, controls);
    return controls;
  });
  const { lying } = act;
  if (flesh && lying) {
    const much = moments.map((_, f) => lying(f / steps));
    layWings(puppet, body, moments, { flesh, lying: much });
  }
  if (flesh) keepSolesUp(moments, { skeleton, body, flesh, loop: act.loop });
  const keepAbove = createFloor(puppet, body, flesh);
  const planted: boolean[][] = body.legs.map(() => []);
  const raised = Float64Array.from(moments, (controls) => {
    const before = controls.shift[1];
    applyControls(puppet, body, controls);
    keepAbove(controls);
    return controls.shift[1] - before;
  });
  raiseSoftly(moments, raised, act.loop);
  evenSwivels(moments, body, act.loop);
  for (const controls of moments) applyControls(puppet, body, controls);
  slowBends(moments, body, act.loop);
  for (let f = 0; f < frames; f++) {
    const controls = moments[f];
    applyControls(puppet, body, controls);
    keepAbove(controls);
    storeFrame(puppet.pose, motion, f);
    controls.feet.forEach((foot, i) => void planted[i].push(foot.planted));
  }
  const loose = act.looseness ?? 1;
  const still = motion.rotations.slice();
  if (loose > 0) {
    const floor = body.ground + 0.03 * body.unit;
    const lowestOf = (chain: readonly number[]) => Math.min(floor, ...chain.map((j) => skeleton.joints[j].at[1]));
    for (const tail of body.tails)
      followThrough(puppet, motion, tail, {
        frequency: 2.2,
        damping: 0.45,
        inertia: 0.25 * loose,
        floor: lowestOf(tail),
      });
    for (const ear of body.ears)
      followThrough(puppet, motion, ear, { frequency: 4, damping: 0.35, inertia: 0.12 * loose, floor: lowestOf(ear) });
  }
  if (flesh && body.legs.length && body.tails.length) {
    for (const tail of body.tails) holdTail(puppet, motion, tail, { flesh, still });
    liftOverTail(puppet, motion, flesh, (f) => planted.some((own) => own[f]));
  }
  if (!inPlace) addTravel(motion, body, act);
  if (act.loop) closeLoop(motion, skeleton.joints.length * 4);
  return { ...motion, contacts: body.legs.flatMap((leg, i) => spansOf(planted[i], leg.chain)) };
}

/** Spreads what the floor has raised the trunk by over the frames around, so that no body pops up and down, but begins and ends as it was to. */
function raiseSoftly(moments: readonly Controls[], raised: Float64Array, loop: boolean): void {
  const soft = raised.slice();
  spreadTrack(soft, loop, Math.max, RISE);
  const last = moments.length - 1;
  moments.forEach((controls, f) => {
    const [x, y, z] = controls.shift;
    const much = loop ? 1 : Math.min(1, f / RISE, (last - f) / RISE);
    controls.shift = [x, y + much * (soft[f] - raised[f]), z];
  });
}

/** Last of all: what swings must not feel whether the clip stays on its spot. */
function addTravel({ root, frames }: Motion, { unit }: Anatomy, act: Act): void {
  for (let f = 0; act.travel && f < frames; f++) {
    const gone = act.travel(f / (frames - 1));
    for (let k = 0; k < 3; k++) root[3 * f + k] += gone[k] * unit;
  }
}

/** The last frame is the first, but for the travel; on the side of the frame before it. */
function closeLoop({ rotations, frames }: Motion, width: number): void {
  const last = (frames - 1) * width;
  for (let i = 0; i < width; i += 4) {
    let dot = 0;
    for (let k = 0; k < 4; k++) dot += rotations[i + k] * rotations[last - width + i + k];
    for (let k = 0; k < 4; k++) rotations[last + i + k] = (dot < 0 ? -1 : 1) * rotations[i + k];
  }
}

function spansOf(planted: readonly boolean[], chain: number): { chain: number; from: number; to: number }[] {
  const spans: { chain: number; from: number; to: number }[] = [];
  for (let f = 0; f < planted.length; f++) {
    if (!planted[f]) continue;
    const from = f;
    while (f + 1 < planted.length && planted[f + 1]) f++;
    if (f > from) spans.push({ chain, from: from / FPS, to: f / FPS });
  }
  return spans;
}
