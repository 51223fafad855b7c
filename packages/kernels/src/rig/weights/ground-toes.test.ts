import { expect, test } from 'vitest';
import type { RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import { groundToes } from './ground-toes.ts';

/** A bird's leg, or a man's whose foot lies on the ground. */
function legOf(ball: readonly [number, number, number]): RigSkeleton {
  const places = [[0, 1, 0], [0, 0.6, 0.1], [0, 0.4, -0.05], ball, [0, 0.05, ball[2] + 0.2]] as const;
  const joints = places.map((at, i) => ({ name: `j${i}`, parent: i - 1, at }));
  return {
    ...{ type: 'avian', joints, ground: 0, height: 1 },
    chains: [{ kind: 'leg', side: 1, order: 0, joints: [0, 1, 2, 3, 4] }],
  };
}

/** The joint that vertices at some heights follow most, all of which had followed the bone above the toes. */
function followed(skeleton: RigSkeleton, heights: readonly number[]): number[] {
  const shares = {
    joint: new Int16Array(KEPT * heights.length).fill(-1),
    weight: new Float32Array(KEPT * heights.length),
  };
  heights.forEach((_, u) => {
    shares.joint[KEPT * u] = 2;
    shares.weight[KEPT * u] = 1;
  });
  const positions = Float32Array.from(heights.flatMap((y) => [0.1, y, 0]));
  groundToes(shares, positions, skeleton, new Uint8Array(heights.length));
  return heights.map((_, u) => {
    const own = [...shares.weight.subarray(KEPT * u, KEPT * u + KEPT)];
    expect(own.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 5);
    return shares.joint[KEPT * u + own.indexOf(Math.max(...own))];
  });
}

test('what lies below the ball of a foot that stands on its toes goes with the toes', () => {
  expect(followed(legOf([0, 0.05, 0]), [0.01, 0.05, 0.08, 0.2, 0.35])).toEqual([3, 3, 3, 2, 2]);
});

test('a sole that lies on the ground stays with its bone', () => {
  expect(followed(legOf([0, 0.05, 0.5]), [0.01, 0.05, 0.35])).toEqual([2, 2, 2]);
});
