import type { PaymentEnv } from '../config/payments.ts';
import { manualPayments } from './manual.ts';
import { unpayable } from './money.ts';
import type { PriceList } from './offers.ts';
import { paypalPayments } from './paypal/provider.ts';
import type { PaymentProvider } from './provider.ts';

/** The provider that the environment names; undefined where nothing is sold. Throws when a price is none that it can take. */
export function openProvider(env: PaymentEnv, prices: PriceList): PaymentProvider | undefined {
  if (env.provider === 'off') return undefined;
  if (env.provider === 'manual') return manualPayments;
  for (const [where, price, currency] of allPrices(prices)) {
    const why = price ? unpayable(price, currency) : undefined;
    if (why) throw new Error(`configuration: ${where}: ${why}`);
  }
  const { provider: _, ...settings } = env;
  return paypalPayments(settings);
}

function allPrices({ packs, tiers, models }: PriceList): [string, number | null, string][] {
  return [
    ...packs.map((pack): [string, number, string] => [`packs: ${pack.id}`, pack.price, pack.currency]),
    ...Object.entries(tiers).map(([name, t]): [string, number, string] => [`tiers.${name}`, t.price, t.currency]),
    ['models', models.price, models.currency],
  ];
}
