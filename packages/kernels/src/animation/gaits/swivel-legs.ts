import { type Flesh, lowestFlesh } from '../flesh.ts';
import { spreadTrack } from '../spread-track.ts';
import type { Anatomy } from './anatomy.ts';
import { applyControls } from './apply-controls.ts';
import type { Controls } from './controls.ts';
import { jointsBelow } from './joints-below.ts';
import type { Puppet } from './puppet.ts';

/** How far a leg is turned about the line from its hip to its foot, degrees at most, and steps of looking for how far. */
const MOST = 40;
const COARSE = 8;
const FINE = 4;
/** Legs whose feet are nearer to their hips than this share of their length at rest are folded; so far aside of them by the height, they sprawl. */
const FOLDED = 0.72;
const SPRAWLING = 0.6;
/** Share of the depth that a turn may leave at most. */
const WORTH = 0.5;
/** Frames to either side over which turns come and go. */
const REACH = 4;

/**
 * Turns legs about the line from hip to foot where a heel or a knee would go into the ground, as folded and sprawling legs do when the trunk
 * comes near: the foot stays where it is, whether it stands or is on its way. `deepest` is the height that nothing of them may go below, metres.
 */
export function createSwivels(
  puppet: Puppet,
  body: Anatomy,
  { outer, deepest }: { outer: Flesh; deepest: number },
): (controls: Controls) => void {
  const { pose, skeleton } = puppet;
  const bending = body.legs.map(({ joints, paw }) => {
    const own = jointsBelow(skeleton, joints[0]);
    // the ankle and what is beyond keep their place and, with a paw, their turn
    if (paw) for (const joint of jointsBelow(skeleton, joints[joints.length - 1])) own.delete(joint);
    return own;
  });
  const depthOf = (leg: number): number => deepest - lowestFlesh(pose, outer, (j) => !bending[leg].has(j)).y;
  const isBent = body.legs.map(
    ({ reach, bones: { chord, restLength } }) =>
      restLength < FOLDED * reach || Math.hypot(chord[0], chord[2]) > SPRAWLING * Math.abs(chord[1]),
  );
  // a leg turns one way in all of a motion: it would flip over from one to the other
  const ways = body.legs.map(() => 0);
  return (controls) => {
    controls.feet.forEach((foot, leg) => {
      if (!isBent[leg] || depthOf(leg) <= 0) return;
      const first = foot.swivel;
      const depthAt = (turn: number): number => {
        foot.swivel = first + turn;
        applyControls(puppet, body, controls);
        return depthOf(leg);
      };
      const deep = depthAt(0);
      let [best, least, from] = [0, deep, 0];
      for (let n = 1; n <= COARSE && least > 0; n++) {
        for (const way of ways[leg] === 0 ? [1, -1] : [ways[leg]]) {
          const turn = (way * n * MOST) / COARSE;
          const left = depthAt(turn);
          if (left < least) [best, least, from] = [turn, left, (way * (n - 1) * MOST) / COARSE];
          if (least <= 0) break;
        }
      }
      for (let n = 0; n < FINE && least <= 0; n++) {
        const middle = (from + best) / 2;
        if (depthAt(middle) > 0) from = middle;
        else best = middle;
      }
      // what it hardly helps stays as it is
      if (least > WORTH * deep) best = 0;
      depthAt(best);
      if (best !== 0) ways[leg] = Math.sign(best);
    });
  };
}

/** Lets turns of legs come and go softly: nowhere less than they are. */
export function evenSwivels(moments: readonly Controls[], { legs }: Anatomy, loop: boolean): void {
  legs.forEach((_, leg) => {
    const [left, right] = [1, -1].map((way) => {
      const track = Float64Array.from(moments, ({ feet }) => Math.max(0, way * feet[leg].swivel));
      spreadTrack(track, loop, Math.max, REACH);
      return track;
    });
    moments.forEach(({ feet }, f) => {
      feet[leg].swivel = left[f] - right[f];
    });
  });
}
