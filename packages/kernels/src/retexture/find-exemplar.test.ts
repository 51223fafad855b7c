import { expect, test } from 'vitest';
import { type Raster, toLinear } from '../image/index.ts';
import { createRng } from '../math/index.ts';
import { findExemplar } from './find-exemplar.ts';

const SIDE = 200;

function paint(color: (x: number, y: number) => readonly number[]): Raster {
  const data = new Uint8Array(3 * SIDE * SIDE);
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) data.set(color(x, y), 3 * (y * SIDE + x));
  return { width: SIDE, height: SIDE, channels: 3, data };
}

const find = (picture: Raster) => findExemplar(picture, toLinear(picture));

test('a stuff is taken whole', () => {
  const rng = createRng(1);
  const { exemplar, covered } = find(paint(() => [120 + rng.int(60), 60 + rng.int(30), 30]));
  expect(exemplar).toEqual({ left: 0, top: 0, side: SIDE });
  expect(covered.includes(0)).toBe(false);
});

test('of an atlas a patch of one chart is taken, clear of what no chart covers', () => {
  const rng = createRng(1);
  const inside = (x: number, y: number): boolean => x >= 100 && x < 190 && y >= 20 && y < 110;
  const other = (x: number, y: number): boolean => (x - 50) ** 2 + (y - 150) ** 2 < 40 ** 2;
  const { exemplar, covered } = find(
    paint((x, y) =>
      inside(x, y) ? [40 + rng.int(9), 90 + rng.int(40), 40] : other(x, y) ? [180, 20 + rng.int(9), 20] : [0, 0, 0],
    ),
  );
  const { left, top, side } = exemplar;
  expect(side).toBeGreaterThan(40);
  expect(inside(left, top) && inside(left + side - 1, top + side - 1)).toBe(true);
  expect(covered.reduce((sum, any) => sum + any, 0)).toBeLessThan(0.4 * SIDE * SIDE);
});

test('the ground of a drawing in flat colours belongs to it', () => {
  const { covered } = find(paint((x, y) => ((x - 100) ** 2 + (y - 100) ** 2 < 900 ? [20, 40, 200] : [255, 255, 255])));
  expect(covered.includes(0)).toBe(false);
});

test('of a picture of two halves one is taken', () => {
  const { exemplar } = find(paint((x, y) => (y < 110 ? [90, 140 + (x % 3), 220] : [40 + (x % 5), 120, 30])));
  expect(exemplar.top + exemplar.side <= 110 || exemplar.top >= 110).toBe(true);
});
