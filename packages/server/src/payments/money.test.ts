import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMinor, toValue, unpayable } from './money.ts';

test.each([
  [600, 'USD', '6.00'],
  [5, 'USD', '0.05'],
  [123456, 'EUR', '1234.56'],
  [120, 'JPY', '120'],
  [120_000, 'HUF', '1200'],
])('%i %s is %s to PayPal, and back', (minor, currency, value) => {
  expect(toValue(minor, currency)).toBe(value);
  expect(toMinor(value, currency)).toBe(minor);
});

test('every price comes back as it went', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom('USD', 'EUR', 'JPY'),
      (minor, currency) => toMinor(toValue(minor, currency), currency) === minor,
    ),
  );
});

test.each(['6e2', '-6.00', '6.001', ' 6', '6,00', '', '0x6', '600000000', undefined, 6])('%j is no amount', (value) => {
  expect(toMinor(value, 'USD')).toBe(-1);
});

test('what PayPal cannot take is told', () => {
  expect(unpayable(600, 'USD')).toBeUndefined();
  expect(unpayable(600, 'XAU')).toBe('PayPal takes no XAU');
  expect(unpayable(150, 'HUF')).toBe('PayPal takes HUF in whole units only');
  expect(unpayable(15, 'JPY')).toBeUndefined();
});
