import { expect, test } from 'vitest';
import type { RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import { partLimbs } from './part-limbs.ts';

const names = ['Hips', 'LeftUpLeg', 'LeftLeg', 'RightUpLeg', 'RightLeg', 'LeftShoulder', 'LeftArm', 'LeftHand'];
const skeleton: RigSkeleton = {
  ...{ type: 'biped', ground: 0, height: 1 },
  joints: names.map((name, i) => ({ name, parent: [-1, 0, 1, 0, 3, 0, 5, 6][i], at: [0, 0, 0] })),
  chains: [
    { kind: 'leg', side: 1, order: 0, joints: [1, 2] },
    { kind: 'leg', side: -1, order: 0, joints: [3, 4] },
    { kind: 'arm', side: 1, order: 0, joints: [5, 6, 7] },
  ],
};

/** What becomes of the shares of one vertex. */
function part(shares: Readonly<Record<string, number>>): Record<string, number> {
  const joint = new Int16Array(KEPT).fill(-1);
  const weight = new Float32Array(KEPT);
  Object.entries(shares).forEach(([name, share], k) => {
    joint[k] = names.indexOf(name);
    weight[k] = share;
  });
  partLimbs({ joint, weight }, skeleton, new Uint8Array(1));
  expect(weight.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 5);
  return Object.fromEntries(Object.keys(shares).map((name, k) => [name, weight[k]]));
}

test('between the legs all is the trunk’s', () => {
  const { Hips, LeftUpLeg, RightUpLeg } = part({ Hips: 0.3, LeftUpLeg: 0.35, RightUpLeg: 0.35 });
  expect(Hips).toBeCloseTo(1, 5);
  expect(LeftUpLeg + RightUpLeg).toBeCloseTo(0, 5);
});

test('nearer to one leg that one keeps what it has more', () => {
  const { LeftUpLeg, RightUpLeg } = part({ Hips: 0.3, LeftUpLeg: 0.5, RightUpLeg: 0.2 });
  expect(LeftUpLeg).toBeCloseTo(0.3, 5);
  expect(RightUpLeg).toBeCloseTo(0, 5);
});

test('a hand and the thigh beside it do not drag each other', () => {
  expect(part({ LeftUpLeg: 0.6, LeftHand: 0.4 })).toEqual({ LeftUpLeg: expect.closeTo(1, 5), LeftHand: 0 });
});

test('cloth from one leg to the other stays with both, and one limb alone as it is', () => {
  const cases: Record<string, number>[] = [
    { LeftLeg: 0.55, RightLeg: 0.45 },
    { Hips: 0.4, LeftUpLeg: 0.6 },
    { LeftShoulder: 0.5, LeftArm: 0.5 },
  ];
  for (const shares of cases)
    for (const [name, share] of Object.entries(part(shares))) expect(share).toBeCloseTo(shares[name], 5);
});
