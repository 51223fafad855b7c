import { expect, it } from 'vitest';
import { ColourTally, linearToOklab } from '../image/index.ts';
import { mainColour } from './main-colour.ts';

function lab(r: number, g: number, b: number): Float64Array {
  const out = new Float64Array(3);
  linearToOklab(r, g, b, out, 0);
  return out;
}

function tallyOf(...counted: [Float64Array, number][]): ColourTally {
  const tally = new ColourTally();
  for (const [[l, a, b], n] of counted) for (let k = 0; k < n; k++) tally.add(l, a, b);
  return tally;
}

const apart = (one: ArrayLike<number> | undefined, other: ArrayLike<number>): number =>
  one ? Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) : Number.POSITIVE_INFINITY;

const RED = lab(0.6, 0.03, 0.02);
const DARK_RED = lab(0.3, 0.015, 0.01);
const WHITE = lab(0.8, 0.8, 0.75);

it('a red cap with white dots is red, in the middle of its light and shadow', () => {
  const main = mainColour(tallyOf([RED, 3000], [DARK_RED, 3000], [WHITE, 4000]));
  expect(apart(main, WHITE)).toBeGreaterThan(0.3);
  expect(main?.[0]).toBeGreaterThan(DARK_RED[0]);
  expect(main?.[0]).toBeLessThan(RED[0]);
});

it('what was expected is believed where it is there at all, and the more the fewer pixels there are', () => {
  expect(apart(mainColour(tallyOf([RED, 6000], [WHITE, 4000]), WHITE), WHITE)).toBeLessThan(0.02);
  expect(apart(mainColour(tallyOf([RED, 9000], [WHITE, 1000]), WHITE), RED)).toBeLessThan(0.02);
  expect(apart(mainColour(tallyOf([RED, 45], [WHITE, 5]), WHITE), WHITE)).toBeLessThan(0.02);
});

it('nothing is the main colour of nothing', () => {
  expect(mainColour(new ColourTally(), RED)).toBeUndefined();
});
