import { expect, test } from 'vitest';
import { secondsText } from './seconds-text.ts';

test('a length of time in the unit that people would say it in', () => {
  expect(secondsText(4.23, 'en')).toBe('4.2 sec');
  expect(secondsText(42.4, 'en')).toBe('42 sec');
  expect(secondsText(180, 'en')).toBe('3 min');
  expect(secondsText(9000, 'en')).toBe('2.5 hr');
  expect(secondsText(0, 'en')).toBe('0 sec');
});
