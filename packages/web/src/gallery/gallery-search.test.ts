import { expect, test } from 'vitest';
import { readGallerySearch } from './gallery-search.ts';

test('the address says the order and the kind; newest first is no word of it', () => {
  expect(readGallerySearch({ sort: 'top', op: 'text-to-3d' })).toEqual({ sort: 'top', op: 'text-to-3d' });
  expect(readGallerySearch({ sort: 'new' })).toEqual({});
});

test('what makes no sense is left out', () => {
  expect(readGallerySearch({ sort: 'worst', op: 'a b' })).toEqual({});
  expect(readGallerySearch({ op: ['text-to-3d'] })).toEqual({});
  expect(readGallerySearch({ op: 'x'.repeat(61) })).toEqual({});
});
