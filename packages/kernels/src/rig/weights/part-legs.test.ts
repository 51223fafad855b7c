import { expect, test } from 'vitest';
import type { RigSkeleton, RigType } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import { partLegs } from './part-legs.ts';

const names = ['Spine', 'Leg1', 'Leg2', 'Leg3', 'Tail1', 'Tail2'];

/** What becomes of the shares of one vertex of such a body. */
function part(type: RigType, shares: Readonly<Record<string, number>>, isFixed = false): [string, number][] {
  const skeleton: RigSkeleton = {
    ...{ type, ground: 0, height: 1 },
    joints: names.map((name, i) => ({ name, parent: [-1, 0, 0, 0, 0, 4][i], at: [0, 0, 0] })),
    chains: [
      { kind: 'leg', side: 1, order: 0, joints: [1] },
      { kind: 'leg', side: 1, order: 1, joints: [2] },
      { kind: 'leg', side: 1, order: 2, joints: [3] },
      { kind: 'tail', side: 0, order: 0, joints: [4, 5] },
    ],
  };
  const joint = new Int16Array(KEPT).fill(-1);
  const weight = new Float32Array(KEPT);
  Object.entries(shares).forEach(([name, share], k) => {
    joint[k] = names.indexOf(name);
    weight[k] = share;
  });
  partLegs({ joint, weight }, skeleton, Uint8Array.of(isFixed ? 1 : 0));
  return Array.from(joint).flatMap((j, k) =>
    j >= 0 ? [[names[j], Number(weight[k].toFixed(5))] as [string, number]] : [],
  );
}

test('a leg that touches others and the tail follows itself alone', () => {
  expect(part('hexapod', { Leg2: 0.4, Leg1: 0.3, Tail2: 0.3 })).toEqual([['Leg2', 1]]);
  expect(part('octopod', { Leg3: 0.45, Leg2: 0.55 })).toEqual([['Leg2', 1]]);
});

test('where legs begin their shares go to the trunk, the largest first', () => {
  expect(part('hexapod', { Leg1: 0.35, Leg2: 0.35, Spine: 0.3 })).toEqual([['Spine', 1]]);
  expect(part('hexapod', { Leg1: 0.6, Spine: 0.4 })).toEqual([
    ['Leg1', 0.6],
    ['Spine', 0.4],
  ]);
});

test('bodies with few legs, which may wear cloth, and what is bound already stay as they are', () => {
  const shares = { Leg1: 0.55, Leg2: 0.45 };
  expect(part('biped', shares)).toEqual(Object.entries(shares));
  expect(part('hexapod', shares, true)).toEqual(Object.entries(shares));
});
