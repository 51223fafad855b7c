import { GeometryError, rotateVector } from '../../math/index.ts';
import type { RigSkeleton } from '../../rig/index.ts';
import { type Flesh, lowestFlesh } from '../flesh.ts';
import type { Motion } from '../motion.ts';
import { loadFrame, storeFrame } from '../motion-frames.ts';
import { resetPose } from '../skeleton-pose.ts';
import { calmJoints } from './calm.ts';
import type { Clip } from './clip.ts';
import { CLIPS, GENERAL } from './clips/index.ts';
import { findContacts } from './contacts.ts';
import { type Biped, measureBiped } from './measure.ts';
import { followThrough } from './overlap.ts';
import { type BodySolver, type BodyValues, createBodySolver } from './solve-body.ts';
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
  settle(biped, solver, bodies, { loop, flesh });
  const motion: Motion = {
    name,
    fps: FPS,
    frames,
    loop,
    rotations: new Float32Array(frames * biped.pose.count * 4),
    root: new Float32Array(frames * 3),
    contacts: [],
  };
  resetPose(biped.pose);
  bodies.forEach((body, f) => {
    solver.solve(body);
    storeFrame(biped.pose, motion, f);
  });
  calmJoints(motion, biped.pose.count);
  followThrough(skeleton, biped.pose, motion);
  // tails that are laid aside
  calmJoints(motion, biped.pose.count);
  if (flesh) liftAgain(biped, motion, flesh);
  const { stride = 0, rise = 0, cycles = 0 } = clip.gait ?? {};
  const travel = {
    y: (rise * cycles + (clip.travel?.y ?? 0)) * biped.legLength,
    z: (stride * cycles + (clip.travel?.z ?? 0)) * biped.legLength,
  };
  const contacts = findContacts(biped, motion, travel);
  if (inPlace) removeTravel(motion);
  else addTravel(motion, travel);
  if (loop) closeLoop(motion, biped.pose.count * 4);
  return { ...motion, contacts };
}

/** Lets the pelvis down where a standing foot would not be reached, and lifts the body where it would sink into the ground. */
function settle(
  biped: Biped,
  solver: BodySolver,
  bodies: BodyValues[],
  { loop, flesh }: { loop: boolean; flesh?: Flesh },
): void {
  const fleshSunk = flesh ? sunkFlesh(biped, flesh) : () => 0;
  const drops = Float64Array.from(bodies, (body) => solver.drop(body));
  spread(drops, loop, Math.min);
  bodies.forEach((body, f) => {
    body.raise = drops[f];
  });
  const lifts = Float64Array.from(bodies, (body) => {
    solver.solve(body);
    return Math.max(0, sunk(biped), fleshSunk());
  });
  spread(lifts, loop, Math.max);
  bodies.forEach((body, f) => {
    body.raise += lifts[f];
  });
}

/** How deep flesh is in the ground in the pose, metres: skirts, which hang about legs and hips and lie down in folds, apart. */
function sunkFlesh({ skeleton, pose, level }: Biped, flesh: Flesh): () => number {
  // what carries its trunk level wears none
  const isCloth = skeleton.joints.map(
    ({ name }) => level < 1 && /^(Hips|(Left|Right)(UpLeg|Leg|Foot|Toe.*))$/.test(name),
  );
  resetPose(pose);
  const least = level < 1 ? skeleton.ground : Math.min(skeleton.ground, lowestFlesh(pose, flesh).y);
  return () => least - lowestFlesh(pose, flesh, (j) => isCloth[j]).y;
}

/** Lifts a finished motion by what evened-out limbs and tails still have in the ground. */
function liftAgain(biped: Biped, motion: Motion, flesh: Flesh): void {
  const deep = sunkFlesh(biped, flesh);
  const lifts = Float64Array.from({ length: motion.frames }, (_, f) => {
    loadFrame(biped.pose, motion, f);
    return Math.max(0, deep());
  });
  spread(lifts, motion.loop, Math.max);
  lifts.forEach((lift, f) => {
    motion.root[3 * f + 1] += lift;
  });
}

/** How deep the body is in the ground, feet that stand apart: joints have flesh around them. Metres. */
function sunk(biped: Biped): number {
  const { pose, skeleton } = biped;
  const low = (joint: number, flesh: number) => skeleton.ground + flesh - pose.at[joint * 3 + 1];
  let most = Math.max(
    low(biped.hips, biped.pelvisSize * 0.75),
    low(biped.head, biped.headSize * 0.75),
    ...biped.spine.map((j) => low(j, biped.pelvisSize * 0.7)),
  );
  const [hx, hy, hz, hw] = pose.turns.subarray(biped.head * 4, biped.head * 4 + 4);
  most = Math.max(most, low(biped.head, 0) - 2 * rotateVector([hx, hy, hz, hw], biped.headMiddle)[1]);
  for (const arm of biped.arms) {
    most = Math.max(most, low(arm.bones.lower, arm.length * 0.06), low(arm.bones.end, arm.length * 0.03));
    most = Math.max(most, low(arm.bones.upper, arm.length * 0.13));
  }
  for (const leg of biped.legs) {
    most = Math.max(most, low(leg.bones.lower, leg.length * 0.05));
  }
  return most;
}

/** Widens the peaks of a track and rounds it, so that what it moves does not jerk; it never falls short of a peak. */
function spread(track: Float64Array, loop: boolean, pick: (a: number, b: number) => number): void {
  const n = track.length;
  const lap = n - 1;
  const at = (list: Float64Array, i: number) => list[loop ? ((i % lap) + lap) % lap : Math.min(lap, Math.max(0, i))];
  const reach = 3;
  const wide = Float64Array.from(track, (v, i) => {
    let best = v;
    for (let k = -reach; k <= reach; k++) best = pick(best, at(track, i + k));
    return best;
  });
  for (let i = 0; i < n; i++) {
    let sum = 0;
    let weight = 0;
    for (let k = -reach; k <= reach; k++) {
      const w = reach + 1 - Math.abs(k);
      sum += at(wide, i + k) * w;
      weight += w;
    }
    track[i] = sum / weight;
  }
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
