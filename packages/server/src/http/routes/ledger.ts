import { z } from 'zod';
import { listEntries } from '../../ledger/list-entries.ts';
import { reasonOf } from '../../ledger/reason.ts';
import type { AppDeps } from '../deps.ts';
import { pageQuery } from '../paging.ts';
import { errorResponses } from '../schemas/errors.ts';
import { type Api, NEEDS_KEY } from './api.ts';

const entrySchema = z
  .object({
    id: z.int(),
    kind: z.enum(['grant', 'hold', 'refund', 'purchase', 'reversal']),
    reason: z.string().meta({ description: 'Why credits moved, in words.' }),
    task_id: z.string().nullable(),
    op: z.string().nullable(),
    order_id: z.string().nullable(),
    allowance: z.int().meta({ description: 'Moved in the allowance of the plan.' }),
    purchased: z.int().meta({ description: 'Moved in purchased credits.' }),
    balance_after: z.int().meta({ description: 'Purchased credits after this entry.' }),
    at: z.iso.datetime(),
  })
  .meta({ id: 'LedgerEntry' });

const ledgerSchema = z
  .object({ entries: z.array(entrySchema), has_more: z.boolean() })
  .meta({ id: 'Ledger', description: 'Every movement of credits, newest first.' });

/** `GET /account/ledger`. */
export function registerLedger(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'listLedger',
    summary: 'Every movement of your credits, newest first',
    tags: ['account'],
    security: NEEDS_KEY,
    querystring: pageQuery(100, 50),
    response: { 200: ledgerSchema, ...errorResponses(401) },
  };
  api.get('/account/ledger', { schema }, async ({ member, query: { before, limit } }) => {
    const found = await listEntries(deps.db, member.id, { before, limit: limit + 1 });
    const entries = found.slice(0, limit).map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      reason: reasonOf(entry),
      task_id: entry.taskId,
      op: entry.op,
      order_id: entry.orderId,
      allowance: entry.allowance,
      purchased: entry.purchased,
      balance_after: entry.balanceAfter,
      at: entry.at.toISOString(),
    }));
    return { entries, has_more: found.length > limit };
  });
}
