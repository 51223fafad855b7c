import type { Model } from '@claywork/sdk';

/** How a member may have a model: `owned` (bought by itself), `open` (their plan is enough), `closed` (a larger plan, or a purchase). */
export type Access = 'owned' | 'open' | 'closed';

/** By the prices of plans, as the service does: each holds what the cheaper ones do. */
export function accessOf(
  { owned, featured, tier }: Pick<Model, 'owned' | 'featured' | 'tier'>,
  own: string,
  tiers: readonly { id: string; price: number }[],
): Access {
  if (owned) return 'owned';
  const priceOf = (name: string) => tiers.find(({ id }) => id === name)?.price ?? 0;
  // without paid plans, what is featured can only be bought
  if (featured && priceOf(tier) === 0) return 'closed';
  return priceOf(own) >= priceOf(tier) ? 'open' : 'closed';
}
