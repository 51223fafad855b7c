import { expect, test } from 'vitest';
import { settleVoxels } from './settle-voxels.ts';
import { sliceBody } from './slices.ts';
import type { Voxels } from './voxels.ts';

test('what one half of a body lacks the other has, but legs that stand askew are not doubled', () => {
  const size: [number, number, number] = [24, 24, 24];
  const solid = new Uint8Array(24 ** 3);
  const fill = (x0: number, x1: number, y0: number, y1: number, z0: number, z1: number): void => {
    for (let z = z0; z < z1; z++)
      for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) solid[(z * 24 + y) * 24 + x] = 1;
  };
  fill(4, 20, 10, 22, 4, 20);
  // A swelling and a thing in a hand of one side alone, and legs to one side of the middle.
  fill(20, 21, 16, 19, 10, 13);
  fill(20, 23, 20, 22, 10, 13);
  fill(6, 8, 1, 10, 10, 13);
  fill(13, 15, 1, 10, 10, 13);
  const voxels: Voxels = { solid, size, origin: [0, 0, 0], cell: 1 };
  settleVoxels(voxels, 0.95, 24);
  const layers = sliceBody({ ...voxels, floor: 1, top: 21 });
  expect(layers[4]).toHaveLength(2);
  expect(layers[16].map(({ left, right }) => [left, right])).toEqual([[-8.5, 8.5]]);
  expect(layers[20].map(({ left, right }) => [left, right])).toEqual([[-7.5, 10.5]]);
});
