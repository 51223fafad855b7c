import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const amount = z.int().min(0).max(1_000_000);
const laneName = z.enum(['generate', 'image', 'splat', 'mesh', 'rig', 'io']);

const currency = z.string().regex(/^[A-Z]{3}$/, 'must be three capital letters, such as USD');

const tier = z.strictObject({
  title: z.string().min(1),
  /** Price a month in minor units. */
  price: amount,
  currency,
  /** Credits a month, spent before purchased ones. */
  allowance: amount,
  downloads: amount.nullable(),
  favorites: amount.nullable(),
  /** The poll budget serves eight tasks polled every three seconds, no more. */
  maxRunning: z.int().min(1).max(8),
});

const lane = z.strictObject({
  /** Admitted tasks, waiting ones included. */
  capacity: z.int().min(0).max(100_000),
  /** Of those, how many run at once; for `retry_after`. */
  slots: z.int().min(1).max(10_000),
});

const pack = z.strictObject({
  id: z.string().min(1).max(100),
  credits: amount.min(1),
  /** In minor units. */
  price: amount.min(1),
  currency,
});

const models = z.strictObject({
  /** What a featured model costs by itself, in minor units, where it has no price of its own; null: only plans open it. */
  price: amount.min(1).nullable(),
  /** Of these prices, the models' own included. */
  currency,
});

const schema = z.strictObject({
  /** Off: every create answers 503. */
  enabled: z.boolean().default(true),
  /** Credits by op and variant: replaces values of the op's defaults, never adds keys. */
  prices: z.record(z.string(), z.record(z.string(), amount)).default({}),
  /** Replaces values of add-on prices. */
  addons: z.record(z.string(), amount).default({}),
  tiers: z.record(z.string(), tier.partial()).default({}),
  lanes: z.partialRecord(laneName, lane.partial()).default({}),
  /** Replaces the packs on sale. */
  packs: z
    .array(pack)
    .refine((packs) => new Set(packs.map(({ id }) => id)).size === packs.length, 'two packs have the same id')
    .default(() => PACKS),
  models: models.partial().default({}),
  /** Who may become a member by themselves: anybody, whoever has an invitation, or nobody. */
  signup: z.enum(['open', 'invite', 'closed']).default('open'),
});

export type Tier = z.output<typeof tier>;
export type LaneLimit = z.output<typeof lane>;

/** Operator configuration, merged over the defaults. */
export interface OperatorConfig {
  enabled: boolean;
  prices: Readonly<Record<string, Readonly<Record<string, number>>>>;
  addons: Readonly<Record<string, number>>;
  tiers: Readonly<Record<string, Tier>>;
  lanes: Readonly<Record<z.output<typeof laneName>, LaneLimit>>;
  packs: readonly z.output<typeof pack>[];
  signup: 'open' | 'invite' | 'closed';
  models: z.output<typeof models>;
}

const TIERS: Record<string, Tier> = {
  free: { title: 'Free', price: 0, currency: 'USD', allowance: 100, downloads: 10, favorites: 10, maxRunning: 3 },
  maker: {
    title: 'Maker',
    price: 900,
    currency: 'USD',
    allowance: 1000,
    downloads: 100,
    favorites: null,
    maxRunning: 6,
  },
  studio: {
    title: 'Studio',
    price: 3900,
    currency: 'USD',
    allowance: 5000,
    downloads: 1000,
    favorites: null,
    maxRunning: 8,
  },
};

/** A little dearer than the same credits of a plan. */
const PACKS: z.output<typeof pack>[] = [
  { id: 'credits-500', credits: 500, price: 600, currency: 'USD' },
  { id: 'credits-2000', credits: 2000, price: 2000, currency: 'USD' },
  { id: 'credits-6000', credits: 6000, price: 5400, currency: 'USD' },
];

const MODELS: z.output<typeof models> = { price: 300, currency: 'USD' };

const LANES: OperatorConfig['lanes'] = {
  generate: { capacity: 8, slots: 2 },
  image: { capacity: 16, slots: 2 },
  splat: { capacity: 4, slots: 2 },
  mesh: { capacity: 12, slots: 2 },
  rig: { capacity: 10, slots: 2 },
  io: { capacity: 32, slots: 2 },
};

/** Merges what the operator wrote over the defaults; a wrong or unknown key is refused by name. */
export function parseOperatorConfig(value: unknown): OperatorConfig {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new Error(`configuration: ${issue.path.join('.') || 'the file'}: ${issue.message}`);
  }
  const { tiers, lanes, models: modelPrices, ...rest } = parsed.data;
  const merged: Record<string, Tier> = { ...TIERS };
  for (const [name, change] of Object.entries(tiers)) {
    const complete = tier.safeParse({ ...merged[name], ...change });
    if (!complete.success) throw new Error(`configuration: a new tier needs all its values: tiers.${name}`);
    merged[name] = complete.data;
  }
  const laneLimits = { ...LANES };
  for (const name of laneName.options) laneLimits[name] = { ...LANES[name], ...lanes[name] };
  return { ...rest, tiers: merged, lanes: laneLimits, models: { ...MODELS, ...modelPrices } };
}

/** Reads the operator's file; the defaults where there is none, unless it was named explicitly. */
export async function readOperatorConfig(file: string, mustExist: boolean): Promise<OperatorConfig> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || mustExist) throw error;
    return parseOperatorConfig({});
  }
  try {
    return parseOperatorConfig(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
