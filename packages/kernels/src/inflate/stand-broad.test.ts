import { expect, it } from 'vitest';
import { createFloatImage, signedDistance } from '../image/index.ts';
import { squaredHeight } from './inflate.ts';
import { standBroad } from './stand-broad.ts';

/** Half depth of rows of what is blown up from `at`, before and after. */
function depths(at: (x: number, y: number) => boolean, rows: readonly number[]): [number, number][] {
  const alpha = createFloatImage(200, 200, 1);
  for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = at(i % 200, Math.floor(i / 200)) ? 1 : 0;
  const square = squaredHeight(alpha, 0.35, true);
  const read = (): number[] => rows.map((y) => Math.sqrt(Math.max(0, ...square.data.subarray(200 * y, 200 * (y + 1)))));
  const before = read();
  standBroad(square, 1);
  // The outline stays.
  const distance = signedDistance(alpha);
  expect(square.data.some((s, i) => s > 0 && distance.data[i] < 0)).toBe(false);
  return read().map((after, k) => [before[k], after]);
}

it('lets what stands apart on the ground stand about as deep as wide, and leaves a ball and a post', () => {
  const body = (x: number, y: number): boolean => Math.hypot((x - 100) / 50, (y - 90) / 70) < 1;
  const paws = depths((x, y) => body(x, y) || (y > 100 && y < 185 && Math.abs(Math.abs(x - 100) - 38) < 9), [178]);
  expect(paws[0][1] / paws[0][0]).toBeGreaterThan(1.8);
  const ball = depths((x, y) => Math.hypot(x - 100, y - 100) < 80, [150, 165, 174]);
  for (const [before, after] of ball) expect(after / before).toBeLessThan(1.1);
  const post = depths((x, y) => body(x, y) || (y > 100 && y < 190 && Math.abs(x - 100) < 12), [172, 178]);
  for (const [before, after] of post) expect(after / before).toBeLessThan(1.15);
});
