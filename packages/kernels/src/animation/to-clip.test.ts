import { describe, expect, test } from 'vitest';
import { type Quat, rotateVector, V3, type Vec3 } from '../math/index.ts';
import { computeWorldMatrices, multiplyMatrices, poseScene } from '../scene/index.ts';
import { makeCreatureMotion, TEST_SKELETONS } from './gaits/index.ts';
import { loadFrame } from './motion-frames.ts';
import { createSkeletonPose } from './skeleton-pose.ts';
import { testRig } from './testing-rig.ts';
import { motionToClip } from './to-clip.ts';

function apply(m: ArrayLike<number>, [x, y, z]: Vec3): Vec3 {
  return [0, 1, 2].map((k) => m[k] * x + m[4 + k] * y + m[8 + k] * z + m[12 + k]) as unknown as Vec3;
}

describe.each(Object.entries(TEST_SKELETONS))('%s', (_name, make) => {
  const skeleton = make();
  const target = testRig(skeleton);
  const motion = makeCreatureMotion('preset:jump', skeleton);
  const clip = motionToClip(motion, target);

  test('skinned points go where the motion takes them, whatever the axes of the joints', () => {
    const pose = createSkeletonPose(skeleton);
    const { joints, inverseBindMatrices } = target.scene.skins[0];
    let worst = 0;
    for (const f of [0, 7, Math.floor(motion.frames / 2), motion.frames - 1]) {
      loadFrame(pose, motion, f);
      const world = computeWorldMatrices(poseScene(target.scene, clip, f / motion.fps));
      skeleton.joints.forEach(({ at }, j) => {
        const skin = multiplyMatrices(world[joints[j]]!, inverseBindMatrices.subarray(16 * j, 16 * j + 16));
        const off: Vec3 = [0.1, 0.07, -0.05];
        const turn: Quat = [pose.turns[4 * j], pose.turns[4 * j + 1], pose.turns[4 * j + 2], pose.turns[4 * j + 3]];
        const place: Vec3 = [pose.at[3 * j], pose.at[3 * j + 1], pose.at[3 * j + 2]];
        worst = Math.max(worst, V3.distance(apply(skin, V3.add(at, off)), V3.add(place, rotateVector(turn, off))));
      });
    }
    expect(worst).toBeLessThan(2e-4);
  });

  test('is named and timed as the motion, a key a frame', () => {
    expect(clip.name).toBe('preset:jump');
    for (const { times, values, path } of clip.channels) {
      expect(times.length).toBe(motion.frames);
      expect(times.at(-1)).toBeCloseTo((motion.frames - 1) / motion.fps, 5);
      expect(values.length).toBe(times.length * (path === 'rotation' ? 4 : 3));
    }
  });
});

test('what stays at rest has no track, and lost joints are named', () => {
  const skeleton = TEST_SKELETONS.dog();
  const target = testRig(skeleton);
  const motion = makeCreatureMotion('preset:idle', skeleton);
  const nodes = target.scene.nodes.map((n) => ({ ...n }));
  const straight = { ...target, scene: { ...target.scene, nodes } };
  const first = motionToClip(motion, straight);
  // a scene that rests as the motion begins needs no tracks for ends, which never turn
  for (const { node, path, values } of first.channels)
    if (path === 'rotation') nodes[node].rotation = [values[0], values[1], values[2], values[3]];
  const second = motionToClip(motion, straight);
  expect(second.channels.length).toBeLessThan(first.channels.length);
  const end = skeleton.joints.findIndex((j) => j.name === 'LeftToe_End');
  expect(second.channels.some((c) => c.node === end)).toBe(false);
  expect(() => motionToClip(motion, { ...target, nodes: target.nodes.map((n) => n + 500) })).toThrow(/Hips/);
});
