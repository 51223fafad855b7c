import { z } from 'zod';
import { readBalance } from '../../ledger/balance.ts';
import type { AppDeps } from '../deps.ts';
import { errorResponses } from '../schemas/errors.ts';
import { type Api, NEEDS_KEY } from './api.ts';

const balanceSchema = z
  .object({
    credits: z.int().meta({ description: 'Purchased credits.' }),
    allowance: z
      .object({ total: z.int(), used: z.int(), left: z.int() })
      .meta({ description: 'The plan allowance of this period; spent before purchased credits.' }),
    tier: z.string(),
    resets_at: z.iso.datetime().meta({ description: 'When the next allowance period begins.' }),
  })
  .meta({ id: 'Balance' });

/** `GET /gen/balance`. */
export function registerBalance(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'getBalance',
    summary: 'Credits and allowance',
    tags: ['engine'],
    security: NEEDS_KEY,
    response: { 200: balanceSchema, ...errorResponses(401) },
  };
  api.get('/gen/balance', { schema }, async ({ member }) => {
    const { credits, allowance, tier, resetsAt } = await readBalance(deps.db, member.id);
    return { credits, allowance, tier, resets_at: resetsAt.toISOString() };
  });
}
