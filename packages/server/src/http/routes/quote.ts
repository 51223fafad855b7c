import { z } from 'zod';
import { readBalance } from '../../ledger/balance.ts';
import type { Budgets } from '../budgets.ts';
import { pricedCreate } from '../create/priced-create.ts';
import type { AppDeps } from '../deps.ts';
import { errorResponses } from '../schemas/errors.ts';
import { type Api, NEEDS_KEY } from './api.ts';

const quoteSchema = z
  .object({
    cost: z.int().min(0).meta({ description: 'What a create with this body would charge.' }),
    allowance_left: z.int().min(0),
    balance: z.int().min(0).meta({ description: 'Purchased credits.' }),
    enough: z.boolean().meta({ description: 'Whether allowance and balance together reach for it.' }),
  })
  .meta({ id: 'Quote' });

/**
 * `POST /gen/quote`: what a create would cost, or the 400 that it would answer. Looks at neither lanes nor running tasks, which
 * change by the moment, and leaves no trace.
 */
export function registerQuote(api: Api, deps: AppDeps, budgets: Budgets): void {
  const schema = {
    operationId: 'quoteTask',
    summary: 'What a create would cost; starts nothing',
    tags: ['engine'],
    security: NEEDS_KEY,
    response: { 200: quoteSchema, ...errorResponses(401, 413, 415) },
  };
  api.post('/gen/quote', {
    schema,
    onRequest: async ({ member }) => budgets.spend('quotes', member.id),
    handler: async ({ body, member }) => {
      const { cost } = await pricedCreate(deps, member.id, body);
      const { credits, allowance } = await readBalance(deps.db, member.id);
      return { cost, allowance_left: allowance.left, balance: credits, enough: allowance.left + credits >= cost };
    },
  });
}
