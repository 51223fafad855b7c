import { creditsOf, type PriceOverrides } from '../../engine/price-book.ts';
import { IMAGE_TIERS, imageTierPricing } from '../../ops/_shared/image-tiers.ts';
import { LADDER_PRICES } from '../../ops/_shared/ladder.ts';
import { BUDGETS } from '../budgets.ts';
import type { Op, Ops, ServiceConfig } from '../deps.ts';
import type { EngineConfig } from '../schemas/config.ts';
import { CONTRACT } from './contract.data.ts';
import { bounds, propertiesOf } from './schema-bounds.ts';

/**
 * The document behind `GET /gen/config`, derived from the registered ops and the operator's configuration. Every price that the
 * service charges can be computed from it alone; ops appear in it only when they are there.
 */
export function engineConfig(ops: Ops, config: ServiceConfig, version: string): EngineConfig {
  const shared = sharedPrices(config);
  return {
    enabled: config.enabled,
    version,
    costs: Object.fromEntries([...ops.values()].map((op) => [op.name, costs(creditsOf(op, config))])),
    quality: quality(shared),
    addons: group(shared, 'addons'),
    image_tiers: imageTiers(shared),
    aspects: [...CONTRACT.aspects],
    templates: Object.fromEntries(Object.entries(CONTRACT.templates).map(([op, names]) => [op, [...names]])),
    animations: CONTRACT.animations,
    animations_classic: CONTRACT.animationsClassic,
    rig_types: CONTRACT.rigTypes,
    ...variantPrices(ops, config),
    packs: config.packs.map(({ id, credits, price, currency }) => ({ id, credits, price, currency })),
    lanes: lanes(ops, config),
    limits: limits(ops, config),
    defaults: Object.fromEntries([...ops.values()].map((op) => [op.name, defaults(op)])),
    engines: Object.fromEntries([...ops.keys()].map((name) => [name, ['embedded']])),
  };
}

/** Every shared price at its default: what an operator may override under `quality`, `image_tiers` and `addons`. */
export function sharedDefaults(): Record<string, number> {
  const addons = Object.entries(CONTRACT.addons).map(([name, price]) => [`addons.${name}`, price]);
  return { ...Object.fromEntries(addons), ...LADDER_PRICES, ...imageTierPricing.prices };
}

const sharedPrices = (config: PriceOverrides) => creditsOf({ name: '', prices: sharedDefaults() }, config);

function group(prices: Readonly<Record<string, number>>, name: string): Record<string, number> {
  const own = Object.entries(prices).filter(([key]) => key.startsWith(`${name}.`));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(name.length + 1), value]));
}

/** One number for an op with one price of its own, else its variants by name; for an op without any, those of its group. */
function costs(credits: Readonly<Record<string, number>>): number | Record<string, number> {
  const all = Object.entries(credits);
  const own = all.filter(([key]) => !key.includes('.'));
  if (own.length === 0) return Object.fromEntries(all.map(([key, value]) => [key.slice(key.indexOf('.') + 1), value]));
  return own.length === 1 && own[0]![0] === 'base' ? own[0]![1] : Object.fromEntries(own);
}

/** An option set to its default is not an option taken: clients need the defaults to compute what `convert` costs. */
function defaults(op: Op): Record<string, unknown> {
  const given = Object.entries(propertiesOf(op)).filter(([, schema]) => schema.default !== undefined);
  return Object.fromEntries(given.map(([field, schema]) => [field, schema.default]));
}

function quality(shared: Readonly<Record<string, number>>): EngineConfig['quality'] {
  const { draft, standard, pro, cinematic } = CONTRACT.qualityResults;
  return {
    draft: { delta: 0 - shared['quality.draft_less'], min: shared['quality.draft_min'], result: draft },
    standard: { delta: 0, result: standard },
    pro: { delta: shared['quality.pro'], result: pro },
    cinematic: { delta: shared['quality.cinematic'], game_ready_delta: shared['quality.pro'], result: cinematic },
  };
}

function imageTiers(shared: Readonly<Record<string, number>>): EngineConfig['image_tiers'] {
  const prices = group(shared, 'image_tiers');
  const tiers = Object.entries(IMAGE_TIERS).map(([id, tier]) => [
    id,
    { name: tier.name, cost: prices[id], sizes: [...tier.sizes] },
  ]);
  return { ...Object.fromEntries(tiers), surcharge_4k: prices.surcharge_4k };
}

function variantPrices(ops: Ops, config: PriceOverrides) {
  const prices = (name: keyof typeof CONTRACT.prices): Readonly<Record<string, number>> =>
    creditsOf(ops.get(name) ?? { name, prices: CONTRACT.prices[name] }, config);
  const retopo = prices('retopo');
  const complete = prices('complete');
  const segment = prices('smart-segment');
  return {
    retopo: {
      smart: { cost: retopo.smart, ...CONTRACT.retopo.smart },
      basic: { cost: retopo.basic, cost_large: retopo.basic_large, ...CONTRACT.retopo.basic },
    },
    complete: { ai: { cost: complete.ai }, cap: { cost: complete.cap } },
    segment: { image: { cost: segment.image }, model: { cost: segment.model } },
    restyle: { cost: prices('restyle').base, ...CONTRACT.restyle },
  };
}

function lanes(ops: Ops, config: ServiceConfig): EngineConfig['lanes'] {
  const entries = Object.entries(config.lanes).map(([lane, { capacity }]) => {
    const own = [...ops.values()].filter((op) => op.lane === lane).map((op) => op.name);
    return [lane, { capacity, ops: own }] as const;
  });
  return Object.fromEntries(entries);
}

function limits(ops: Ops, config: ServiceConfig): EngineConfig['limits'] {
  const byTier = Object.fromEntries(Object.entries(config.tiers).map(([tier, { maxRunning }]) => [tier, maxRunning]));
  const of = (field: string) => {
    const found = [...ops.values()].map((op) => [op.name, bounds(propertiesOf(op)[field])] as const);
    return Object.fromEntries(found.flatMap(([name, range]) => (range ? [[name, range]] : [])));
  };
  return {
    ...CONTRACT.limits,
    // without a key there is no tier to look at: what every member has
    max_running: Math.min(...Object.values(byTier)),
    max_running_by_tier: byTier,
    prompt: of('prompt'),
    negative: of('negative'),
    face_limit: of('face_limit'),
    budgets: {
      window_s: 900,
      polls: BUDGETS.polls,
      creates: BUDGETS.creates,
      quotes: BUDGETS.quotes,
      image_uploads: BUDGETS.imageUploads,
      model_uploads: BUDGETS.modelUploads,
    },
  };
}
