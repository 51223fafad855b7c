import { expect, it } from 'vitest';
import { createFloatImage } from '../image/index.ts';
import type { SolidGuess } from './guess-solid.ts';
import { stackRows } from './stack-rows.ts';

const SIDE = 24;
const alpha = { ...createFloatImage(SIDE, SIDE, 1), data: new Float32Array(SIDE * SIDE).fill(1) };

/** A figure whose lower half stands `forward` cells before its upper one. */
function figure(forward: number, elevation = 0): SolidGuess {
  const odds = new Float32Array(SIDE ** 3).fill(-6);
  for (let y = 2; y < 22; y++)
    for (let x = 8; x < 16; x++)
      for (let k = 0; k < SIDE; k++)
        if (Math.abs(k + 0.5 - SIDE / 2 - (y < 12 ? -forward / 2 : forward / 2)) < 3)
          odds[(y * SIDE + x) * SIDE + k] = 4;
  return { side: SIDE, deep: SIDE, odds, width: SIDE, left: 0, top: 0, cell: 1, elevation };
}

/** Where the middle of a row lies. */
function middleOf({ side, deep, odds }: SolidGuess, y: number): number {
  let [sum, n] = [0, 0];
  for (let k = 0; k < deep; k++) {
    const p = 1 / (1 + Math.exp(-odds[(y * side + 12) * deep + k]));
    sum += p * (k + 0.5 - deep / 2);
    n += p;
  }
  return sum / n;
}

it('puts what stands forward back under what is above it, as far as that is asked for', () => {
  const apart = (share: number): number => {
    const stacked = stackRows(figure(8), alpha, share);
    return middleOf(stacked, 19) - middleOf(stacked, 4);
  };
  expect(apart(0)).toBeGreaterThan(7.5);
  expect(apart(0.5)).toBeCloseTo(4, 0);
  expect(Math.abs(apart(1))).toBeLessThan(0.5);
});

it('stands what is seen from above upright, not across the view', () => {
  const stacked = stackRows(figure(0, 0.4), alpha, 1);
  expect(middleOf(stacked, 4) - middleOf(stacked, 19)).toBeCloseTo(15 * Math.tan(0.4), 0);
});

it('leaves what is sure as it is', () => {
  const guess = figure(8);
  expect(stackRows(guess, alpha, 0)).toBe(guess);
});
