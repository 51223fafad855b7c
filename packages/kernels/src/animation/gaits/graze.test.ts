import { expect, test } from 'vitest';
import { V3, type Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../../rig/index.ts';
import { loadFrame } from '../motion-frames.ts';
import { createSkeletonPose } from '../skeleton-pose.ts';
import { makeCreatureMotion } from './index.ts';
import { TEST_SKELETONS } from './testing-skeletons.ts';

/** A dog whose neck and face are others, by the places of the neck, the head and the end of it. */
function headed(neck: Vec3, head: Vec3, end: Vec3): RigSkeleton {
  const dog = TEST_SKELETONS.dog();
  const places = new Map<string, Vec3>([
    ['Neck', neck],
    ['Head', head],
    ['HeadTop_End', end],
  ]);
  return { ...dog, joints: dog.joints.map((joint) => ({ ...joint, at: places.get(joint.name) ?? joint.at })) };
}

test.each([
  ['a dog', TEST_SKELETONS.dog()],
  // a long neck that stands up and a long face that hangs from it
  ['a horse', headed([0, 0.66, 0.3], [0, 0.98, 0.52], [0, 0.78, 0.72])],
  ['a cow', headed([0, 0.6, 0.32], [0, 0.66, 0.52], [0, 0.44, 0.68])],
])('%s eats with its mouth at the ground, its face before its chest and not turned in under it', (_, skeleton) => {
  const motion = makeCreatureMotion('preset:quadruped:eat', skeleton);
  const pose = createSkeletonPose(skeleton);
  loadFrame(pose, motion, Math.round(motion.frames / 2));
  const [chest, head, end] = ['Spine2', 'Head', 'HeadTop_End'].map((name): Vec3 => {
    const j = skeleton.joints.findIndex((joint) => joint.name === name);
    return [pose.at[3 * j], pose.at[3 * j + 1], pose.at[3 * j + 2]];
  });
  expect(end[1] - skeleton.ground).toBeLessThan(0.12 * skeleton.height);
  expect(head[2]).toBeGreaterThan(chest[2]);
  const [, y, z] = V3.normalize(V3.sub(end, head));
  expect(y).toBeLessThan(-0.5);
  expect(z).toBeGreaterThan(0);
});

test('a bird whose trunk is level crouches to peck and does not stand on end', () => {
  const tall = TEST_SKELETONS.bird();
  const level = tall.joints[0].at[1];
  const joints = tall.joints.map((joint) => {
    const [x, y, z] = joint.at;
    return /^(Spine|Neck|Head|Jaw)/.test(joint.name)
      ? { ...joint, at: [x, level + 0.3 * (y - level), z] as const }
      : joint;
  });
  const bird = { ...tall, joints };
  const steep = (skeleton: RigSkeleton, at: (j: number) => Vec3): number => {
    const [hips, chest] = ['Hips', 'Spine2'].map((name) => at(skeleton.joints.findIndex((j) => j.name === name)));
    return (Math.atan2(chest[1] - hips[1], chest[2] - hips[2]) * 180) / Math.PI;
  };
  const motion = makeCreatureMotion('preset:avian:peck', bird);
  const pose = createSkeletonPose(bird);
  loadFrame(pose, motion, Math.round(0.37 * motion.frames));
  const rest = steep(bird, (j) => bird.joints[j].at);
  const bowed = steep(bird, (j) => [pose.at[3 * j], pose.at[3 * j + 1], pose.at[3 * j + 2]]);
  expect(bowed).toBeLessThan(rest);
  expect(bowed).toBeGreaterThan(-5);
});
