import { expect, test } from 'vitest';
import type { FloatImage } from '../image/index.ts';
import { matchLimbs } from './match-limbs.ts';

const [wide, deep, high] = [20, 40, 12];
const cell = 0.01;

function paint(width: number, color: (x: number, y: number) => number): FloatImage {
  const data = new Float32Array(3 * width * high);
  for (let at = 0; at < width * high; at++) data.fill(color(at % width, Math.floor(at / width)), 3 * at, 3 * at + 3);
  return { width, height: high, channels: 3, data };
}

function full(width: number): FloatImage {
  return { width, height: high, channels: 1, data: new Float32Array(width * high).fill(1) };
}

test('two fins that mirror each other get the place where the flank on their side shows them', () => {
  const isFin = (x: number, y: number): boolean => (x < 3 || x >= wide - 3) && y >= 4 && y < 8;
  // From behind they lie in the shade.
  const near = paint(wide, (x, y) => (isFin(x, y) ? 0.9 : 0.4));
  const far = paint(wide, (x, y) => (isFin(x, y) ? 0.1 : 0.4));
  const shows = (x: number, y: number): boolean => x >= 28 && x < 32 && y >= 4 && y < 8;
  const flank = (light: number): FloatImage => paint(deep, (x, y) => (shows(x, y) ? light : 0.4));
  const limb = Uint8Array.from({ length: wide * high }, (_, at) => (isFin(at % wide, Math.floor(at / wide)) ? 1 : 0));
  const anchors = { middle: new Float32Array(wide * high).fill(Number.NaN), half: new Float32Array(wide * high) };
  const thick: FloatImage = { ...full(wide), data: new Float32Array(wide * high).fill(2 * cell) };
  matchLimbs(
    limb,
    { outline: full(wide), thick, near, far },
    { outline: full(deep), thick: full(deep), near: flank(0.85), far: flank(0.8) },
    anchors,
    cell,
  );
  const place = anchors.middle[5 * wide + 1] / cell;
  expect(place).toBeGreaterThan(27);
  expect(place).toBeLessThan(32);
  expect(anchors.middle[5 * wide + wide - 2] / cell).toBeCloseTo(place, 3);
  expect(anchors.middle[5 * wide + 10]).toBeNaN();
});
