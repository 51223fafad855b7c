import { expect, test } from 'vitest';
import { multiplyQuats, type Quat, rotateVector, turnBetween, V3, type Vec3 } from '../../math/index.ts';
import { isVain, limitArm } from './limb-bounds.ts';
import { measureBiped } from './measure.ts';
import { TEST_BODIES } from './testing-bodies.ts';

const biped = measureBiped(TEST_BODIES.normal);
const [left, right] = biped.arms;

/** Where the left or right upper arm points after it was sent somewhere and limited, x outwards. */
function sent(arm: typeof left, way: Vec3, softly: boolean): Vec3 {
  const own = new Float64Array(4 * biped.pose.count);
  for (let j = 0; j < biped.pose.count; j++) own[4 * j + 3] = 1;
  const d = V3.normalize(way);
  const turn = turnBetween(arm.bones.upperDirection, [d[0] * arm.side, d[1], d[2]]);
  own.set(multiplyQuats(turn, [0, 0, 0, 1]), 4 * arm.bones.upper);
  limitArm(own, 0, arm, softly);
  const [x, y, z, w] = own.subarray(4 * arm.bones.upper, 4 * arm.bones.upper + 4);
  const q: Quat = [x, y, z, w];
  const [a, b, c] = rotateVector(q, arm.bones.upperDirection);
  return [a * arm.side, b, c];
}

const degrees = (sine: number) => (Math.asin(sine) * 180) / Math.PI;

test.each([left, right])('an arm sent straight behind or all across stays where shoulders go', (arm) => {
  for (const softly of [true, false]) {
    for (const way of [
      [0, 0, -1],
      [0.1, 0.2, -1],
      [-0.2, -0.1, -1],
    ] as const)
      expect(degrees(-sent(arm, way, softly)[2])).toBeLessThan(66);
    for (const way of [
      [-1, 0, 0],
      [-1, -0.1, 0.2],
    ] as const)
      expect(degrees(-sent(arm, way, softly)[0])).toBeLessThan(60);
  }
});

test('an arm that goes where arms go is left alone', () => {
  for (const way of [
    [1, 0, 0],
    [0, -1, 0],
    [0, 0.3, 1],
    [-0.4, -0.3, 0.8],
  ] as const)
    expect(V3.distance(sent(left, way, true), V3.normalize(way))).toBeLessThan(1e-6);
});

test('a place out of reach behind is vain, one in reach or ahead is not', () => {
  const { length } = left;
  expect(isVain(left, [0, 0, -2 * length])).toBe(1);
  expect(isVain(left, [0, 0, -0.5 * length])).toBe(0);
  expect(isVain(left, [0, 0, 2 * length])).toBe(0);
});
