import { expect, test } from 'vitest';
import { accessOf } from './access.ts';

const tiers = [
  { id: 'free', price: 0 },
  { id: 'maker', price: 900 },
  { id: 'studio', price: 2900 },
];
const plain = { owned: false, featured: false, tier: 'free' };

test('a model is open to the plans that hold it, to its owners, and to nobody else', () => {
  const of = (more: Partial<typeof plain>, own: string) => accessOf({ ...plain, ...more }, own, tiers);
  expect(of({}, 'free')).toBe('open');
  expect(of({ tier: 'maker' }, 'free')).toBe('closed');
  expect(['maker', 'studio'].map((own) => of({ featured: true, tier: 'maker' }, own))).toEqual(['open', 'open']);
  expect(of({ tier: 'studio' }, 'maker')).toBe('closed');
  expect(of({ featured: true, tier: 'studio', owned: true }, 'free')).toBe('owned');
});

test('where no plan is paid, what is featured can only be bought', () => {
  const free = [{ id: 'free', price: 0 }];
  expect(accessOf({ ...plain, featured: true }, 'free', free)).toBe('closed');
  expect(accessOf(plain, 'free', free)).toBe('open');
});
