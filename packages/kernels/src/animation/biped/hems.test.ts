import { expect, test } from 'vitest';
import type { Vec3 } from '../../math/index.ts';
import { rigidFlesh } from '../flesh.ts';
import { loadFrame } from '../motion-frames.ts';
import { makeBipedMotion } from './make-biped-motion.ts';
import { measureBiped } from './measure.ts';
import { TEST_BODIES } from './testing-bodies.ts';

test('who wears a long gown crouches less deep and keeps its feet on the ground', () => {
  const skeleton = TEST_BODIES.normal;
  const joint = (name: string) => skeleton.joints.findIndex((j) => j.name === name);
  const shin = (side: 'Left' | 'Right') => joint(`${side}Leg`);
  // a hem that goes with the shins, as far behind the knees as gowns are wide
  const hem = (['Left', 'Right'] as const).flatMap((side) =>
    [-0.35, -0.2, 0.2].map((z) => ({ joint: shin(side), at: [0.1, 0.03, z] as Vec3 })),
  );
  const flesh = rigidFlesh(skeleton, hem);
  const highest = (withHem: boolean) => {
    const motion = makeBipedMotion('preset:biped:scared_02', skeleton, withHem ? { flesh } : {});
    const { pose, legs } = measureBiped(skeleton);
    let [feet, hips] = [0, 0];
    for (let f = 0; f < motion.frames; f++) {
      loadFrame(pose, motion, f);
      const low = Math.min(...legs.map(({ bones, ankle }) => pose.at[3 * bones.end + 1] - ankle[1]));
      feet = Math.max(feet, low / skeleton.height);
      hips = Math.min(hips, motion.root[3 * f + 1] / skeleton.height);
    }
    return { feet, hips };
  };
  const [plain, gowned] = [highest(false), highest(true)];
  expect(gowned.hips).toBeGreaterThan(plain.hips);
  expect(gowned.feet - plain.feet).toBeLessThan(0.02);
});
