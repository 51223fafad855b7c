import { expect, test } from 'vitest';
import { monk } from '../cloth.testing.ts';
import { makeBody } from './body.ts';
import { fillLayers } from './fill-layers.ts';

test('a robe that is open below is thick where it was hollow, and what is outside it stays outside', () => {
  const hollow = makeBody(monk());
  const full = fillLayers(hollow);
  const [nx, ny] = hollow.size;
  const at = (x: number, y: number): number =>
    (Math.round((0 - hollow.origin[2]) / hollow.cell) * ny + Math.round((y - hollow.origin[1]) / hollow.cell)) * nx +
    Math.round((x - hollow.origin[0]) / hollow.cell);
  expect(hollow.solid[at(0, 1.1)]).toBe(0);
  expect(full.solid[at(0, 1.1)]).toBe(1);
  expect(full.radius[at(0, 1.1)] * full.cell).toBeGreaterThan(0.14);
  expect(full.solid[at(0.35, 1)]).toBe(0);
});
