import { expect, test } from 'vitest';
import { lowestFlesh, measureFlesh } from './flesh.ts';
import { makeCreatureMotion, TEST_SKELETONS } from './gaits/index.ts';
import { loadFrame } from './motion-frames.ts';
import { createSkeletonPose, updatePose } from './skeleton-pose.ts';

const skeleton = Object.values(TEST_SKELETONS)
  .map((make) => make())
  .find(({ type }) => type === 'quadruped');
if (!skeleton) throw new Error('no quadruped');
const { joints, ground, height } = skeleton;

/** A ball about the hips that nearly comes down to the ground. */
const radius = 0.97 * (joints[0].at[1] - ground);
const ball = Float32Array.from(
  Array.from({ length: 400 }, (_, i) => {
    const [turn, y] = [i * 2.4, 1 - (2 * (i + 0.5)) / 400];
    const r = Math.sqrt(1 - y * y);
    return [r * Math.cos(turn), y, r * Math.sin(turn)].map((x, k) => joints[0].at[k] + radius * x);
  }).flat(),
);
const skin = { joints: new Uint16Array(1600), weights: new Float32Array(1600) };
for (let v = 0; v < 400; v++) skin.weights[4 * v] = 1;
const flesh = measureFlesh(ball, skin, skeleton);

test('keeps the outermost points of a joint', () => {
  const pose = createSkeletonPose(skeleton);
  expect(flesh.joints.every((j) => j === 0)).toBe(true);
  expect(lowestFlesh(pose, flesh).y).toBeCloseTo(joints[0].at[1] - radius, 2);
  expect(lowestFlesh(pose, flesh, () => true).y).toBe(Infinity);
});

test('what two joints carry alike is where both bring it', () => {
  const pose = createSkeletonPose(skeleton);
  const child = joints.findIndex(({ parent }) => parent === 0);
  const halves = { joints: new Uint16Array(1600), weights: new Float32Array(1600) };
  for (let v = 0; v < 400; v++) {
    halves.joints[4 * v + 1] = child;
    halves.weights.set([0.4, 0.4, 0.2], 4 * v);
  }
  const shared = measureFlesh(ball, halves, skeleton);
  const before = lowestFlesh(pose, shared).y;
  // the child alone goes down, and takes along its share
  pose.at[3 * child + 1] -= 0.1;
  expect(lowestFlesh(pose, shared).y).toBeCloseTo(before - 0.04, 6);
});

test('a body that falls lies on the ground and not in it', () => {
  const pose = createSkeletonPose(skeleton);
  const deepest = (options: { flesh?: typeof flesh }): number => {
    const motion = makeCreatureMotion('preset:fall', skeleton, options);
    let deep = 0;
    for (let f = 0; f < motion.frames; f++) {
      loadFrame(pose, motion, f);
      deep = Math.max(deep, ground - lowestFlesh(pose, flesh).y);
    }
    return deep / height;
  };
  expect(deepest({})).toBeGreaterThan(0.05);
  expect(deepest({ flesh })).toBeLessThan(0.02);
});

test('points keep each joint its share, in whatever order a skin names them', () => {
  const child = joints.findIndex(({ parent }) => parent === 0);
  const mixed = { joints: new Uint16Array(1600), weights: new Float32Array(1600) };
  for (let v = 0; v < 400; v++) {
    const most = v % 4;
    mixed.joints[4 * v + most] = child;
    mixed.weights[4 * v + most] = 0.7;
    mixed.weights[4 * v + ((most + 1) % 4)] = 0.3;
  }
  const out = measureFlesh(ball, mixed, skeleton);
  expect(out.joints.length).toBeGreaterThan(100);
  for (let i = 0; i < out.joints.length; i += 4) {
    expect([...out.joints.subarray(i, i + 2)]).toEqual([child, 0]);
    expect(out.weights[i]).toBeCloseTo(0.7, 5);
    expect(out.weights[i + 1]).toBeCloseTo(0.3, 5);
  }
});

test('knows the lowest point of what is long in whatever way it is turned', () => {
  const pose = createSkeletonPose(skeleton);
  // a bent rod
  const rod = Float32Array.from(ball, (x, i) => {
    const [along, k] = [2 * Math.floor(i / 3) * (height / 400) - height, i % 3];
    return joints[0].at[k] + [0.02 * (x - joints[0].at[0]), (0.1 * along * along) / height, along][k];
  });
  const long = measureFlesh(rod, skin, skeleton);
  for (let n = 0; n < 40; n++) {
    const half = (n / 40) * Math.PI;
    pose.own.set([Math.sin(half), 0, 0, Math.cos(half)], 0);
    updatePose(pose);
    let lowest = Infinity;
    const [c, s] = [Math.cos(2 * half), Math.sin(2 * half)];
    for (let i = 0; i < rod.length; i += 3)
      lowest = Math.min(lowest, c * (rod[i + 1] - joints[0].at[1]) + s * -(rod[i + 2] - joints[0].at[2]));
    expect(lowestFlesh(pose, long).y - joints[0].at[1] - lowest, `turn ${n}`).toBeLessThan(0.003 * height);
  }
});
