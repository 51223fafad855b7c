import { z } from 'zod';
import { listCategories } from '../../catalog/categories.ts';
import type { Tier } from '../../config/operator.ts';
import { sendTagged } from '../catalog/tagged.ts';
import { tiersByPrice } from '../catalog/tiers.ts';
import type { AppDeps } from '../deps.ts';
import { errorResponses } from '../schemas/errors.ts';
import type { Api } from './api.ts';

const count = z.int().min(0);

const siteConfigSchema = z
  .object({
    tiers: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          price: count.meta({ description: 'In minor units.' }),
          currency: z.string(),
          interval: z.literal('month'),
          allowance: count,
          downloads: count.nullable().meta({ description: 'null: no limit.' }),
          favorites: count.nullable(),
          max_running: count,
          features: z.array(z.string()).meta({ description: 'The same in words.' }),
        }),
      )
      .meta({ description: 'The cheapest first.' }),
    features: z.object({ gallery: z.boolean(), signup: z.enum(['open', 'invite', 'closed']), payments: z.boolean() }),
    payment: z.object({
      provider: z.string().meta({ description: 'none: nothing can be bought here.' }),
      client_id: z.string().nullable().meta({ description: 'What the provider’s script is given; no secret.' }),
    }),
    categories: z.array(z.object({ slug: z.string(), name: z.string(), count })),
    version: z.string(),
  })
  .meta({ id: 'SiteConfig' });

/** `GET /config`: plans, features and categories; public. */
export function registerSiteConfig(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'getConfig',
    summary: 'Plans, what is switched on, how to pay, and the categories of the catalog',
    tags: ['catalog'],
    response: { 200: siteConfigSchema, ...errorResponses() },
  };
  const { config, payments, version } = deps;
  const tiers = tiersByPrice(config.tiers).map((id) => tierView(id, config.tiers[id]!));
  api.get('/config', { schema }, async (request, reply) => {
    const body: z.output<typeof siteConfigSchema> = {
      tiers,
      features: { gallery: true, signup: config.signup, payments: payments !== undefined },
      payment: { provider: payments?.name ?? 'none', client_id: payments?.clientId ?? null },
      categories: await listCategories(deps.db),
      version,
    };
    return sendTagged(request, reply, body, 'anybody');
  });
}

function tierView(id: string, tier: Tier): z.output<typeof siteConfigSchema>['tiers'][number] {
  const { title, price, currency, allowance, downloads, favorites, maxRunning } = tier;
  return {
    id,
    name: title,
    price,
    currency,
    interval: 'month',
    allowance,
    downloads,
    favorites,
    max_running: maxRunning,
    features: featuresOf(tier),
  };
}

/** Made of the figures, so that they never say anything else. */
function featuresOf({ price, allowance, downloads, favorites, maxRunning }: Tier): string[] {
  const amount = (n: number | null, one: string, many: string) =>
    n === null ? `unlimited ${many}` : `${n.toLocaleString('en')} ${n === 1 ? one : many}`;
  return [
    `${amount(allowance, 'credit', 'credits')} every month`,
    `${amount(downloads, 'download', 'downloads')} every month`,
    ...(price > 0 ? ['featured models'] : []),
    amount(favorites, 'favorite', 'favorites'),
    `${amount(maxRunning, 'task', 'tasks')} at a time`,
  ].map((text) => text[0]!.toUpperCase() + text.slice(1));
}
