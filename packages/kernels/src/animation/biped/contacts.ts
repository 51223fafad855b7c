import type { Motion } from '../motion.ts';
import { loadFrame } from '../motion-frames.ts';
import type { Biped } from './measure.ts';

/** Slower than this (leg lengths a second) and lower than this (leg lengths), a foot or a hand stands. */
const SPEED = 0.045;
const HEIGHT = 0.012;
const DRIFT = 0.012;
const HAND_HEIGHT = 0.12;
/** Frames; shorter touches are none. */
const SHORTEST = 3;

/**
 * Spans in which feet and hands stand still, read off the finished motion: a foot by its ball, which is what stays when the heel rises, a hand by its
 * wrist where it is near the ground. `travel` is the way that the body goes evenly over the clip, metres.
 */
export function findContacts(biped: Biped, motion: Motion, travel: { y: number; z: number }): Motion['contacts'] {
  const { skeleton, pose } = biped;
  const { frames, fps } = motion;
  const ends = [
    ...biped.legs.map((leg) => ({
      joint: leg.toe >= 0 ? leg.toe : leg.bones.end,
      root: leg.bones.upper,
      height: leg.toe >= 0 ? leg.ankle[1] + (skeleton.joints[leg.toe].at[1] - leg.ankle[1]) : leg.ankle[1],
      slack: HEIGHT * biped.legLength,
    })),
    ...biped.arms.map((arm) => ({
      joint: arm.bones.end,
      root: arm.bones.upper,
      height: skeleton.ground,
      slack: HAND_HEIGHT * biped.legLength,
    })),
  ];
  const track = ends.map(() => new Float64Array(frames * 3));
  for (let f = 0; f < frames; f++) {
    loadFrame(pose, motion, f);
    const share = f / (frames - 1);
    ends.forEach(({ joint }, e) => {
      track[e][f * 3] = pose.at[joint * 3];
      track[e][f * 3 + 1] = pose.at[joint * 3 + 1] + travel.y * share;
      track[e][f * 3 + 2] = pose.at[joint * 3 + 2] + travel.z * share;
    });
  }
  const contacts: { chain: number; from: number; to: number }[] = [];
  const most = (SPEED * biped.legLength) / fps;
  ends.forEach((end, e) => {
    const chain = skeleton.chains.findIndex((c) => c.joints.includes(end.joint) && c.joints.includes(end.root));
    if (chain < 0) return;
    let start = -1;
    for (let f = 0; f <= frames; f++) {
      const still = f < frames && isStill(track[e], f, frames, most) && isLow(track[e], f, end, travel.y !== 0);
      // what creeps is taken for standing for as long as it has not gone anywhere
      const stands = still && (start < 0 || distance(track[e], start, f) < DRIFT * biped.legLength);
      if (stands && start < 0) start = f;
      if (!stands && start >= 0) {
        if (f - start >= SHORTEST) contacts.push({ chain, from: start / fps, to: (f - 1) / fps });
        start = -1;
      }
    }
  });
  return contacts;
}

function isStill(track: Float64Array, f: number, frames: number, most: number): boolean {
  return (f === 0 || distance(track, f - 1, f) < most) && (f === frames - 1 || distance(track, f, f + 1) < most);
}

function distance(track: Float64Array, a: number, b: number): number {
  return Math.hypot(
    track[b * 3] - track[a * 3],
    track[b * 3 + 1] - track[a * 3 + 1],
    track[b * 3 + 2] - track[a * 3 + 2],
  );
}

/** On stairs the ground rises, and standing still is enough. */
function isLow(track: Float64Array, f: number, end: { height: number; slack: number }, stairs: boolean): boolean {
  return stairs || track[f * 3 + 1] < end.height + end.slack;
}
