import type { SiteConfig } from '@claywork/sdk';
import { expect, test } from 'vitest';
import { waysTo } from './ways-to.ts';

const tiers = [
  { id: 'free', name: 'Free', price: 0 },
  { id: 'maker', name: 'Maker', price: 900 },
] as SiteConfig['tiers'];
const site = (payments: boolean) => ({ tiers, features: { gallery: true, signup: 'open' as const, payments } });

test('a model is offered by plan and by itself, as far as either is sold', () => {
  expect(waysTo({ tier: 'maker', price: 500 }, site(true))).toEqual({ kind: 'either', plan: 'Maker', price: 500 });
  expect(waysTo({ tier: 'maker', price: null }, site(true))).toEqual({ kind: 'plan', plan: 'Maker' });
  expect(waysTo({ tier: 'free', price: 500 }, site(true))).toEqual({ kind: 'purchase', price: 500 });
  expect(waysTo({ tier: 'maker', price: 500 }, site(false))).toEqual({ kind: 'nothing', plan: 'Maker' });
});
