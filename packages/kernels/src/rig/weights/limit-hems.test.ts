import { expect, test } from 'vitest';
import type { RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import { createHemLimit } from './limit-hems.ts';
import { findLimbs } from './part-limbs.ts';

const bones = ['UpLeg', 'Leg', 'Foot'];
const names = ['Hips', ...['Left', 'Right'].flatMap((side) => bones.map((bone) => side + bone))];
const skeleton: RigSkeleton = {
  ...{ type: 'biped', ground: 0, height: 2 },
  joints: names.map((name, i) => ({ name, parent: i % 3 === 1 ? 0 : i - 1, at: [0, 1, 0] })),
  chains: [
    { kind: 'leg', side: 1, order: 0, joints: [1, 2, 3] },
    { kind: 'leg', side: -1, order: 0, joints: [4, 5, 6] },
  ],
};

/** What becomes of the shares of a vertex that is cloth so `much`. */
function limit(shares: Readonly<Record<string, number>>, much: number, wide = 0): Record<string, number> {
  const joint = new Int16Array(KEPT).fill(-1);
  const weight = new Float32Array(KEPT);
  Object.entries(shares).forEach(([name, share], k) => {
    joint[k] = names.indexOf(name);
    weight[k] = share;
  });
  createHemLimit(
    { joint, weight },
    skeleton,
    findLimbs(skeleton),
    Float32Array.of(much),
    Float32Array.of(wide),
  )(0, 0, 1);
  const out: Record<string, number> = {};
  for (let k = 0; k < KEPT; k++) if (weight[k] > 1e-6) out[names[joint[k]]] = (out[names[joint[k]]] ?? 0) + weight[k];
  expect(Object.values(out).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 5);
  return out;
}

test('a hem follows both shins little, their thighs the more, and no foot', () => {
  const hem = limit({ LeftLeg: 0.35, RightLeg: 0.33, RightFoot: 0.32 }, 1);
  expect(hem.RightFoot).toBeUndefined();
  expect(hem.LeftLeg).toBeCloseTo(0.27, 5);
  expect([hem.LeftUpLeg, hem.RightUpLeg]).toEqual([0.08, 0.08].map((x) => expect.closeTo(x, 5)));
  expect(hem.RightLeg).toBeCloseTo(0.57, 5);
});

test('what is half as much cloth is held half as much, and what is none, or one leg alone, not at all', () => {
  const shares = { LeftLeg: 0.45, LeftFoot: 0.05, RightLeg: 0.5 };
  const half = limit(shares, 0.5);
  expect(half.LeftFoot).toBeCloseTo(0.025 * (1 - 0.115 / 0.5), 5);
  expect(half.RightUpLeg).toBeCloseTo(0.115, 5);
  expect(limit(shares, 0)).toEqual(
    Object.fromEntries(Object.entries(shares).map(([n, x]) => [n, expect.closeTo(x, 5)])),
  );
  expect(limit({ LeftLeg: 0.8, RightLeg: 0.2 }, 1)).toEqual({
    LeftLeg: expect.closeTo(0.8, 5),
    RightLeg: expect.closeTo(0.2, 5),
  });
});

test('a wide skirt follows no shin much, though it is that of one leg', () => {
  expect(limit({ LeftLeg: 0.8, RightLeg: 0.2 }, 1, 1)).toEqual({
    LeftLeg: expect.closeTo(0.27, 5),
    LeftUpLeg: expect.closeTo(0.53, 5),
    RightLeg: expect.closeTo(0.2, 5),
  });
});
