import type { Database } from '../db/database.ts';

/** One movement of a member's credits. */
export interface LedgerEntry {
  id: number;
  kind: 'grant' | 'hold' | 'refund' | 'purchase' | 'reversal';
  taskId: string | null;
  /** The op of the task; of older tasks that were removed it is not known. */
  op: string | null;
  orderId: string | null;
  /** What was bought, why credits were granted, how a task ended. */
  note: string | null;
  /** How the task of a hold goes on: `running`, `done`, `failed`. */
  state: string | null;
  allowance: number;
  purchased: number;
  /** Purchased credits after this entry. */
  balanceAfter: number;
  at: Date;
}

/**
 * A member's movements, newest first, at most `limit`, below the entry `before`. Entries that move nothing (a task that cost nothing,
 * a hold that became a charge) are left out; purchases never are. Balances are counted back from what the member has now,
 * so the first page costs no more than its rows.
 */
export async function listEntries(
  db: Database,
  memberId: string,
  page: { before?: number; limit: number },
): Promise<LedgerEntry[]> {
  const { rows } = await db.pool.query<LedgerEntry>({
    name: 'list_entries',
    text: `with newest as materialized (
        select l.* from ledger l
        where l.member_id = $1 and l.id < $2 and (l.allowance <> 0 or l.purchased <> 0 or l.kind = 'purchase')
        order by l.id desc limit $3
      )
      select n.id, n.kind, n.task_id as "taskId", n.order_id as "orderId", n.allowance, n.purchased, n.at,
        coalesce(t.op, h.note) as op, case when n.kind <> 'hold' then n.note end as note,
        case when n.kind = 'hold' then coalesce(t.status, case e.kind when 'settle' then 'done' else 'failed' end) end as state,
        (m.credits - later.moved - sum(n.purchased) over (order by n.id desc) + n.purchased)::integer as "balanceAfter"
      from newest n
      join member m on m.id = n.member_id
      cross join (select coalesce(sum(purchased), 0) as moved from ledger where member_id = $1 and id >= $2) later
      left join task t on t.id = n.task_id
      left join ledger h on h.task_id = n.task_id and h.kind = 'hold'
      left join ledger e on e.task_id = n.task_id and e.kind in ('settle', 'refund')
      order by n.id desc`,
    values: [memberId, page.before ?? Number.MAX_SAFE_INTEGER, page.limit],
  });
  return rows;
}
