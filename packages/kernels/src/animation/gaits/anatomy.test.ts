import { expect, test } from 'vitest';
import type { Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../../rig/index.ts';
import { rigidFlesh } from '../flesh.ts';
import { describeAnatomy } from './anatomy.ts';
import { TEST_SKELETONS } from './testing-skeletons.ts';

/** A dog whose hands stand on end above its fingertips, as the feet of elephants do. */
function columned(): RigSkeleton {
  const dog = TEST_SKELETONS.dog();
  const joints = dog.joints.map((joint) => ({ ...joint }));
  for (const { name, parent, at } of joints)
    if (/Hand_End$/.test(name)) joints[parent].at = [at[0], at[1] + 0.1 * dog.height, at[2] - 0.01 * dog.height];
  return { ...dog, joints };
}

test('steep last bones are paws where they end in long soles, and hooves where they do not', () => {
  const skeleton = columned();
  const { joints, ground, height } = skeleton;
  const hands = joints.flatMap(({ name }, j) => (/Hand$/.test(name) ? [j] : []));
  const soled = (half: number) => {
    const ends = hands.flatMap((joint) =>
      [-1, 1].map((way) => {
        const { at } = joints[joint];
        return { joint, at: [at[0], ground, at[2] + way * half * height] as Vec3 };
      }),
    );
    const { legs } = describeAnatomy(skeleton, rigidFlesh(skeleton, ends));
    return legs.filter(({ joints: run }) => run.some((j) => hands.includes(j))).map(({ paw }) => paw);
  };
  expect(soled(0.06)).toEqual([true, true]);
  expect(soled(0.02)).toEqual([false, false]);
});
