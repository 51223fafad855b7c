import { expect, it } from 'vitest';
import type { Vec3 } from '../../math/index.ts';
import { type Mesh, mergeMeshes } from '../../mesh/index.ts';
import { limb } from '../shapes.testing.ts';
import { choosePlane, guessPlanes } from './choose-plane.ts';
import { findLegsLine } from './legs-line.ts';
import { voxelize } from './voxels.ts';

/** As thick as wide, on two legs, one arm forward and one to the side, turned about its height. */
function pointer(yaw: number, legs = 2): Mesh {
  const [s, c] = [Math.sin(yaw), Math.cos(yaw)];
  const turn = ([x, y, z]: Vec3): Vec3 => [c * x + s * z, y, c * z - s * x];
  const part = (a: Vec3, b: Vec3, r: number): Mesh => limb(turn(a), turn(b), r);
  const parts = [
    part([0, 0.7, 0], [0, 1.1, 0], 0.22),
    part([0, 1.5, 0], [0, 1.6, 0], 0.2),
    part([0, 1.1, 0], [0, 1.5, 0], 0.1),
    part([0.15, 1.1, 0], [0.2, 1.15, 0.8], 0.07),
    part([-0.15, 1.1, 0], [-0.9, 1.1, 0], 0.07),
  ];
  for (let k = 0; k < legs; k++) {
    const [x, z] = legs === 2 ? [k ? 0.14 : -0.14, 0] : [k % 2 ? 0.16 : -0.16, k < 2 ? 0.16 : -0.16];
    parts.push(part([x, 0.7, z], [x, 0.05, z], 0.09));
  }
  return mergeMeshes(parts);
}

it('tells the line between two legs however a body is turned, and of nothing on four', () => {
  for (const yaw of [0, 0.5, -1.1]) {
    const line = findLegsLine(voxelize(pointer(yaw), 64, 0));
    expect(Math.abs(Math.sin((line?.angle ?? 9) + yaw)), `turned by ${yaw}`).toBeLessThan(0.1);
    expect(line?.apart).toBeCloseTo(0.16, 1);
    expect(line?.aside).toBeLessThan(0.03);
  }
  expect(findLegsLine(voxelize(pointer(0.5, 4), 64, 0))).toBeUndefined();
});

it('a cloak that hangs down behind two legs is none', () => {
  const cloak = limb([0, 0.9, -0.3], [0, 0.12, -0.35], 0.1);
  const line = findLegsLine(voxelize(mergeMeshes([pointer(0), cloak]), 64, 0));
  expect(Math.abs(Math.sin(line?.angle ?? 9))).toBeLessThan(0.1);
});

it('legs above toes that touch are seen all the same', () => {
  const toes = limb([-0.14, 0.11, 0], [0.14, 0.11, 0], 0.03);
  const line = findLegsLine(voxelize(mergeMeshes([pointer(0), toes]), 64, 0));
  expect(Math.abs(Math.sin(line?.angle ?? 9))).toBeLessThan(0.1);
  expect(line?.long).toBeGreaterThan(0.12);
});

it('the mirror plane of what stands on two legs passes between them, wherever its arms point', () => {
  for (const yaw of [0.5, -1.1]) {
    const { plane } = choosePlane(guessPlanes(pointer(yaw)));
    expect(Math.abs(Math.cos(plane.angle + yaw)), `turned by ${yaw}`).toBeGreaterThan(0.8);
  }
});
