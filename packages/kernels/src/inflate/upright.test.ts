import { expect, test } from 'vitest';
import { createFloatImage, type FloatImage, signedDistance } from '../image/index.ts';
import { uprightHeight } from './upright.ts';

function draw(width: number, height: number, inside: (x: number, y: number) => boolean): FloatImage {
  const out = createFloatImage(width, height, 1);
  for (let i = 0; i < out.data.length; i++) out.data[i] = inside(i % width, Math.floor(i / width)) ? 1 : 0;
  return out;
}

const heightAt = (alpha: FloatImage, x: number, y: number): number =>
  Math.sqrt(uprightHeight(alpha, signedDistance(alpha)).data[y * alpha.width + x]);

test('a block that stands is a column: as deep near its ends as in its middle', () => {
  const block = draw(80, 90, (x, y) => x >= 20 && x < 60 && y >= 10 && y < 80);
  expect(heightAt(block, 40, 45)).toBeCloseTo(20, 0);
  expect(heightAt(block, 40, 22)).toBeCloseTo(20, 0);
  expect(heightAt(block, 40, 11)).toBeLessThan(14);
});

test('what lies along and is not even keeps its balls', () => {
  const fish = draw(160, 60, (x, y) => x >= 10 && x < 150 && Math.abs(y - 30) < 4 + x / 10);
  expect(heightAt(fish, 90, 30)).toBeLessThan(16);
});
