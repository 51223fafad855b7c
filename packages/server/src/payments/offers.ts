import type { Offer } from './order.ts';

/** Prices as the operator set them, in minor units. */
export interface PriceList {
  packs: readonly { id: string; credits: number; price: number; currency: string }[];
  tiers: Readonly<Record<string, { title: string; price: number; currency: string }>>;
  /** What a featured model costs by itself where it has no price of its own; null: it is not sold. */
  models: { price: number | null; currency: string };
}

/** What an order for a model needs to know of it. */
export interface ModelForSale {
  id: string;
  title: string;
  featured: boolean;
  /** Its own price, in minor units; null: the price of all. */
  price: number | null;
}

export function packOffer(prices: PriceList, id: string): Offer | undefined {
  const pack = prices.packs.find((one) => one.id === id);
  if (!pack) return undefined;
  const { credits, price, currency } = pack;
  return { kind: 'pack', item: id, title: `${credits} credits`, credits, price, currency };
}

/** A tier without a price is nobody's to buy. */
export function tierOffer(prices: PriceList, name: string): Offer | undefined {
  const tier = Object.hasOwn(prices.tiers, name) ? prices.tiers[name] : undefined;
  if (!tier || tier.price === 0) return undefined;
  const { title, price, currency } = tier;
  return { kind: 'tier', item: name, title: `${title} plan, one month`, credits: 0, price, currency };
}

/** What a model costs by itself; null: it is not sold. */
export function modelPrice(
  prices: Pick<PriceList, 'models'>,
  { price, featured }: Pick<ModelForSale, 'price' | 'featured'>,
): number | null {
  return price ?? (featured ? prices.models.price : null);
}

export function modelOffer(prices: PriceList, model: ModelForSale): Offer | undefined {
  const price = modelPrice(prices, model);
  if (!price) return undefined;
  const { currency } = prices.models;
  return { kind: 'model', item: model.id, title: `Model: ${model.title}`, credits: 0, price, currency };
}
