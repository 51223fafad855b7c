import { expect, test } from 'vitest';
import { mergeMeshes } from '../../mesh/index.ts';
import type { RigSkeleton } from '../skeleton.ts';
import { tube } from '../testing-body.ts';
import { DEEP, findSunken, SUNKEN } from './sunken-bones.ts';

/** A trunk along the middle, and an arm that hangs down from its top at an x. */
function withArm(x: number, length: number): RigSkeleton {
  const places = [
    [0, 0.5, 0],
    [0, 1.5, 0],
    [x, 1.4, 0],
    [x, 1.4 - length, 0],
    [x, 1.4 - 2 * length, 0],
  ] as const;
  return {
    ...{ type: 'biped', ground: 0, height: 2 },
    joints: places.map((at, i) => ({
      name: ['Hips', 'Head', 'Arm', 'ForeArm', 'Hand'][i],
      parent: [-1, 0, 0, 2, 3][i],
      at,
    })),
    chains: [
      { kind: 'neck', side: 0, order: 0, joints: [1] },
      { kind: 'arm', side: 1, order: 0, joints: [2, 3, 4] },
    ],
  };
}

const trunk = tube([0, 0, 0], [0, 2, 0], 0.4, 24, 20);

test('an arm beside the trunk is none of it, one that was laid into the flank is', () => {
  const arm = tube([0.6, 1.5, 0], [0.6, 0.2, 0], 0.08, 12, 20);
  expect([...findSunken(mergeMeshes([trunk, arm]), withArm(0.6, 0.5))]).toEqual([0, 0, 0, 0, 0]);
  expect([...findSunken(trunk, withArm(0.36, 0.5))]).toEqual([0, 0, 0, SUNKEN, SUNKEN]);
});

test('where the flesh about it is as thick as the bone is long there is no arm', () => {
  expect([...findSunken(trunk, withArm(0.15, 0.2))]).toEqual([0, 0, DEEP, DEEP, DEEP]);
});
