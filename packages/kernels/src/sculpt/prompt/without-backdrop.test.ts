import { expect, test } from 'vitest';
import { tokenize } from './tokens.ts';
import { withoutBackdrop } from './without-backdrop.ts';

test.each([
  ['a red car against a plain black background', 'a red car'],
  ['a teapot on a white ground', 'a teapot'],
  ['a teapot on the ground', 'a teapot on the ground'],
  ['a fox, white background, on a rock', 'a fox , , on a rock'],
  ['a castle with mountains in the background', 'a castle with mountains'],
  ['a fox on a soft grey studio backdrop with a hat', 'a fox with a hat'],
  ['a fox, no background', 'a fox ,'],
  ['a knight on a horse', 'a knight on a horse'],
  ['a white background', 'a white background'],
])('%s', (prompt, left) => {
  expect(
    withoutBackdrop(tokenize(prompt))
      .map(({ text }) => text)
      .join(' '),
  ).toBe(left);
});
