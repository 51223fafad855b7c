import type { Database } from '../db/database.ts';

export interface Balance {
  credits: number;
  allowance: { total: number; used: number; left: number };
  tier: string;
  /** First day after the current allowance period. */
  resetsAt: Date;
}

/** What a member can spend now, or at another instant. The member must exist. */
export async function readBalance(db: Database, memberId: string, at?: Date): Promise<Balance> {
  const { rows } = await db.pool.query<{
    credits: number;
    total: number;
    used: number;
    tier: string;
    resetsAt: Date;
  }>({
    name: 'balance',
    text: `select m.credits, t.allowance as total, t.name as tier, coalesce(a.used, 0) as used,
        period_end(m.starts_on, p.at)::timestamp at time zone 'UTC' as "resetsAt"
      from (select coalesce($2::timestamptz, now()) as at) p cross join member m
      join tier t on t.name = effective_tier(m, p.at)
      left join allowance_use a on a.member_id = m.id and a.period = period_start(m.starts_on, p.at)
      where m.id = $1`,
    values: [memberId, at ?? null],
  });
  const row = rows[0];
  if (!row) throw new Error(`no such member: ${memberId}`);
  const left = Math.max(row.total - row.used, 0);
  // after a change to a smaller tier more may be used than there is now: shown as all of it
  const used = row.total - left;
  return { credits: row.credits, allowance: { total: row.total, used, left }, tier: row.tier, resetsAt: row.resetsAt };
}

/** Adds purchased credits, or corrects them by a negative amount (never below zero). Returns the new balance. */
export async function grantCredits(db: Database, memberId: string, amount: number, note: string): Promise<number> {
  const { rows } = await db.pool.query<{ credits: number }>('select grant_credits($1, $2, $3) as credits', [
    memberId,
    amount,
    note,
  ]);
  return rows[0]!.credits;
}
