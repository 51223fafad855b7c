import { expect, test } from 'vitest';
import type { Vec3 } from '../../math/index.ts';
import { type Mesh, mergeMeshes } from '../../mesh/index.ts';
import { limb } from '../shapes.testing.ts';
import { choosePlane, guessPlanes } from './choose-plane.ts';

/** A trunk along +Z on long thin legs, which mirror each other in a plane that is turned by `askew` about the height. */
function walker(askew: number): Mesh {
  const turn = ([x, y, z]: Vec3): Vec3 => [
    Math.cos(askew) * x + Math.sin(askew) * z,
    y,
    Math.cos(askew) * z - Math.sin(askew) * x,
  ];
  const parts = [limb([0, 0.4, -0.4], [0, 0.4, 0.4], 0.18)];
  for (const s of [1, -1])
    for (const z of [0.5, 0.2, -0.15, -0.55]) {
      const knee = turn([s * 0.45, 0.6, 0.7 * z]);
      parts.push(limb([s * 0.03, 0.38, 0.12 * z], knee, 0.02), limb(knee, turn([s * 0.9, 0, 1.3 * z]), 0.02));
    }
  return mergeMeshes(parts);
}

test('a trunk says where the mirror plane is, however its legs stand', () => {
  for (const askew of [0, 0.3, -0.4]) {
    const { plane } = choosePlane(guessPlanes(walker(askew)));
    expect(Math.abs(plane.angle), `legs askew by ${askew}`).toBeLessThan(0.1);
  }
});

test('how good a plane is counts all of the surface, thin or thick', () => {
  const even = choosePlane(guessPlanes(walker(0))).plane.score;
  const odd = choosePlane(guessPlanes(walker(0.3))).plane.score;
  expect(even).toBeGreaterThan(0.9);
  // most of the surface is that of the legs
  expect(odd).toBeLessThan(0.7);
});
