import { expect, test } from 'vitest';
import { lowestFlesh, measureFlesh } from '../flesh.ts';
import { loadFrame } from '../motion-frames.ts';
import { createSkeletonPose } from '../skeleton-pose.ts';
import { makeBipedMotion } from './make-biped-motion.ts';
import { TEST_BODIES } from './testing-bodies.ts';

const skeleton = TEST_BODIES.normal;
const { joints, ground, height } = skeleton;
const thighs = ['LeftUpLeg', 'RightUpLeg'].map((name) => joints.findIndex((joint) => joint.name === name));

/** The hem of a wide gown, which goes with the thighs. */
const hem = Float32Array.from(
  Array.from({ length: 48 }, (_, i) => {
    const turn = (2 * Math.PI * i) / 48;
    return [0.25 * height * Math.cos(turn), ground, joints[0].at[2] + 0.25 * height * Math.sin(turn)];
  }).flat(),
);
const skin = { joints: new Uint16Array(4 * 48), weights: new Float32Array(4 * 48) };
for (let v = 0; v < 48; v++) {
  const left = Math.min(1, Math.max(0, 0.5 + hem[3 * v] / (0.3 * height)));
  skin.joints.set(thighs, 4 * v);
  skin.weights.set([left, 1 - left], 4 * v);
}
const flesh = measureFlesh(hem, skin, skeleton);

test.each(['walk', 'defeat_02'])('a hem is held above the ground in %s, without a jerk', (name) => {
  const pose = createSkeletonPose(skeleton);
  const play = (options: { flesh?: typeof flesh }): { deep: number; jerk: number } => {
    const motion = makeBipedMotion(`preset:biped:${name}`, skeleton, options);
    let deep = 0;
    for (let f = 0; f < motion.frames; f++) {
      loadFrame(pose, motion, f);
      deep = Math.max(deep, ground - lowestFlesh(pose, flesh).y);
    }
    const ups = Array.from({ length: motion.frames - 2 }, (_, f) => motion.root.filter((_, i) => i % 3 === 1).slice(f));
    return { deep: deep / height, jerk: Math.max(...ups.map(([a, b, c]) => Math.abs(a - 2 * b + c))) / height };
  };
  const bare = play({});
  const held = play({ flesh });
  expect(bare.deep).toBeGreaterThan(0.02);
  expect(held.deep).toBeLessThan(0.01);
  expect(held.jerk).toBeLessThan(bare.jerk + 0.004);
});
