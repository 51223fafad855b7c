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

test.each(['preset:turn', 'preset:quadruped:walk', 'preset:quadruped:gallop'])(
  'heels of folded legs that are on their way do not prop the trunk up in %s',
  (preset) => {
    const { root } = makeCreatureMotion(preset, skeleton, { flesh });
    const rises = root.filter((_, k) => k % 3 === 1);
    expect(Math.max(...rises)).toBeLessThan(0.13 * skeleton.height);
  },
);

test.each(['frog', 'dog', 'spider'] as const)(
  'legs of a %s that are kept out of the ground do not flip over',
  (name) => {
    const body = TEST_SKELETONS[name]();
    const legs = body.chains.filter(({ kind }) => kind === 'leg' || kind === 'arm').flatMap(({ joints }) => joints);
    const under = rigidFlesh(
      body,
      legs.slice(0, -1).map((joint) => {
        const { at } = body.joints[joint];
        return { joint, at: [at[0], body.ground + 0.4 * (at[1] - body.ground), at[2]] as const };
      }),
    );
    for (const preset of ['preset:jump', 'preset:hurt', 'preset:turn']) {
      const { rotations, frames } = makeCreatureMotion(preset, body, { flesh: under });
      const width = 4 * body.joints.length;
      for (const joint of legs)
        for (let now = width + 4 * joint; now < frames * width; now += width) {
          let dot = 0;
          for (let k = 0; k < 4; k++) dot += rotations[now + k] * rotations[now - width + k];
          expect((2 * Math.acos(Math.min(1, Math.abs(dot))) * 180) / Math.PI, preset).toBeLessThan(60);
        }
    }
  },
);
