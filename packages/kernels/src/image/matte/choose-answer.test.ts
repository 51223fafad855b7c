import { expect, it } from 'vitest';
import { chooseAnswer } from './choose-answer.ts';

/** Ones from one place to another, of a hundred. */
const run = (from: number, to: number): Uint8Array =>
  Uint8Array.from({ length: 100 }, (_, i) => (i >= from && i < to ? 1 : 0));

it('takes what several good answers agree on rather than one that is hardly better, but what is plainly better alone', () => {
  const masks = [run(10, 50), run(12, 50), run(30, 90), run(10, 52)];
  expect(chooseAnswer(masks, [1.6, 1.59, 1.61, 1.6])).not.toBe(2);
  expect(chooseAnswer(masks, [1.3, 1.29, 1.62, 1.3])).toBe(2);
  expect(chooseAnswer([run(0, 4)], [-3])).toBe(0);
});
