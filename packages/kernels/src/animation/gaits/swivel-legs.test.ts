import { expect, test } from 'vitest';
import { lowestFlesh, rigidFlesh } from '../flesh.ts';
import { loadFrame } from '../motion-frames.ts';
import { createSkeletonPose } from '../skeleton-pose.ts';
import { makeCreatureMotion } from './index.ts';
import { TEST_SKELETONS } from './testing-skeletons.ts';

const skeleton = TEST_SKELETONS.frog();
const heels = skeleton.joints.flatMap(({ name, at }, joint) =>
  /(Left|Right)Foot$/.test(name) ? [{ joint, at: [at[0], skeleton.ground, at[2] - 0.1] as const }] : [],
);
const flesh = rigidFlesh(skeleton, heels);

/** How far heels come below the ground, share of the height. */
function deepest(preset: string, known: boolean): number {
  const motion = makeCreatureMotion(preset, skeleton, known ? { flesh } : {});
  const pose = createSkeletonPose(skeleton);
  let deep = 0;
  for (let f = 0; f < motion.frames; f++) {
    loadFrame(pose, motion, f);
    deep = Math.max(deep, skeleton.ground - lowestFlesh(pose, flesh).y);
  }
  return deep / skeleton.height;
}

test.each(['preset:slash', 'preset:jump', 'preset:turn', 'preset:quadruped:sit'])(
  'heels of folded legs that stand do not go into the ground in %s',
  (preset) => {
    expect(heels.length).toBe(2);
    expect(deepest(preset, false)).toBeGreaterThan(0.012);
    expect(deepest(preset, true)).toBeLessThan(0.01);
  },
);
