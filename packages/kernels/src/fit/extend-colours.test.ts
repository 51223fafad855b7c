import { expect, it } from 'vitest';
import { createFloatImage, signedDistance } from '../image/index.ts';
import { extendColours } from './extend-colours.ts';

/** A white disc with a black rod that sticks out of it, on a green ground. */
function disc() {
  const [width, height] = [96, 64];
  const alpha = createFloatImage(width, height, 1);
  const colours = createFloatImage(width, height, 3);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const white = Math.hypot(x - 30, y - 32) < 20;
    const rod = !white && x > 30 && x < 80 && Math.abs(y - 32) <= 2;
    alpha.data[i] = white || rod ? 1 : 0;
    colours.data.set(white ? [1, 1, 1] : rod ? [0, 0, 0] : [0, 1, 0], 3 * i);
  }
  return { colours, distance: signedDistance(alpha), at: (x: number, y: number) => 3 * (y * width + x) };
}

it('thin parts keep their own colour to their rim and past it', () => {
  const { colours, distance, at } = disc();
  const out = extendColours(colours, distance, 6).data;
  for (const [x, y] of [
    [65, 32],
    [65, 30],
    [65, 28],
  ])
    for (let c = 0; c < 3; c++) expect(out[at(x, y) + c], `${x}, ${y}`).toBeLessThan(0.1);
});

it('no trace of the ground is left at the outline, and what is well inside stays', () => {
  const { colours, distance, at } = disc();
  // The ground shows through the outermost pixels.
  for (let y = 0; y < 64; y++)
    if (Math.abs(Math.hypot(20, 0) - Math.abs(y - 32)) < 1.5) colours.data.set([0.4, 1, 0.4], at(30, y));
  const out = extendColours(colours, distance, 4).data;
  expect(out[at(30, 11)]).toBeGreaterThan(0.85);
  expect(out[at(30, 13)]).toBeGreaterThan(0.7);
  expect([...out.subarray(at(30, 32), at(30, 32) + 3)]).toEqual([1, 1, 1]);
});
