import { expect, test } from 'vitest';
import { lowestFlesh, rigidFlesh } from '../flesh.ts';
import { loadFrame } from '../motion-frames.ts';
import { createSkeletonPose } from '../skeleton-pose.ts';
import { findHeldThings } from './held-things.ts';
import { makeBipedMotion } from './make-biped-motion.ts';
import { measureBiped } from './measure.ts';
import { TEST_BODIES } from './testing-bodies.ts';

const skeleton = TEST_BODIES.normal;
const hand = skeleton.joints.findIndex(({ name }) => name === 'RightHand');
const [x, y, z] = skeleton.joints[hand].at;
/** A staff taller than its holder, and the hand itself. */
const staff = [skeleton.ground, skeleton.ground + 1.3 * skeleton.height].map((up) => ({
  joint: hand,
  at: [x, up, z] as const,
}));
const knuckles = { joint: hand, at: [x, y - 0.04 * skeleton.height, z] as const };
const flesh = rigidFlesh(
  skeleton,
  [...staff, knuckles].map(({ joint, at }) => ({ joint, at: [...at] })),
);

test('what reaches farther than a hand does is held in it', () => {
  const { things, bare } = findHeldThings(measureBiped(skeleton, flesh), flesh);
  expect(things.map((thing) => [thing.hand, thing.points.length])).toEqual([[hand, 2]]);
  expect(bare.joints.length).toBe(4);
});

test('who falls lies on the ground as without a staff, and the staff lies beside', () => {
  const motion = makeBipedMotion('preset:fall', skeleton, { flesh });
  const bare = makeBipedMotion('preset:fall', skeleton, {
    flesh: rigidFlesh(skeleton, [{ ...knuckles, at: [...knuckles.at] }]),
  });
  const last = 3 * (motion.frames - 1) + 1;
  expect(motion.root[last] - bare.root[last]).toBeLessThan(0.03 * skeleton.height);
  const pose = createSkeletonPose(skeleton);
  loadFrame(pose, motion, motion.frames - 1);
  expect(lowestFlesh(pose, flesh).y - skeleton.ground).toBeGreaterThan(-0.02 * skeleton.height);
});

test.each(['volleyball', 'sit', 'jump_down', 'lift_heavy'])(
  'a crossbow, too wide to lie flat, does not go into the ground: %s',
  (clip) => {
    const far = 0.4 * skeleton.height;
    const ends = [
      [-far, far, 0],
      [-far, -far, 0],
      [-0.5 * far, 0, far],
      [-0.5 * far, 0, -far],
    ].map((off) => ({ joint: hand, at: [x + off[0], y + off[1], z + off[2]] as [number, number, number] }));
    const crossbow = rigidFlesh(skeleton, [...ends, { ...knuckles, at: [...knuckles.at] }]);
    const motion = makeBipedMotion(`preset:biped:${clip}`, skeleton, { flesh: crossbow });
    const pose = createSkeletonPose(skeleton);
    for (let f = 0; f < motion.frames; f++) {
      loadFrame(pose, motion, f);
      expect(lowestFlesh(pose, crossbow).y - skeleton.ground).toBeGreaterThan(-0.01 * skeleton.height);
    }
  },
);
