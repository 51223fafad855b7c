import { expect, test } from 'vitest';
import type { RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import type { Influences } from './influences.ts';
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

/** Vertices in one piece, each next to the one before. */
function strip(...places: number[][]) {
  const next = places.map((_, u) => [u - 1, u + 1].filter((v) => v >= 0 && v < places.length));
  const first = Int32Array.from([0, ...places], (_, u) => next.slice(0, u).flat().length);
  return {
    positions: Float32Array.from(places.flat()),
    first,
    next: Int32Array.from(next.flat()),
    shell: new Int32Array(places.length),
  };
}

function sharesOf(...vertices: Readonly<Record<string, number>>[]): Influences {
  const joint = new Int16Array(KEPT * vertices.length).fill(-1);
  const weight = new Float32Array(KEPT * vertices.length);
  vertices.forEach((shares, u) => {
    Object.keys(shares).forEach((name, k) => {
      joint[KEPT * u + k] = names.indexOf(name);
      weight[KEPT * u + k] = shares[name];
    });
  });
  return { joint, weight };
}

function share({ joint, weight }: Influences, u: number, name: string): number {
  let sum = 0;
  for (let k = KEPT * u; k < KEPT * u + KEPT; k++) if (joint[k] === names.indexOf(name)) sum += weight[k];
  return sum;
}

/** What becomes of the shares of a vertex at a height that was the hips' before. */
function limit(y: number, given: Readonly<Record<string, number>>): Record<string, number> {
  const shares = sharesOf({ Hips: 1 });
  const hold = createArmLimit(shares, strip([0.2, y, 0]), skeleton);
  const later = sharesOf(given);
  shares.joint.set(later.joint);
  shares.weight.set(later.weight);
  hold(0);
  expect(shares.weight.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 5);
  return Object.fromEntries(Object.keys(given).map((name) => [name, share(shares, 0, name)]));
}

test('hips follow an arm the less the farther they are from its shoulder', () => {
  const near = limit(1.2, { Hips: 0.6, LeftHand: 0.4 });
  const far = limit(0.8, { Hips: 0.6, LeftHand: 0.4 });
  expect(far.LeftHand).toBeLessThan(near.LeftHand);
  expect(far.LeftHand * 0.6).toBeLessThan(0.05);
  // whichever has more meanwhile
  expect(limit(0.8, { Hips: 0.4, LeftHand: 0.6 }).LeftHand).toBeLessThan(0.1);
});

test('chests and legs without an arm stay as they are', () => {
  const cases: Record<string, number>[] = [
    { Spine2: 0.6, LeftArm: 0.4 },
    { LeftUpLeg: 0.7, Hips: 0.3 },
  ];
  for (const shares of cases)
    for (const [name, own] of Object.entries(limit(0.8, shares))) expect(own).toBeCloseTo(shares[name], 5);
});

test("skin of an arm stays its own: what hips have too much of there is the chest's", () => {
  const shares = sharesOf({ LeftArm: 0.6, Hips: 0.4 });
  const hold = createArmLimit(shares, strip([0.3, 1, 0]), skeleton);
  const later = sharesOf({ LeftArm: 0.4, Hips: 0.45, LeftUpLeg: 0.15 });
  shares.joint.set(later.joint);
  shares.weight.set(later.weight);
  hold(0);
  expect(share(shares, 0, 'LeftArm')).toBeCloseTo(0.4, 5);
  expect(share(shares, 0, 'Hips') + share(shares, 0, 'LeftUpLeg')).toBeCloseTo(0.2, 5);
  expect(share(shares, 0, 'Spine2')).toBeCloseTo(0.4, 5);
});

test('a thigh that a hand hangs beside is no skin of the arm, the hand at the end of a sleeve is', () => {
  const hand = { LeftHand: 0.6, LeftUpLeg: 0.4 };
  const kept = (...others: Record<string, number>[]): number => {
    const shares = sharesOf(hand, ...others);
    createArmLimit(shares, strip([0.3, 0.8, 0], ...others.map((_, u) => [0.3, 0.9 + 0.1 * u, 0])), skeleton)(0);
    return share(shares, 0, 'LeftHand');
  };
  const thigh = { LeftUpLeg: 1 };
  expect(kept(thigh, thigh, thigh)).toBeLessThan(0.1);
  expect(kept({ LeftHand: 1 }, { LeftArm: 1 }, thigh, thigh, thigh, thigh)).toBeCloseTo(0.6, 5);
});
