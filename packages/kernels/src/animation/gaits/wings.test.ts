import { expect, test } from 'vitest';
import { rotateVector, V3, type Vec3 } from '../../math/index.ts';
import { rigidFlesh } from '../flesh.ts';
import { loadFrame } from '../motion-frames.ts';
import { createSkeletonPose } from '../skeleton-pose.ts';
import { describeAnatomy } from './anatomy.ts';
import { makeCreatureMotion } from './index.ts';
import { placeOf, turnOf } from './puppet.ts';
import { TEST_SKELETONS } from './testing-skeletons.ts';

const skeleton = TEST_SKELETONS.bird();
const { joints } = skeleton;
const index = (name: string) => joints.findIndex((joint) => joint.name === name);

test.each(['preset:idle', 'preset:avian:walk', 'preset:fall'])(
  'a bird closes its wings along its body in %s',
  (preset) => {
    const motion = makeCreatureMotion(preset, skeleton);
    const puppet = { skeleton, pose: createSkeletonPose(skeleton) };
    loadFrame(puppet.pose, motion, motion.frames - 1);
    const [from, tip] = ['LeftArm', 'LeftHand_End'].map((name) => placeOf(puppet, index(name)));
    const way = V3.normalize(V3.sub(tip, from));
    expect(V3.dot(way, rotateVector(turnOf(puppet, 0), [0, 0, -1]))).toBeGreaterThan(0.9);
  },
);

// feathers behind the bones, or below them as of wings that are held up
test.each<[string, Vec3]>([
  ['behind', [0, 0, -0.15]],
  ['below', [0, -0.15, 0]],
])('feathers that are %s the bones of an open wing lie over the back of one that is closed', (_, off) => {
  const hand = index('LeftHand');
  const flesh = rigidFlesh(skeleton, [
    ...joints.map(({ at }, joint) => ({ joint, at })),
    ...[0, 0.1, 0.2].map((out) => ({ joint: hand, at: V3.add(V3.add(joints[hand].at, [out, 0, 0]), off) })),
  ]);
  expect(describeAnatomy(skeleton, flesh).wings.length).toBe(2);
  const motion = makeCreatureMotion('preset:idle', skeleton, { flesh });
  const puppet = { skeleton, pose: createSkeletonPose(skeleton) };
  loadFrame(puppet.pose, motion, 0);
  const feathers = V3.normalize(rotateVector(turnOf(puppet, hand), off));
  expect(feathers[0]).toBeLessThan(-0.6);
  expect(feathers[1]).toBeGreaterThan(0);
});
