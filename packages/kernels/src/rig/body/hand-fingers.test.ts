import { expect, test } from 'vitest';
import { V3, type Vec3 } from '../../math/index.ts';
import { mergeMeshes } from '../../mesh/index.ts';
import { block, limb } from '../shapes.testing.ts';
import { findFingers } from './hand-fingers.ts';

/** Knuckle and tip of every finger of a left hand that points to +X, thumb to +Z. */
const FINGERS: readonly (readonly [Vec3, Vec3])[] = [
  [
    [0.03, 0, 0.045],
    [0.075, 0, 0.1],
  ],
  [
    [0.09, 0, 0.036],
    [0.165, 0, 0.042],
  ],
  [
    [0.09, 0, 0.012],
    [0.18, 0, 0.012],
  ],
  [
    [0.09, 0, -0.012],
    [0.17, 0, -0.014],
  ],
  [
    [0.085, 0, -0.036],
    [0.145, 0, -0.044],
  ],
];
const PALM = block([-0.04, -0.014, -0.047], [0.095, 0.014, 0.047]);

test('fingers are found where a hand has them, from the thumb to the little one', () => {
  const hand = mergeMeshes([PALM, ...FINGERS.map(([a, b]) => limb(a, b, 0.008))]);
  const found = findFingers(hand, [0, 0, 0], [0.18, 0, 0]);
  expect(found).toHaveLength(5);
  FINGERS.forEach(([, tip], k) => {
    const joints = found?.[k] ?? [];
    expect(joints).toHaveLength(4);
    expect(V3.distance(joints[3], tip)).toBeLessThan(0.014);
    expect(joints[0][0]).toBeLessThan(joints[3][0]);
  });
});

test('of a hand with four fingers the missing one lies between its neighbours', () => {
  const hand = mergeMeshes([PALM, ...FINGERS.filter((_, k) => k !== 3).map(([a, b]) => limb(a, b, 0.008))]);
  const found = findFingers(hand, [0, 0, 0], [0.18, 0, 0]);
  const tips = (found ?? []).map((joints) => joints[3][2]);
  expect(tips).toHaveLength(5);
  expect([...tips].sort((a, b) => b - a)).toEqual(tips);
});

test('a mitten has no fingers', () => {
  expect(findFingers(mergeMeshes([PALM, limb(...FINGERS[0], 0.012)]), [0, 0, 0], [0.1, 0, 0])).toBeUndefined();
});
