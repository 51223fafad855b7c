import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { withOpTitle } from './with-op-title.ts';

const t = ((key: string) => (key === 'op.text-to-3d.title' ? 'Words to 3D' : key)) as TFunction;

test.each([
  ['Text-to-3d', 'text-to-3d', 'Words to 3D'],
  ['Given back: text-to-3d failed', 'text-to-3d', 'Given back: Words to 3D failed'],
  ['Credits to begin with', null, 'Credits to begin with'],
])('"%s" of %s reads "%s"', (sentence, op, read) => {
  expect(withOpTitle(t, sentence, op)).toBe(read);
});
