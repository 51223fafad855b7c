import { expect, test } from 'vitest';
import type { Vec3 } from '../../math/index.ts';
import { fitBody } from '../index.ts';
import { person } from '../shapes.testing.ts';
import type { RigSkeleton } from '../skeleton.ts';
import { joinMedoids } from './join-medoids.ts';

const whole = fitBody(person(60).mesh, { rigType: 'biped' }).skeleton as RigSkeleton;

/** The same skeleton with what bears such names moved. */
function moved(names: RegExp, by: Vec3): RigSkeleton {
  const joints = whole.joints.map((joint) =>
    names.test(joint.name) ? { ...joint, at: joint.at.map((v, a) => v + by[a]) as unknown as Vec3 } : joint,
  );
  return { ...whole, joints };
}

test('what two skeletons agree on is taken, whichever went astray, fingers with their arms', () => {
  const arms = moved(/Arm|Hand/, [0, 0.4, 0]);
  const legs = moved(/Leg|Foot|Toe/, [0.3, 0, 0]);
  expect(joinMedoids([arms, legs, whole])).toEqual(whole);
  expect(joinMedoids([whole, arms, arms]).joints).toEqual(arms.joints);
});

test('the earliest of equals is taken, and joints keep their order', () => {
  const [a, b] = [moved(/Head/, [0, 0.01, 0]), moved(/Head/, [0, 0.02, 0])];
  const joined = joinMedoids([whole, a, b]);
  expect(joined.joints.map(({ name }) => name)).toEqual(whole.joints.map(({ name }) => name));
  expect(joined.joints).toEqual(a.joints);
  expect(joined.chains).toEqual(whole.chains);
});

test('arms with fewer fingers are taken as they are', () => {
  const isThumb = (j: number): boolean => /Thumb/.test(whole.joints[j].name);
  const kept = whole.joints.map((_, j) => j).filter((j) => !isThumb(j));
  const bare: RigSkeleton = {
    ...whole,
    joints: kept.map((j) => ({ ...whole.joints[j], parent: kept.indexOf(whole.joints[j].parent) })),
    chains: whole.chains
      .filter(({ joints }) => !joints.some(isThumb))
      .map((chain) => ({ ...chain, joints: chain.joints.map((j) => kept.indexOf(j)) })),
  };
  const joined = joinMedoids([moved(/Arm|Hand/, [0, 0.4, 0]), bare, bare]);
  expect(joined.joints.some(({ name }) => /Thumb/.test(name))).toBe(false);
  joined.joints.forEach(({ parent }, i) => {
    expect(parent).toBeLessThan(i);
  });
});
