import { expect, test } from 'vitest';
import type { RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import { createArmLimit } from './limit-arms.ts';

const names = ['Hips', 'Spine', 'Spine1', 'Spine2', 'LeftShoulder', 'LeftArm', 'LeftHand', 'LeftUpLeg', 'LeftLeg'];
const places = [1, 1.1, 1.2, 1.3, 1.4, 1.4, 0.9, 0.95, 0.5];
const skeleton: RigSkeleton = {
  ...{ type: 'biped', ground: 0, height: 1.7 },
  joints: names.map((name, i) => ({
    name,
    parent: [-1, 0, 1, 2, 3, 4, 5, 0, 7][i],
    at: [i > 3 ? 0.2 : 0, places[i], 0],
  })),
  chains: [
    { kind: 'arm', side: 1, order: 0, joints: [4, 5, 6] },
    { kind: 'leg', side: 1, order: 0, joints: [7, 8] },
  ],
};

/** What becomes of the shares of a vertex at a height. */
function limit(y: number, shares: Readonly<Record<string, number>>): Record<string, number> {
  const joint = new Int16Array(KEPT).fill(-1);
  const weight = new Float32Array(KEPT);
  Object.entries(shares).forEach(([name, share], k) => {
    joint[k] = names.indexOf(name);
    weight[k] = share;
  });
  // nothing of the limb's when the limit is made, as before shares are evened out
  const given = weight.slice();
  weight.fill(0);
  const hold = createArmLimit({ joint, weight }, Float32Array.of(0.2, y, 0), skeleton);
  weight.set(given);
  hold(0);
  expect(weight.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 5);
  return Object.fromEntries(Object.keys(shares).map((name, k) => [name, weight[k]]));
}

test('hips follow an arm the less the farther they are from its shoulder', () => {
  const near = limit(1.2, { Hips: 0.6, LeftHand: 0.4 });
  const far = limit(0.8, { Hips: 0.6, LeftHand: 0.4 });
  expect(far.LeftHand).toBeLessThan(near.LeftHand);
  expect(far.LeftHand * 0.6).toBeLessThan(0.05);
});

test('chests, arms and legs without an arm stay as they are', () => {
  const cases: Record<string, number>[] = [
    { Spine2: 0.6, LeftArm: 0.4 },
    { LeftArm: 0.6, Hips: 0.4 },
    { LeftUpLeg: 0.7, Hips: 0.3 },
  ];
  for (const shares of cases)
    for (const [name, share] of Object.entries(limit(0.8, shares))) expect(share).toBeCloseTo(shares[name], 5);
});

test('what an arm has more of than hips from the beginning is free, what it has less of is not', () => {
  const left = (hand: number): number => {
    const joint = Int16Array.of(names.indexOf('Hips'), names.indexOf('LeftHand'), ...new Array(KEPT - 2).fill(-1));
    const weight = Float32Array.of(1 - hand, hand, ...new Array(KEPT - 2).fill(0));
    const hold = createArmLimit({ joint, weight }, Float32Array.of(0.2, 0.8, 0), skeleton);
    [weight[0], weight[1]] = [0.6, 0.4];
    hold(0);
    return weight[1];
  };
  expect(left(0.55)).toBeCloseTo(0.4, 5);
  expect(left(0.45)).toBeLessThan(0.1);
});
