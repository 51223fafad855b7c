import { expect, it } from 'vitest';
import { createFloatImage } from '../image/index.ts';
import type { SolidGuess } from './guess-solid.ts';
import { standGuess } from './stand-guess.ts';
import { measureStance } from './straighten.ts';

const SIDE = 40;
const HIGH = Math.PI / 6;
const alpha = { ...createFloatImage(SIDE, SIDE, 1), data: new Float32Array(SIDE * SIDE).fill(1) };

/** A column in the camera's frame, `rows` tall, as if it stood upright and were seen from above, in it filled with these odds. */
function column(rows: number, odds: number): SolidGuess {
  const all = new Float32Array(SIDE * SIDE * SIDE).fill(-3);
  for (let y = (SIDE - rows) / 2; y < (SIDE + rows) / 2; y++)
    for (let x = 15; x < 25; x++)
      for (let k = 0; k < SIDE; k++)
        if (Math.abs(k + 0.5 - SIDE / 2 - Math.tan(HIGH) * (SIDE / 2 - y - 0.5)) < 4)
          all[(y * SIDE + x) * SIDE + k] = odds;
  return { side: SIDE, deep: SIDE, odds: all, width: SIDE, left: 0, top: 0, cell: 1, elevation: HIGH };
}

function stood(guess: SolidGuess): SolidGuess {
  return standGuess(guess, measureStance(guess, alpha), alpha);
}

it('a guess that is sure of itself stays', () => {
  const guess = { ...column(36, 4), odds: column(36, 4).odds.map((v) => (v < 0 ? -9 : v)) };
  expect(stood(guess)).toBe(guess);
});

it('one that is unsure is seen from less high, and stands', () => {
  const guess = stood(column(36, 0));
  expect(guess.elevation).toBeLessThan(HIGH / 2);
  expect(Math.abs(measureStance(guess, alpha).lean)).toBeLessThan(0.13);
});

it('what is deeper than tall is believed', () => {
  const guess = column(36, 0);
  const odds = new Float32Array(guess.odds.length).fill(-3);
  for (let y = 18; y < 22; y++) odds.fill(0, y * SIDE * SIDE, (y + 1) * SIDE * SIDE);
  expect(stood({ ...guess, odds }).elevation).toBe(HIGH);
});
