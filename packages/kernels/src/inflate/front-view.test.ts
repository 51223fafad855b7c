import { expect, it } from 'vitest';
import { createFloatImage, signedDistance } from '../image/index.ts';
import { isFrontView } from './front-view.ts';

const SIZE = 120;

function outline(covers: (x: number, y: number) => boolean) {
  const alpha = createFloatImage(SIZE, SIZE, 1);
  for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = covers(i % SIZE, Math.floor(i / SIZE)) ? 1 : 0;
  return { alpha, distance: signedDistance(alpha) };
}

const head = (x: number, y: number): boolean => Math.hypot((x - 50) / 30, (y - 60) / 40) < 1;
const ear = (x: number, y: number, side: number): boolean => Math.hypot(x - 50 - 26 * side, y - 28) < 12;

it('a head with both ears is seen from the front, wherever it is in the picture', () => {
  expect(isFrontView(outline((x, y) => head(x, y) || ear(x, y, -1) || ear(x, y, 1)))).toBe(true);
});

it('one that looks to the side is not, nor is what leans', () => {
  const snout = (x: number, y: number): boolean => x > 50 && x < 112 && Math.abs(y - 72) < 14;
  expect(isFrontView(outline((x, y) => head(x, y) || ear(x, y, -1) || snout(x, y)))).toBe(false);
  expect(isFrontView(outline((x, y) => Math.abs(x - 20 - 0.6 * y) < 14 && y > 10 && y < 110))).toBe(false);
});
