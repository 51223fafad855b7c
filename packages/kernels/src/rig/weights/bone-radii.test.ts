import { expect, test } from 'vitest';
import { tube } from '../testing-body.ts';
import { voxelizeBody } from './body-voxels.ts';
import { measureFlesh, type Nearness } from './bone-radii.ts';
import type { Bone } from './bones.ts';

const shin = tube([0, 1, 0], [0, 0, 0], 0.08, 24, 30);
const voxels = voxelizeBody(shin.positions, shin.indices);
const nearest = new Int32Array(voxels.kind.length).fill(-1);

/** How near the middle of the front of the shin is to a bone that goes down at an x, by the flesh about it. */
function nearness(x: number, like?: number): number {
  const bone: Bone = {
    joint: 0,
    segments: [
      [
        [x, 0.9, 0],
        [x, 0.1, 0],
      ],
    ],
  };
  const near: Nearness = { distance: 0, radius: 1 };
  const flesh = measureFlesh(bone, voxels, nearest, like);
  expect(flesh.isBeside).toBe(x > 0.08);
  flesh.tell(0.06, 0.5, 0.05, near);
  return near.distance / near.radius;
}

test('flesh about a bone is measured', () => {
  expect(nearness(0)).toBeCloseTo(1, 0);
});

test('a bone beside its flesh does not count as one without any', () => {
  expect(nearness(0.2)).toBeGreaterThan(10);
  expect(nearness(0.2, 0.08)).toBeLessThan(4);
});
