import { expect, test } from 'vitest';
import { minorUnits } from './minor-units.ts';

test('amounts as people write them', () => {
  expect(minorUnits('12', 'USD')).toBe(1200);
  expect(minorUnits(' 12.5 ', 'USD')).toBe(1250);
  expect(minorUnits('0,07', 'EUR')).toBe(7);
  expect(minorUnits('500', 'JPY')).toBe(500);
});

test('what is no amount of the currency', () => {
  for (const text of ['', '-1', '1.234', '1.2.3', 'ten', '1e3']) expect(minorUnits(text, 'USD')).toBeUndefined();
  expect(minorUnits('5.5', 'JPY')).toBeUndefined();
});
