import type { Model, SiteConfig } from '@claywork/sdk';

/** How a model can be had that is not open to all. */
export interface WaysTo {
  /** What to say: `plan`, `purchase`, `either`, or `nothing`: nothing is sold here. */
  kind: 'plan' | 'purchase' | 'either' | 'nothing';
  /** Name of the smallest plan that holds it. */
  plan?: string;
  /** Minor units. */
  price?: number;
}

/** The plan that holds a model, and its price by itself, where either is to be had here. */
export function waysTo(
  { tier, price }: Pick<Model, 'tier' | 'price'>,
  site: Pick<SiteConfig, 'tiers' | 'features'>,
): WaysTo {
  const holding = site.tiers.find(({ id }) => id === tier);
  const plan = holding && holding.price > 0 ? { plan: holding.name } : {};
  if (!site.features.payments) return { kind: 'nothing', ...plan };
  if (price === null) return { kind: plan.plan ? 'plan' : 'nothing', ...plan };
  return { kind: plan.plan ? 'either' : 'purchase', ...plan, price };
}
