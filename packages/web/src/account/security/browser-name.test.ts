import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

test('browsers that pretend to be others are told by their own word', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  expect(browserName(chrome)).toBe('Chrome, Linux');
  expect(browserName(`${chrome} Edg/140.0`)).toBe('Edge, Linux');
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  expect(browserName(phone)).toBe('Safari, iOS');
  expect(browserName('claywork-test/1.0')).toBeUndefined();
  expect(browserName(null)).toBeUndefined();
});
