import { GeometryError } from '../../math/index.ts';
import type { RigSkeleton } from '../../rig/index.ts';
import type { Flesh } from '../flesh.ts';
import type { Motion } from '../motion.ts';
import { storeFrame } from '../motion-frames.ts';
import { resetPose } from '../skeleton-pose.ts';
import { calmJoints } from './calm.ts';
import type { Clip } from './clip.ts';
import { CLIPS, GENERAL } from './clips/index.ts';
import { findContacts } from './contacts.ts';
import { findHeldThings, layThings } from './held-things.ts';
import { limitArm } from './limb-bounds.ts';
import { type Biped, measureBiped } from './measure.ts';
import { followThrough } from './overlap.ts';
import { liftAgain, settle } from './settle.ts';
import { createBodySolver } from './solve-body.ts';
import { sampleClip } from './timeline.ts';

const FPS = 30;

/** See `makeBipedMotion`. */
export interface BipedMotionOptions {
  /** The body stays where it starts: for games that move it themselves. Default false. */
  inPlace?: boolean;
  /** What lies about the bones: keeps heads, arms and backs off the ground. Default: a guess. */
  flesh?: Flesh;
}

/** Presets that any biped has, each with a sentence that says what is seen: the general ones (`preset:walk`), then all of `preset:biped:*`. */
export const BIPED_PRESETS: readonly { preset: string; about: string; seconds: number; loop: boolean }[] = [
  ...GENERAL.map((name) => describe(`preset:${name}`, CLIPS[name])),
  ...Object.entries(CLIPS).map(([name, clip]) => describe(`preset:biped:${name}`, clip)),
];

/** Plays a preset (`preset:walk`, `preset:biped:dance_01`) on a biped. Throws `GeometryError` for a name that is none, or a skeleton without limbs. */
export function makeBipedMotion(preset: string, skeleton: RigSkeleton, options: BipedMotionOptions = {}): Motion {
  const name = preset.replace(/^preset:(biped:)?/, '');
  const clip = CLIPS[name];
  if (!clip || !BIPED_PRESETS.some((p) => p.preset === preset))
    throw new GeometryError('unknown_motion', `There is no motion "${preset}" for bipeds.`);
  return playClip(preset, clip, skeleton, options);
}

/** Plays a clip on a biped. */
export function playClip(
  name: string,
  clip: Clip,
  skeleton: RigSkeleton,
  { inPlace = false, flesh }: BipedMotionOptions = {},
): Motion {
  const biped = measureBiped(skeleton, flesh);
  const solver = createBodySolver(biped);
  const frames = Math.round(clip.seconds * FPS) + 1;
  const loop = clip.loop ?? false;
  const bodies = sampleClip(name.replace(/^preset:(biped:)?/, ''), clip, frames);
  const held = flesh && findHeldThings(biped, flesh);
  settle(biped, solver, bodies, { loop, flesh: held?.bare, held: held?.things.length ? flesh : undefined });
  const motion: Motion = {
    name,
    fps: FPS,
    frames,
    loop,
    rotations: new Float32Array(frames * biped.pose.count * 4),
    root: new Float32Array(frames * 3),
    travel: [0, 0, 0],
    contacts: [],
  };
  resetPose(biped.pose);
  bodies.forEach((body, f) => {
    solver.solve(body);
    storeFrame(biped.pose, motion, f);
  });
  const hold = holdArms(biped);
  calmJoints(motion, biped.pose.count, hold);
  followThrough(skeleton, biped.pose, motion);
  // tails that are laid aside
  calmJoints(motion, biped.pose.count, hold);
  if (held) liftAgain(biped, motion, held.bare);
  if (flesh && held?.things.length) {
    layThings(biped, motion, held.things);
    calmJoints(motion, biped.pose.count, hold);
    // A crossbow is too wide to lie flat in any hand.
    liftAgain(biped, motion, flesh);
  }
  const { stride = 0, rise = 0, cycles = 0 } = clip.gait ?? {};
  const travel = {
    y: (rise * cycles + (clip.travel?.y ?? 0)) * biped.legLength,
    z: (stride * cycles + (clip.travel?.z ?? 0)) * biped.legLength,
  };
  const contacts = findContacts(biped, motion, travel);
  if (inPlace) removeTravel(motion);
  else addTravel(motion, travel);
  if (loop) closeLoop(motion, biped.pose.count * 4);
  return { ...motion, travel: inPlace ? [0, 0, 0] : [0, travel.y, travel.z], contacts };
}

/** Keeps upper arms that are evened out from being taken through what no shoulder does. */
function holdArms({ arms }: Biped): (rotations: Float32Array, frame: number, joint: number) => void {
  const of = new Map(arms.map((arm) => [arm.bones.upper, arm]));
  return (rotations, frame, joint) => {
    const arm = of.get(joint);
    if (arm) limitArm(rotations, frame, arm, false);
  };
}

function addTravel(motion: Motion, travel: { y: number; z: number }): void {
  for (let f = 0; f < motion.frames; f++) {
    const share = f / (motion.frames - 1);
    motion.root[f * 3 + 1] += travel.y * share;
    motion.root[f * 3 + 2] += travel.z * share;
  }
}

/** Where a clip ends elsewhere than it starts, the way there is taken off evenly. */
function removeTravel(motion: Motion): void {
  const { root, frames } = motion;
  for (const k of [0, 2]) {
    const way = root[(frames - 1) * 3 + k] - root[k];
    for (let f = 0; f < frames; f++) root[f * 3 + k] -= (way * f) / (frames - 1);
  }
}

/** The last frame of a loop is its first to the bit, apart from the way gone. */
function closeLoop(motion: Motion, width: number): void {
  motion.rotations.copyWithin((motion.frames - 1) * width, 0, width);
}

function describe(preset: string, { about, seconds, loop = false }: Clip) {
  return { preset, about, seconds, loop };
}
