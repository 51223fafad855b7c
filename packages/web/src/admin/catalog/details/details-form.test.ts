import type { ModelSaid } from '@claywork/sdk';
import { describe, expect, test } from 'vitest';
import { CHOICE, formOf } from './details-form.ts';
import { changesOf, detailsOf, isPriceWrong } from './details-of.ts';
import { slugOf, tagsOf } from './tags-of.ts';

const said: ModelSaid = {
  ...{ title: 'Oak chair', description: 'A chair.', category: 'furniture', tags: ['oak', 'seat'] },
  license: { id: 'CC0-1.0', name: 'CC0 1.0 Universal', url: null },
  author: { name: 'Ann', handle: 'ann' },
  ...{ featured: true, tier: null, price: 1250 },
};
const form = formOf(said, 'EUR');

describe('the form of a model', () => {
  test('shows what is said, and says the same', () => {
    expect(form).toMatchObject({ tags: 'oak, seat', price: '12.50', tier: CHOICE.anyTier, author: 'Ann' });
    expect(formOf({ ...said, price: 300 }, 'JPY').price).toBe('300');
    expect(changesOf(form, form, 'EUR')).toEqual({});
  });

  test('sends what was changed, and nothing else', () => {
    const changes = (more: Partial<typeof form>) => changesOf(form, { ...form, ...more }, 'EUR');
    expect(changes({ title: ' Oak chair ' })).toEqual({});
    expect(changes({ price: '', tier: 'studio' })).toEqual({ price: null, tier: 'studio' });
    expect(changes({ price: '9,5', tags: 'Seat, , seat' })).toEqual({ price: 950, tags: ['seat'] });
    expect(changes({ category: CHOICE.other, newCategory: 'Garden gnömes!' })).toEqual({ category: 'garden-gnomes' });
    expect(changes({ license: CHOICE.other, otherLicense: ' MIT' })).toEqual({ license: 'MIT' });
    expect(changes({ license: CHOICE.ownTerms, termsName: 'House rules' })).toEqual({
      license: { id: 'LicenseRef-house-rules', name: 'House rules', url: null },
    });
  });

  test('knows a price from what is none', () => {
    const wrong = (price: string) => isPriceWrong({ ...form, price }, 'EUR');
    expect(['', '5', '5.5', '5,50'].map(wrong)).toEqual([false, false, false, false]);
    expect(['0', '-1', '1.234', 'free'].map(wrong)).toEqual([true, true, true, true]);
    expect(detailsOf({ ...form, price: 'free' }, 'EUR')).not.toHaveProperty('price');
  });

  test('reads tags and names of categories as people write them', () => {
    expect(tagsOf(' Oak ,seat,, OAK')).toEqual(['oak', 'seat']);
    expect([slugOf('  Über uns '), slugOf('!!!')]).toEqual(['uber-uns', '']);
  });
});
