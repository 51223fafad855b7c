import type { ServiceConfig } from '../deps.ts';

type Tiers = ServiceConfig['tiers'];

/** Names of the plans, the cheapest first. */
export function tiersByPrice(tiers: Tiers): string[] {
  return Object.keys(tiers).sort((a, b) => tiers[a]!.price - tiers[b]!.price);
}

/** The smallest plan whose members may download a model. What is featured needs a paid one, if there is any. */
export function neededTier(model: { featured: boolean; tier: string | null }, tiers: Tiers): string {
  const all = tiersByPrice(tiers);
  const paid = all.filter((name) => tiers[name]!.price > 0);
  const least = (model.featured ? paid[0] : undefined) ?? all[0]!;
  const own = model.tier === null ? undefined : tiers[model.tier];
  return own && own.price > tiers[least]!.price ? model.tier! : least;
}

/** The plans whose members may download it. */
export function servedTiers(model: { featured: boolean; tier: string | null }, tiers: Tiers): string[] {
  const needed = tiers[neededTier(model, tiers)]!.price;
  if (model.featured && needed === 0) return [];
  return Object.keys(tiers).filter((name) => tiers[name]!.price >= needed);
}
