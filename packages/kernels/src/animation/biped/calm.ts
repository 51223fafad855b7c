import type { Motion } from '../motion.ts';

/** Degrees that a joint turns in a frame at most, and how often what is faster is evened out before it is let be. */
const FASTEST = 40;
const ROUNDS = 120;

/**
 * Evens out turns that are faster than a body's (a hand that is sent past its own shoulder makes the arm whip round): each frame of such a span goes
 * towards the middle of its neighbours until the span is slow enough. What is slower stays to the bit, unless `hold` changes it: it is given the list of
 * rotations, where the frame starts and a joint, and keeps the joint where it may be.
 */
export function calmJoints(
  motion: Motion,
  joints: number,
  hold?: (rotations: Float32Array, frame: number, joint: number) => void,
): void {
  const { rotations: q, frames, loop } = motion;
  const width = joints * 4;
  const lap = loop ? frames - 1 : frames;
  const least = Math.cos(((FASTEST / 2) * Math.PI) / 180);
  const index = (f: number) => (loop ? (f + lap) % lap : Math.min(lap - 1, Math.max(0, f)));
  const near = (a: number, b: number) => q[a] * q[b] + q[a + 1] * q[b + 1] + q[a + 2] * q[b + 2] + q[a + 3] * q[b + 3];
  for (let j = 1; j < joints; j++) {
    if (hold) for (let f = 0; f < frames; f++) hold(q, f * width, j);
    for (let round = 0; round < ROUNDS; round++) {
      let fast = 0;
      for (let f = 0; f < lap; f++) {
        const before = index(f - 1) * width + j * 4;
        const now = f * width + j * 4;
        const after = index(f + 1) * width + j * 4;
        if (Math.abs(near(before, now)) >= least && Math.abs(near(now, after)) >= least) continue;
        fast++;
        // ends of what does not loop stay where they were put
        if (before === now || after === now) continue;
        even(q, before, now, after);
        hold?.(q, f * width, j);
      }
      if (fast === 0) break;
    }
  }
  if (loop) q.copyWithin(lap * width, 0, width);
}

function even(q: Float32Array, before: number, now: number, after: number): void {
  let size = 0;
  let a = 0;
  let b = 0;
  for (let k = 0; k < 4; k++) {
    a += q[now + k] * q[before + k];
    b += q[now + k] * q[after + k];
  }
  for (let k = 0; k < 4; k++) {
    q[now + k] = 2 * q[now + k] + Math.sign(a) * q[before + k] + Math.sign(b) * q[after + k];
    size += q[now + k] * q[now + k];
  }
  for (let k = 0; k < 4; k++) q[now + k] /= Math.sqrt(size);
}
