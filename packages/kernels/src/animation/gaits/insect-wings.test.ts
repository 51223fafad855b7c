import { expect, test } from 'vitest';
import { invertQuat, multiplyQuats, type Quat } from '../../math/index.ts';
import { loadFrame } from '../motion-frames.ts';
import { createSkeletonPose } from '../skeleton-pose.ts';
import { makeCreatureMotion } from './index.ts';
import { TEST_SKELETONS } from './testing-skeletons.ts';

const skeleton = TEST_SKELETONS.wasp();
const wing = skeleton.joints.findIndex(({ name }) => name === 'LeftWing1');

/** How far a wing is turned against what carries it in each frame, degrees. */
function turned(preset: string): number[] {
  const motion = makeCreatureMotion(preset, skeleton);
  expect(motion.contacts).toEqual([]);
  const pose = createSkeletonPose(skeleton);
  const turnOf = (j: number): Quat => [...pose.turns.subarray(4 * j, 4 * j + 4)] as Quat;
  return Array.from({ length: motion.frames }, (_, f) => {
    loadFrame(pose, motion, f);
    const [, , , w] = multiplyQuats(invertQuat(turnOf(skeleton.joints[wing].parent)), turnOf(wing));
    return (2 * Math.acos(Math.min(1, Math.abs(w))) * 180) / Math.PI;
  });
}

test.each(['preset:idle', 'preset:walk', 'preset:run'])('an insect in the air beats its wings in %s', (preset) => {
  const ways = turned(preset);
  expect(Math.max(...ways)).toBeGreaterThan(25);
  expect(Math.min(...ways)).toBeLessThan(12);
});

test('wings are at rest before a leap and after it', () => {
  const ways = turned('preset:jump');
  expect(Math.max(...ways)).toBeGreaterThan(25);
  expect(ways[0]).toBeLessThan(1);
  expect(ways[ways.length - 1]).toBeLessThan(1);
});
