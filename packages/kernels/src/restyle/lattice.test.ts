import { expect, test } from 'vitest';
import { measureMesh, weld } from '../mesh/index.ts';
import { buildBvh } from '../spatial/index.ts';
import { makeLatticeModel } from './lattice-model.ts';
import { measureLimbs } from './measure-limbs.ts';
import { wrapSkin } from './skin.ts';
import type { VoxelColors } from './voxel-colors.ts';
import type { Voxels } from './voxels.ts';

/** Solid boxes of cells of one metre, given by their first and last cells. */
function fill(size: [number, number, number], boxes: readonly (readonly number[])[]): Voxels {
  const solid = new Uint8Array(size[0] * size[1] * size[2]);
  for (const [x0, y0, z0, x1, y1, z1] of boxes)
    for (let z = z0; z <= z1; z++)
      for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) solid[(z * size[1] + y) * size[0] + x] = 1;
  return { size, origin: [0, 0, 0], cell: [1, 1, 1], solid };
}

const GREY: Pick<VoxelColors, 'slot' | 'linear'> = { slot: new Int32Array(0), linear: new Float32Array(0) };

test('a square rod is a limb all around, a plate along its rim only', () => {
  const rod = wrapSkin(fill([9, 60, 9], [[3, 3, 3, 5, 56, 5]]));
  const limbs = measureLimbs(rod, buildBvh(rod), 9, 4);
  for (let v = 0; v < limbs.limb.length; v++) {
    const y = rod.positions[3 * v + 1];
    if (y < 12 || y > 48) continue;
    expect(limbs.limb[v]).toBeGreaterThan(0.7);
    expect(limbs.thickness[v]).toBeLessThan(4);
  }
  const plate = wrapSkin(fill([60, 9, 60], [[3, 3, 3, 56, 5, 56]]));
  const sides = measureLimbs(plate, buildBvh(plate), 9, 4);
  let rim = 0;
  for (let v = 0; v < sides.share.length; v++) {
    const [x, z] = [plate.positions[3 * v], plate.positions[3 * v + 2]];
    const inward = Math.min(x - 3, 57 - x, z - 3, 57 - z);
    if (inward > 8) expect(sides.share[v]).toBeLessThan(0.05);
    if (inward < 0.3) {
      expect(sides.share[v]).toBeGreaterThan(0.4);
      rim++;
    }
  }
  expect(rim).toBeGreaterThan(100);
});

test('thin legs of a lattice are smooth rods without thorns, and all of it is one closed piece', () => {
  const voxels = fill(
    [42, 102, 42],
    [
      [2, 60, 2, 39, 99, 39],
      [4, 1, 4, 6, 60, 6],
      [35, 1, 35, 37, 60, 37],
    ],
  );
  const { parts } = makeLatticeModel(voxels, GREY as VoxelColors, 80);
  const { positions } = parts[0].mesh;
  const { isWatertight, components } = measureMesh(weld(parts[0].mesh));
  expect([isWatertight, components]).toEqual([true, 1]);
  let most = 0;
  for (let v = 0; v < positions.length; v += 3) {
    if (positions[v + 1] < 10 || positions[v + 1] > 50) continue;
    const fromAxis = (c: number): number => Math.hypot(positions[v] - c, positions[v + 2] - c);
    most = Math.max(most, Math.min(fromAxis(5.5), fromAxis(36.5)));
  }
  expect(most).toBeLessThan(2.5);
});
