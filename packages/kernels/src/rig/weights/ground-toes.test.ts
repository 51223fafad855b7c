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
  const none = new Uint8Array(heights.length);
  const shell = Int32Array.from(heights, (_, u) => u);
  groundToes(shares, { positions, shell, shells: heights.length }, skeleton, { fixed: none, given: none });
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

test('a claw that is bound as a whole to a bone above goes with the toes, a shell that reaches further up stays', () => {
  const skeleton = legOf([0, 0.05, 0]);
  const heights = [0.01, 0.04, 0.01, 0.5];
  const shares = { joint: new Int16Array(KEPT * 4).fill(-1), weight: new Float32Array(KEPT * 4) };
  for (let u = 0; u < 4; u++) {
    shares.joint[KEPT * u] = 1;
    shares.weight[KEPT * u] = 1;
  }
  const positions = Float32Array.from(heights.flatMap((y) => [0.1, y, 0]));
  const surface = { positions, shell: Int32Array.of(0, 0, 1, 1), shells: 2 };
  groundToes(shares, surface, skeleton, { fixed: new Uint8Array(4).fill(1), given: new Uint8Array(4) });
  expect(heights.map((_, u) => shares.joint[KEPT * u])).toEqual([3, 3, 1, 1]);
});

test('a long claw goes with the toes to its tip, which is farther from the ball than toes reach', () => {
  const skeleton = legOf([0, 0.05, 0]);
  const shares = { joint: new Int16Array(KEPT * 2).fill(-1), weight: new Float32Array(KEPT * 2) };
  shares.joint[0] = shares.joint[KEPT] = 2;
  shares.weight[0] = shares.weight[KEPT] = 1;
  const surface = { positions: Float32Array.of(0.1, 0.03, 0.1, 0.3, 0.01, 0.3), shell: new Int32Array(2), shells: 1 };
  groundToes(shares, surface, skeleton, { fixed: new Uint8Array(2).fill(1), given: new Uint8Array(2) });
  expect([shares.joint[0], shares.joint[KEPT]]).toEqual([3, 3]);
});

test("toes that spread from a beast's foot that lies on the ground go with the toes, what is behind the ball does not", () => {
  const skeleton = { ...legOf([0, 0.05, 0.5]), type: 'quadruped' as const };
  const places = [
    [0.15, 0.03, 0.62],
    [-0.15, 0.03, 0.62],
    [0.1, 0.03, 0.4],
    [0.05, 0.3, 0.6],
  ];
  const count = places.length;
  const shares = { joint: new Int16Array(KEPT * count).fill(-1), weight: new Float32Array(KEPT * count) };
  for (let u = 0; u < count; u++) {
    shares.joint[KEPT * u] = 2;
    shares.weight[KEPT * u] = 1;
  }
  const none = new Uint8Array(count);
  const surface = { positions: Float32Array.from(places.flat()), shell: new Int32Array(count), shells: 1 };
  groundToes(shares, surface, skeleton, { fixed: none, given: none });
  const toes = places.map((_, u) => {
    let sum = 0;
    for (let k = KEPT * u; k < KEPT * u + KEPT; k++) if (shares.joint[k] === 3) sum += shares.weight[k];
    return sum;
  });
  expect(toes).toEqual([1, 1, 0, 0]);
});

/** What the toes of the left foot get of a vertex on the right's side that both legs have some of. */
function leftToes(left: number): number {
  const leg = legOf([0, 0.05, 0]);
  const shift = (x: number) =>
    leg.joints.map((joint) => ({ ...joint, at: [joint.at[0] + x, joint.at[1], joint.at[2]] as const }));
  const skeleton: RigSkeleton = {
    ...leg,
    joints: [
      ...shift(0.1),
      ...shift(-0.1).map((joint) => ({ ...joint, parent: joint.parent < 0 ? -1 : joint.parent + 5 })),
    ],
    chains: [leg.chains[0], { ...leg.chains[0], side: -1, joints: [5, 6, 7, 8, 9] }],
  };
  const shares = { joint: new Int16Array(KEPT).fill(-1), weight: new Float32Array(KEPT) };
  [shares.joint[0], shares.joint[1], shares.weight[0], shares.weight[1]] = [2, 7, left, 1 - left];
  const surface = { positions: Float32Array.of(-0.05, 0.02, 0), shell: new Int32Array(1), shells: 1 };
  groundToes(shares, surface, skeleton, { fixed: new Uint8Array(1), given: new Uint8Array(1) });
  let toes = 0;
  for (let k = 0; k < KEPT; k++) if (shares.joint[k] === 3) toes += shares.weight[k];
  return toes;
}

test('toes that reach beyond the other foot stay with their own', () => {
  expect(leftToes(0.7)).toBeCloseTo(1, 5);
});

test('what neither leg surely has goes with the nearer foot', () => {
  expect(leftToes(0.55)).toBe(0);
});
