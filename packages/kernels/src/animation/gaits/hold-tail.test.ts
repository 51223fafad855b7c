import { expect, test } from 'vitest';
import { lowestFlesh, rigidFlesh } from '../flesh.ts';
import { loadFrame } from '../motion-frames.ts';
import { createSkeletonPose } from '../skeleton-pose.ts';
import { holdTail } from './hold-tail.ts';
import { makeCreatureMotion } from './index.ts';
import { TEST_SKELETONS } from './testing-skeletons.ts';

const skeleton = TEST_SKELETONS.bird();
const { joints, ground, height } = skeleton;
const base = joints.findIndex(({ name }) => name === 'Tail1');
const tail = joints.flatMap(({ name }, j) => (name.startsWith('Tail') ? [j] : []));

/** What hangs deep below the base of a tail, before it and behind it: raising the tail, as lowering it, brings an end of it down. */
const flesh = rigidFlesh(
  skeleton,
  [-0.2, 0.2].map((z) => ({ joint: base, at: [0, ground + 0.01 * height, joints[base].at[2] + z * height] as const })),
);

test('where raising a tail is no help it swings no further than the ground lets it', () => {
  const { frames, loop, ...rest } = makeCreatureMotion('preset:avian:idle', skeleton);
  const still = Float32Array.from(rest.rotations, (_, i) => (i % 4 === 3 ? 1 : 0));
  const motion = { ...rest, frames, loop, rotations: still.slice(), root: new Float32Array(3 * frames) };
  const angleAt = (frame: number): number => 2 * Math.asin(motion.rotations[4 * (frame * joints.length + base)]);
  for (let f = 20; f < 40; f++) {
    const half = 0.15 * Math.sin((Math.PI * (f - 20)) / 20);
    motion.rotations.set([Math.sin(half), 0, 0, Math.cos(half)], 4 * (f * joints.length + base));
  }
  holdTail({ skeleton, pose: createSkeletonPose(skeleton) }, motion, tail, { flesh, still });
  const pose = createSkeletonPose(skeleton);
  for (let f = 0; f < frames; f++) {
    loadFrame(pose, motion, f);
    expect((ground - lowestFlesh(pose, flesh).y) / height, `frame ${f}`).toBeLessThan(0.005);
  }
  // it swings as far as it may
  expect(Math.max(...Array.from({ length: frames }, (_, f) => angleAt(f)))).toBeGreaterThan(0.02);
});
