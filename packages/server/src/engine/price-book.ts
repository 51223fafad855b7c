import type { OpDefinition, Prices } from './define-op.ts';

/** What the operator changes: prices by op and variant (or by shared group, as `quality`), and prices of add-ons. */
export interface PriceOverrides {
  readonly prices: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly addons: Readonly<Record<string, number>>;
}

// biome-ignore lint/suspicious/noExplicitAny: an op's schema does not matter here, and OpDefinition is invariant in it
type AnyOp = OpDefinition<any>;
type Op = Pick<AnyOp, 'name' | 'prices'>;

/**
 * The prices that an op is charged at. A key with a dot (`addons.quad`, `quality.pro`) belongs to a group that several ops
 * share, so its override stands once, under the group; every other key is the op's own.
 */
export function creditsOf(op: Op, overrides: PriceOverrides): Prices {
  return Object.freeze(
    Object.fromEntries(
      Object.entries(op.prices).map(([key, value]) => [key, override(op.name, key, overrides) ?? value]),
    ),
  );
}

/** Overrides replace values and never add keys: throws a sentence for the operator that names the first one that fits nothing. */
export function checkOverrides(ops: Iterable<Op>, overrides: PriceOverrides, shared: Prices): void {
  const known = new Set(Object.keys(shared));
  for (const op of ops)
    for (const key of Object.keys(op.prices)) known.add(key.includes('.') ? key : `${op.name}.${key}`);
  const given = [
    ...Object.entries(overrides.prices).flatMap(([group, values]) =>
      Object.keys(values).map((key) => `${group}.${key}`),
    ),
    ...Object.keys(overrides.addons).map((key) => `addons.${key}`),
  ];
  const stray = given.find((key) => !known.has(key));
  if (stray) throw new Error(`configuration: there is no price "${stray}"; there are ${[...known].sort().join(', ')}`);
}

function override(op: string, key: string, overrides: PriceOverrides): number | undefined {
  const dot = key.indexOf('.');
  if (dot < 0) return overrides.prices[op]?.[key];
  const [group, name] = [key.slice(0, dot), key.slice(dot + 1)];
  return group === 'addons'
    ? (overrides.addons[name] ?? overrides.prices.addons?.[name])
    : overrides.prices[group]?.[name];
}
