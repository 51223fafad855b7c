import { V3 } from '../../math/index.ts';
import type { Anatomy } from './anatomy.ts';
import type { Controls } from './controls.ts';

/** Degrees that a joint of a leg bends or stretches in a frame at most. */
const FASTEST = 26;

/**
 * Keeps knees from popping: a leg that would stretch faster than legs do comes to it late, one that would fold faster begins early; both times it is
 * shorter than it was to be, so no foot goes deeper. Reads how bent legs are in all moments of a motion and says how bent they stay.
 */
export function slowBends(moments: readonly Controls[], { legs }: Anatomy, loop: boolean): void {
  legs.forEach(({ bones }, i) => {
    // what one unit of bending turns a joint by, the most of its joints
    const turns = bones.bend.map((bend, n) => V3.length(V3.sub(bend, bones.bend[n - 1] ?? [0, 0, 0])));
    const step = (FASTEST * Math.PI) / 180 / Math.max(...turns);
    const bent = moments.map(({ feet }) => feet[i].bent);
    const slow = easeEnds(bent, limitSlope(bent, step, loop), loop);
    moments.forEach(({ feet }, f) => {
      if (slow[f] > bent[f] + 1e-6) feet[i].least = slow[f];
    });
  });
}

/** A track evened out, near where it is above what it was made from, but nowhere below that. */
function easeEnds(least: readonly number[], track: readonly number[], loop: boolean): number[] {
  const last = track.length - 1;
  const index = (f: number): number => (loop ? (f + last) % last : Math.min(last, Math.max(0, f)));
  const near = [-2, -1, 0, 1, 2];
  return track.map((v, f) => {
    if (!near.some((k) => track[index(f + k)] > least[index(f + k)] + 1e-6)) return v;
    const even = near.reduce((sum, k) => sum + (3 - Math.abs(k)) * track[index(f + k)], 0) / 9;
    return Math.max(even, least[f]);
  });
}

/** The lowest track above a track that rises and falls by `step` at most. */
function limitSlope(track: readonly number[], step: number, loop: boolean): number[] {
  const out = [...track];
  const last = out.length - 1;
  for (let lap = 0; lap < (loop ? 2 : 1); lap++) {
    for (let f = 1; f <= last; f++) out[f] = Math.max(out[f], out[f - 1] - step);
    if (loop) out[0] = Math.max(out[0], out[last]);
    for (let f = last; f > 0; f--) out[f - 1] = Math.max(out[f - 1], out[f] - step);
    if (loop) out[last] = Math.max(out[last], out[0]);
  }
  return out;
}
