import { expect, test } from 'vitest';
import type { Vec3 } from '../math/index.ts';
import type { RigSkeleton } from '../rig/index.ts';
import { createSkeletonPose, resetPose, setTurn, updatePose } from './skeleton-pose.ts';
import { prepareTwoBone, solveTwoBone } from './two-bone-ik.ts';

const limb: RigSkeleton = {
  type: 'biped',
  joints: [
    { name: 'Hips', parent: -1, at: [0, 1, 0] },
    { name: 'LeftUpLeg', parent: 0, at: [0.1, 0.95, 0] },
    { name: 'LeftLeg', parent: 1, at: [0.13, 0.5, 0.02] },
    { name: 'LeftFoot', parent: 2, at: [0.15, 0.1, 0] },
    { name: 'LeftToeBase', parent: 3, at: [0.16, 0, 0.15] },
  ],
  chains: [],
  ground: 0,
  height: 1.7,
};

test('a pose at rest stands where the skeleton says', () => {
  const pose = createSkeletonPose(limb);
  limb.joints.forEach((joint, i) => {
    for (let k = 0; k < 3; k++) expect(pose.at[i * 3 + k]).toBeCloseTo(joint.at[k], 9);
  });
});

test('turning a joint in the model carries what hangs on it', () => {
  const pose = createSkeletonPose(limb);
  setTurn(pose, 0, 0, Math.SQRT1_2, 0, Math.SQRT1_2);
  updatePose(pose);
  // a quarter turn to the left: what was on the left is behind
  expect(pose.at[3]).toBeCloseTo(0, 9);
  expect(pose.at[5]).toBeCloseTo(-0.1, 9);
  setTurn(pose, 1, 0, 0, 0, 1);
  updatePose(pose, 2);
  expect(pose.at[6] - pose.at[3]).toBeCloseTo(0.03, 9);
});

test('the foot comes to where it can, the knee in front, and the rest is found again', () => {
  const pose = createSkeletonPose(limb);
  const bones = prepareTwoBone(pose, 1, 2, 3, [0, 0, 1]);
  for (const target of [
    [0.2, 0.3, 0.2],
    [-0.1, 0.4, -0.2],
    [0.1, 0.6, 0.5],
  ] as Vec3[]) {
    resetPose(pose);
    expect(solveTwoBone(pose, bones, target, [0, 0, 1])).toBeLessThan(1e-9);
    for (let k = 0; k < 3; k++) expect(pose.at[9 + k]).toBeCloseTo(target[k], 9);
    const middle = pose.at[8] - (pose.at[5] + target[2]) / 2;
    expect(middle).toBeGreaterThan(0);
  }
  resetPose(pose);
  solveTwoBone(pose, bones, limb.joints[3].at, [0, 0, 1], { softness: 1e-4 });
  expect(pose.at[8]).toBeCloseTo(0.02, 2);
});

test('a target that goes out of reach straightens the limb without a jump', () => {
  const pose = createSkeletonPose(limb);
  const bones = prepareTwoBone(pose, 1, 2, 3, [0, 0, 1]);
  let before = Number.NaN;
  let most = 0;
  for (let y = 0.3; y > -0.2; y -= 0.005) {
    resetPose(pose);
    solveTwoBone(pose, bones, [0.1, y, 0], [0, 0, 1], { softness: 0.05 });
    const knee = pose.at[8];
    if (Number.isFinite(before)) most = Math.max(most, Math.abs(knee - before));
    before = knee;
    for (const q of pose.own) expect(Number.isFinite(q)).toBe(true);
  }
  expect(most).toBeLessThan(0.03);
});
