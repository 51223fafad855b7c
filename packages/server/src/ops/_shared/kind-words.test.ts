import { expect, test } from 'vitest';
import { kindWords } from './kind-words.ts';
import { wordnet } from './wordnet.ts';

const kinds = (...names: string[]): string[] => kindWords(names, wordnet());

test('what no plan is called after is what it is a kind of', () => {
  expect(kinds('Candelabrum.001')).toEqual(['candlestick']);
  expect(kinds('capybara_low')).toEqual(['beast']);
  expect(kinds('cutlass')).toEqual(['sword']);
  // Of no kind that has one, but a thing, so what it looks like by chance says nothing.
  expect(kinds('Padlock')).toEqual(['artifact']);
  expect(kinds('SatelliteDish_Large')).toEqual(['artifact']);
});

test('names of people, of parts and of limbs say nothing of the kind', () => {
  expect(kinds('Bob')).toEqual([]);
  expect(kinds('Enemy')).toEqual([]);
  expect(kinds('qwx_small', 'qwx_short')).toEqual([]);
  expect(kinds('Cube.003', 'Mesh_1')).toEqual([]);
  expect(kinds('suit_body', 'suit_head', 'suit_legs')).toEqual([]);
  expect(kinds('wheel_left', 'wheel_right')).toEqual([]);
});

test('a plan that is named is left as it is, and what one name of many says does not count', () => {
  expect(kinds('table', 'padlock')).toEqual([]);
  expect(kinds('qwx_a', 'qwx_b', 'padlock')).toEqual([]);
});
