import { z } from 'zod';

const error = z.string().meta({ description: 'What is wrong, safe to show.' });
const count = z.int().min(0);

/** Downloads of a period. */
export const quotaSchema = z
  .object({
    total: count.nullable().meta({ description: 'null: no limit.' }),
    used: count,
    left: count.nullable(),
    resets_at: z.iso.datetime().meta({ description: 'When the next period begins.' }),
  })
  .meta({ id: 'Quota' });

/** 403 of what a larger plan allows; also of a cookie that another site’s page sent, with the sentence alone. */
export const upgradeError = z
  .object({
    error,
    upgrade_required: z.literal(true).optional(),
    limit: count.optional().meta({ description: 'How many favorites there may be.' }),
    tier: z.string().optional().meta({ description: 'The smallest plan that allows it.' }),
  })
  .meta({ id: 'UpgradeError' });

/** 429 of a download: the quota is spent. */
export const quotaError = z.object({ error, quota: quotaSchema.optional() }).meta({ id: 'QuotaError' });

/** `GET /members/me`. */
export const profileSchema = z
  .object({
    id: z.string(),
    handle: z.string().meta({ description: 'Shown to others; identifies nobody.' }),
    email: z.string(),
    tier: z.string(),
    quota: quotaSchema,
    subscription: z.object({
      state: z.enum(['none', 'granted', 'active']).meta({
        description: 'none: no paid plan; granted: one that the operator gave; active: one that was bought.',
      }),
      tier: z.string().nullable(),
      renews_at: z.iso.datetime().nullable(),
      cancel_at: z.iso.datetime().nullable().meta({ description: 'When a plan that was bought ends.' }),
    }),
    favorites: z.object({ total: count.nullable(), used: count, left: count.nullable() }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'MemberProfile' });
