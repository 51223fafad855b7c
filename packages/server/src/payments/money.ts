/** Decimals of a currency's minor unit, where they are not two. */
const DECIMALS: Readonly<Record<string, number>> = { JPY: 0 };
/** Currencies that PayPal takes; those of the second list only in whole units. */
const PAYPAL = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' '),
);
const WHOLE = new Set(['HUF', 'JPY', 'TWD']);

const decimalsOf = (currency: string): number => DECIMALS[currency] ?? 2;

/** Minor units as PayPal writes an amount: `10.00`, or `10` where a currency has no decimals there. */
export function toValue(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(minor).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return WHOLE.has(currency) || decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
}

/** Exact, or -1: what is not plainly an amount, or far beyond any, is like no amount of ours. */
export function toMinor(value: unknown, currency: string): number {
  const decimals = decimalsOf(currency);
  const match = typeof value === 'string' ? /^(\d{1,7})(?:\.(\d{1,4}))?$/.exec(value) : null;
  if (!match) return -1;
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return -1;
  return Number(match[1]! + fraction.padEnd(decimals, '0'));
}

/** Why PayPal could not take a price; undefined when it can. */
export function unpayable(price: number, currency: string): string | undefined {
  if (!PAYPAL.has(currency)) return `PayPal takes no ${currency}`;
  if (WHOLE.has(currency) && decimalsOf(currency) > 0 && price % 10 ** decimalsOf(currency) !== 0)
    return `PayPal takes ${currency} in whole units only`;
  return undefined;
}
