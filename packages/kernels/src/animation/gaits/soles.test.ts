import { expect, test } from 'vitest';
import { lowestFlesh, rigidFlesh } from '../flesh.ts';
import type { Motion } from '../motion.ts';
import { loadFrame } from '../motion-frames.ts';
import { createSkeletonPose } from '../skeleton-pose.ts';
import { describeAnatomy } from './anatomy.ts';
import { makeCreatureMotion } from './index.ts';
import { TEST_SKELETONS } from './testing-skeletons.ts';

const skeleton = TEST_SKELETONS.bird();
const { joints, ground, height } = skeleton;
const legs = describeAnatomy(skeleton).legs.filter(({ paw }) => paw);
const paws = legs.map((leg) => leg.joints[leg.joints.length - 1]);

/** Toes that go on beyond the ends of the feet. */
const toes = rigidFlesh(
  skeleton,
  legs.map(({ foot }, i) => ({ joint: paws[i], at: [foot[0], ground, foot[2] + 0.15 * height] })),
);

function deepest(motion: Motion): number {
  const pose = createSkeletonPose(skeleton);
  let deep = 0;
  for (let f = 0; f < motion.frames; f++) {
    loadFrame(pose, motion, f);
    deep = Math.max(deep, ground - lowestFlesh(pose, toes).y);
  }
  return deep / height;
}

/** Degrees that feet turn more or less than in the frame before, at most. */
function jerk(motion: Motion): number {
  const width = 4 * joints.length;
  let most = 0;
  for (const paw of paws) {
    const turns = Array.from({ length: motion.frames - 1 }, (_, f) => {
      let dot = 0;
      for (let k = 0; k < 4; k++)
        dot += motion.rotations[f * width + 4 * paw + k] * motion.rotations[(f + 1) * width + 4 * paw + k];
      return (2 * Math.acos(Math.min(1, Math.abs(dot))) * 180) / Math.PI;
    });
    for (let f = 1; f < turns.length; f++) most = Math.max(most, Math.abs(turns[f] - turns[f - 1]));
  }
  return most;
}

test.each(['preset:walk', 'preset:run'])('toes do not go into the ground in %s, nor snap', (preset) => {
  expect(paws.length).toBe(2);
  expect(deepest(makeCreatureMotion(preset, skeleton))).toBeGreaterThan(0.02);
  const motion = makeCreatureMotion(preset, skeleton, { flesh: toes });
  expect(deepest(motion)).toBeLessThan(0.01);
  expect(jerk(motion)).toBeLessThan(40);
});
