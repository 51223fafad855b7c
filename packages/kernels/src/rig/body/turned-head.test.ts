import { expect, test } from 'vitest';
import type { Body } from './body.ts';
import { turnedEnd } from './turned-head.ts';

const size = [31, 20, 40] as const;

/** A ball of a head with a snout that goes to `aside` over its ten cells. */
function bodyOf(aside: number): Body {
  const solid = new Uint8Array(size[0] * size[1] * size[2]);
  for (let z = 0; z < size[2]; z++)
    for (let y = 0; y < size[1]; y++)
      for (let x = 0; x < size[0]; x++) {
        const isSkull = Math.hypot(x - 15, y - 10, z - 20) < 4;
        const isSnout = z >= 20 && z < 32 && Math.hypot(x - 15 - (aside * (z - 20)) / 10, y - 10) < 2;
        if (isSkull || isSnout) solid[(z * size[1] + y) * size[0] + x] = 1;
      }
  return { solid, size: [...size], floor: 0, height: 16 } as unknown as Body;
}

test.each([6, -6])('the tip of a head that looks aside is aside', (aside) => {
  const body = bodyOf(aside);
  const tip = turnedEnd(body, [0, 10, 20], [0, 10, 28], body.solid);
  expect(tip[0] * Math.sign(aside)).toBeGreaterThan(4);
  expect(tip[2]).toBeGreaterThan(28);
});

test('a foot that stands beside a low head is no tip of it', () => {
  const body = bodyOf(0);
  for (let y = 0; y < 4; y++) body.solid[(26 * size[1] + y) * size[0] + 25] = 1;
  expect(turnedEnd(body, [0, 10, 20], [0, 10, 31], body.solid)).toEqual([0, 10, 31]);
});

test('that of one that looks ahead is where it was', () => {
  const body = bodyOf(0);
  expect(turnedEnd(body, [0, 10, 20], [0, 10, 31], body.solid)).toEqual([0, 10, 31]);
});
