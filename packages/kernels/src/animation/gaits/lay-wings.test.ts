import { expect, test } from 'vitest';
import { type Flesh, lowestFlesh, rigidFlesh } from '../flesh.ts';
import { loadFrame } from '../motion-frames.ts';
import { createSkeletonPose } from '../skeleton-pose.ts';
import { describeAnatomy } from './anatomy.ts';
import { makeCreatureMotion } from './index.ts';
import { TEST_SKELETONS } from './testing-skeletons.ts';

const skeleton = TEST_SKELETONS.bird();
const { joints } = skeleton;
const { wings, unit } = describeAnatomy(skeleton);

/** The bones, and feathers that hang down from each bone of the wings by so much. */
function feathered(long: number): Flesh {
  const bones = joints.map(({ at }, joint) => ({ joint, at }));
  const feathers = wings.flatMap((wing) =>
    wing.joints.map((joint) => {
      const [x, y, z] = joints[joint].at;
      return { joint, at: [x, y - long, z] as const };
    }),
  );
  return rigidFlesh(skeleton, [...bones, ...feathers]);
}

test('a bird that has fallen lies as low with hanging feathers as with none, near enough, and not in the ground', () => {
  expect(wings.length).toBe(2);
  const [bare, hung] = [0, 0.5 * unit].map((long) => {
    const flesh = feathered(long);
    const motion = makeCreatureMotion('preset:fall', skeleton, { flesh });
    const pose = createSkeletonPose(skeleton);
    loadFrame(pose, motion, motion.frames - 1);
    expect(lowestFlesh(pose, flesh).y).toBeGreaterThan(skeleton.ground - 0.01 * skeleton.height);
    return pose.at[1];
  });
  expect(hung - bare).toBeLessThan(0.15 * unit);
});
