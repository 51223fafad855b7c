import { expect, it } from 'vitest';
import { optionHelp } from './help-words.ts';

it('takes a description apart that goes through the options', () => {
  expect(optionHelp('draft: geometry only. standard: textured.', ['draft', 'standard', 'pro'])).toEqual({
    draft: 'Geometry only.',
    standard: 'Textured.',
  });
  expect(
    optionHelp('ai: what was hidden is made up: surfaces go on. cap: closed by the shortest way.', ['ai', 'cap']),
  ).toEqual({
    ai: 'What was hidden is made up: surfaces go on.',
    cap: 'Closed by the shortest way.',
  });
});

it('leaves one alone that speaks of the field', () => {
  expect(optionHelp('Width to height.', ['1:1', '3:2'])).toEqual({});
  expect(optionHelp('Where the front faces; -y, towards the viewer, leaves it.', ['+x', '-y'])).toEqual({});
});
