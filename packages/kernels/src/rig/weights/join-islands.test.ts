import { expect, test } from 'vitest';
import type { RigSkeleton } from '../skeleton.ts';
import { tube } from '../testing-body.ts';
import { KEPT } from './bone-distances.ts';
import { joinIslands } from './join-islands.ts';
import { skinSurface } from './skin-surface.ts';

const skeleton: RigSkeleton = {
  ...{ type: 'biped', ground: 0, height: 2 },
  joints: ['Hips', 'LeftArm', 'RightArm'].map((name, i) => ({ name, parent: i ? 0 : -1, at: [0, 2 - i, 0] })),
  chains: [
    { kind: 'arm', side: 1, order: 0, joints: [1] },
    { kind: 'arm', side: -1, order: 0, joints: [2] },
  ],
};

/** What the lower end of a tube follows that hangs from the hips, its middle an arm's, when the rest has been given out by height. */
function lowEnd(jointAt: (y: number) => number): { end: number; share: number } {
  const mesh = tube([0, 2, 0], [0, 0, 0], 0.1, 12, 40);
  const surface = skinSurface(mesh.positions, mesh.indices);
  const count = surface.positions.length / 3;
  const joint = new Int16Array(KEPT * count).fill(-1);
  const weight = new Float32Array(KEPT * count);
  for (let u = 0; u < count; u++) {
    joint[KEPT * u] = jointAt(surface.positions[3 * u + 1]);
    weight[KEPT * u] = 1;
  }
  joinIslands({ joint, weight }, surface, skeleton, new Uint8Array(count));
  const low = Array.from({ length: count }, (_, u) => u).filter((u) => surface.positions[3 * u + 1] < 0.1);
  expect(new Set(low.map((u) => joint[KEPT * u])).size).toBe(1);
  return { end: joint[KEPT * low[0]], share: Math.min(...low.map((u) => weight[KEPT * u])) };
}

test("the end of a sleeve that was nearer to the hips is the arm's", () => {
  expect(lowEnd((y) => (y > 0.9 || y < 0.3 ? 0 : 1))).toEqual({ end: 1, share: 1 });
});

test('what has its only skin there stays, and so does what lies between two', () => {
  expect(lowEnd((y) => (y > 0.9 ? 0 : y < 0.3 ? 2 : 1)).end).toBe(2);
  expect(lowEnd((y) => (y > 1.5 || (y < 0.9 && y > 0.6) ? 0 : y > 0.9 ? 1 : 2)).end).toBe(2);
});
