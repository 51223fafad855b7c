import { expect, test } from 'vitest';
import { V3, type Vec3 } from '../../math/index.ts';
import { limb } from '../shapes.testing.ts';
import { makeBody } from './body.ts';
import { intoFlesh } from './into-flesh.ts';

test('a place right beside a body is moved into it, one within it or far away stays', () => {
  const body = makeBody(limb([0, 0.2, 0], [0, 1.6, 0], 0.2));
  const axis = body.size[2] / 2 - 0.5;
  const at = (out: number): Vec3 => [out / body.cell, body.floor + 0.5 * body.height, axis];
  expect(intoFlesh(body, at(0.1))).toEqual(at(0.1));
  expect(intoFlesh(body, at(0.6))).toEqual(at(0.6));
  const moved = intoFlesh(body, at(0.25));
  expect(Math.abs(moved[0]) * body.cell).toBeLessThan(0.2);
  expect(V3.distance(moved, at(0.25)) * body.cell).toBeLessThan(0.11);
});
