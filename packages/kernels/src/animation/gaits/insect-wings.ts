import type { Vec3 } from '../../math/index.ts';
import { type Anatomy, paceOf } from './anatomy.ts';
import type { Controls } from './controls.ts';
import type { Act } from './record.ts';
import { wave } from './shaping.ts';

const RADIAN = 180 / Math.PI;
/** How far wings beat to either side of rest, degrees, and beats in a second: as fast as thirty frames show. */
const BEAT = 27;
const RATE = 6;
/** What `poseWing` takes from the sweep of a bone where it springs from the trunk, degrees. */
const FIRST = -9;

/** How far a wing's first bone is swept back at rest, degrees. */
const sweepOf = ([x, , z]: Vec3): number => Math.atan2(-z, Math.abs(x)) * RADIAN - FIRST;

/**
 * Beats the wings of an insect about where they are at rest, the hind ones a little later; `much` is how much, 0 leaves them as they are. `beats` in all
 * make a loop close where they are whole.
 */
export function beatWings({ wings }: Anatomy, c: Controls, t: number, beats: number, much = 1): void {
  if (much <= 0) return;
  c.wings = wings.map(({ bones, order }) => {
    const flap = Math.asin(Math.max(-1, Math.min(1, bones[0][1]))) * RADIAN;
    const turn = wave(t - (0.1 * order) / beats, 1, 0, beats);
    return {
      flap: flap + much * BEAT * turn,
      sweep: sweepOf(bones[0]),
      fold: 0,
      lag: 0,
      twist: -12 * much * wave(t, 1, 0.25 / beats, beats),
      weight: 1,
    };
  });
}

/** Whole beats of a clip. */
export function beatsIn(seconds: number): number {
  return Math.max(2, Math.round(RATE * seconds));
}

/** Wings spread level, as of what lies on its back: raised they would prop it up. */
export function layLevel({ wings }: Anatomy, c: Controls, much: number): void {
  if (much <= 0) return;
  c.wings = wings.map(({ bones }) => ({
    flap: 4,
    sweep: sweepOf(bones[0]),
    fold: 0,
    lag: 0,
    twist: 0,
    weight: much,
  }));
}

/** Flies on the spot or along: the body rocks under its wings, legs hang and trail. */
export function hover(body: Anatomy, { seconds, far, pitch }: { seconds: number; far: number; pitch: number }): Act {
  const whole = seconds * paceOf(body);
  const beats = beatsIn(whole);
  return {
    seconds: whole,
    loop: true,
    travel: (t) => [0, 0, far * t],
    pose(t, c) {
      c.shift = [wave(t, 0.03, 0.2), 0.12 + wave(t, 0.1, 0, 2), wave(t, 0.03, 0.35)];
      c.turn = [-pitch + wave(t, 2, 0.1, 2), wave(t, 2, 0.3), wave(t, 2.5, 0.05)];
      c.neck = [pitch * 0.7, wave(t, 3, 0.4), 0];
      c.tail = [wave(t, 5, 0.15, 2), wave(t, 3, 0.2), 0];
      c.ears = [wave(t, 6, 0, 2) - pitch * 0.4, wave(t, 5, 0.2), 0];
      for (const [i, foot] of c.feet.entries()) {
        foot.free = 1;
        foot.planted = false;
        foot.at = [0, 0.03 * wave(t, 1, 0.1 * body.legs[i].order, 2), -0.012 * pitch];
      }
      beatWings(body, c, t, beats);
    },
  };
}
