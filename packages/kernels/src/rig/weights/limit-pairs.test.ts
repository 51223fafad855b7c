import { expect, test } from 'vitest';
import type { RigSkeleton } from '../skeleton.ts';
import { tube } from '../testing-body.ts';
import { KEPT } from './bone-distances.ts';
import { createPairLimit } from './limit-pairs.ts';
import { skinSurface } from './skin-surface.ts';

const names = ['Hips', 'Spine', 'LeftUpLeg', 'RightUpLeg', 'Tail1'];
const skeleton: RigSkeleton = {
  ...{ type: 'biped', ground: 0, height: 2 },
  joints: names.map((name, i) => ({ name, parent: i ? 0 : -1, at: [0, 1, 0] })),
  chains: [
    { kind: 'spine', side: 0, order: 0, joints: [1] },
    { kind: 'leg', side: 1, order: 0, joints: [2] },
    { kind: 'leg', side: -1, order: 0, joints: [3] },
    { kind: 'tail', side: 0, order: 0, joints: [4] },
  ],
};

/** What becomes of shares that evening out has brought to a place of a tube which is the spine's down to y = 1 and the left leg's below, a thickness of 0.1. */
function limit(
  y: number,
  shares: Readonly<Record<string, number>>,
  before = shares,
  thickness = 0.1,
): Record<string, number> {
  const mesh = tube([0, 2, 0], [0, 0, 0], 0.1, 12, 80);
  const surface = skinSurface(mesh.positions, mesh.indices);
  const count = surface.positions.length / 3;
  const joint = new Int16Array(KEPT * count).fill(-1);
  const weight = new Float32Array(KEPT * count);
  const write = (u: number, list: Readonly<Record<string, number>>): void => {
    Object.entries(list).forEach(([name, share], k) => {
      joint[KEPT * u + k] = names.indexOf(name);
      weight[KEPT * u + k] = share;
    });
  };
  let at = 0;
  for (let u = 0; u < count; u++) {
    write(u, surface.positions[3 * u + 1] > 1 ? { Spine: 1 } : { LeftUpLeg: 1 });
    if (Math.abs(surface.positions[3 * u + 1] - y) < Math.abs(surface.positions[3 * at + 1] - y)) at = u;
  }
  write(at, before);
  const hold = createPairLimit({ joint, weight }, surface, skeleton, new Float32Array(count).fill(thickness));
  write(at, shares);
  hold(at);
  const out: Record<string, number> = {};
  for (let k = KEPT * at; k < KEPT * at + KEPT; k++)
    if (joint[k] >= 0) out[names[joint[k]]] = (out[names[joint[k]]] ?? 0) + weight[k];
  expect(Object.values(out).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 5);
  return out;
}

test("what legs share near the trunk is the trunk's, whether it has a share or not", () => {
  const { Spine, LeftUpLeg, RightUpLeg } = limit(0.95, { LeftUpLeg: 0.5, RightUpLeg: 0.4, Spine: 0.1 });
  expect([Spine, LeftUpLeg, RightUpLeg]).toEqual([0.9, 0.1, 0].map((x) => expect.closeTo(x, 5)));
  expect(limit(0.95, { LeftUpLeg: 0.6, RightUpLeg: 0.4 }).Hips).toBeCloseTo(0.8, 5);
});

test('far from the trunk the other leg gets little', () => {
  const { LeftUpLeg, RightUpLeg } = limit(0.2, { LeftUpLeg: 0.55, RightUpLeg: 0.45 }, { LeftUpLeg: 1 });
  expect(RightUpLeg).toBeLessThan(0.3);
  expect(LeftUpLeg).toBeGreaterThan(0.7);
});

test('a trace of the trunk does not grow where toes of two feet touch', () => {
  const { Hips, LeftUpLeg } = limit(0.2, { LeftUpLeg: 0.5, RightUpLeg: 0.48, Hips: 0.02 }, { LeftUpLeg: 1 });
  expect([Hips, LeftUpLeg]).toEqual([expect.closeTo(0.02, 5), expect.closeTo(0.73, 5)]);
});

test('cloth that followed both stays with both, and one leg alone as it is', () => {
  expect(limit(0.2, { LeftUpLeg: 0.55, RightUpLeg: 0.45 }).RightUpLeg).toBeCloseTo(0.45, 5);
  expect(limit(0.95, { LeftUpLeg: 0.6, Spine: 0.4 })).toEqual({
    LeftUpLeg: expect.closeTo(0.6, 5),
    Spine: expect.closeTo(0.4, 5),
  });
});

test('without a thickness trunk skin is near itself alone', () => {
  expect(limit(1.5, { Spine: 0.8, LeftUpLeg: 0.1, RightUpLeg: 0.1 }, { Spine: 1 }, 0).Spine).toBeCloseTo(1, 5);
  expect(limit(0.2, { LeftUpLeg: 0.55, RightUpLeg: 0.45 }, { LeftUpLeg: 1 }, 0).RightUpLeg).toBeCloseTo(0.25, 5);
});

test('legs get little of a tail beside them, which is no cloth, and what both share near the trunk is its own', () => {
  expect(limit(0.2, { LeftUpLeg: 0.55, Tail1: 0.45 }).Tail1).toBeCloseTo(0.25, 5);
  expect(limit(0.95, { LeftUpLeg: 0.5, Tail1: 0.4, Spine: 0.1 }).Spine).toBeCloseTo(0.9, 5);
});
