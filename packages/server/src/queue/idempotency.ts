import type { Database } from '../db/database.ts';

/**
 * Looks an Idempotency-Key up without creating anything: for answering a replay before budgets are spent. `create_task` looks
 * again under the member's lock.
 */
export async function findReplay(
  db: Database,
  memberId: string,
  idempotency: { key: string; digest: Uint8Array },
): Promise<
  { outcome: 'replayed'; taskId: string; cost: number; refusal: string | null } | { outcome: 'conflict' } | undefined
> {
  const { rows } = await db.pool.query<{ taskId: string; cost: number; refusal: string | null; digest: Buffer }>(
    `select task_id as "taskId", cost, refusal, body_digest as digest from idempotency
     where member_id = $1 and key = $2 and created_at > now() - interval '24 hours'`,
    [memberId, idempotency.key],
  );
  const row = rows[0];
  if (!row) return undefined;
  if (!row.digest.equals(Buffer.from(idempotency.digest))) return { outcome: 'conflict' };
  return { outcome: 'replayed', taskId: row.taskId, cost: row.cost, refusal: row.refusal };
}
