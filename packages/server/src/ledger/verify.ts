import type { Database } from '../db/database.ts';
import { type Invariant, ORDER_INVARIANTS } from './order-invariants.ts';

const INVARIANTS: readonly Invariant[] = [
  ...ORDER_INVARIANTS,
  {
    name: 'I1 no balance is negative',
    sql: `select id as what from member where credits < 0
      union all select member_id from allowance_use where used < 0`,
  },
  {
    name: 'I2 purchased credits equal the sum of the ledger',
    sql: `select m.id as what from member m left join ledger l on l.member_id = m.id
      group by m.id having m.credits <> coalesce(sum(l.purchased), 0)`,
  },
  {
    name: 'I2 allowance used equals the sum of the ledger, period by period',
    sql: `select coalesce(a.member_id, l.member_id) || ' ' || coalesce(a.period, l.period) as what
      from allowance_use a full join (
        select member_id, period, -sum(allowance) as used from ledger where period is not null group by 1, 2
      ) l on l.member_id = a.member_id and l.period = a.period
      where coalesce(a.used, 0) <> coalesce(l.used, 0)`,
  },
  {
    name: 'I3 every task has exactly one hold, equal to its cost',
    sql: `select t.id as what from task t left join ledger l on l.task_id = t.id and l.kind = 'hold'
      where l.id is null or l.allowance <> -t.hold_allowance or l.purchased <> -t.hold_purchased
        or l.period <> t.hold_period or l.member_id <> t.member_id
      union all select task_id from ledger where kind = 'hold' group by task_id having count(*) <> 1`,
  },
  {
    name: 'I3 every hold ends once: settled or refunded, unless its task is running',
    sql: `select h.task_id as what from ledger h
      left join task t on t.id = h.task_id and t.status = 'running'
      left join ledger e on e.task_id = h.task_id and e.kind in ('settle', 'refund')
      where h.kind = 'hold' group by h.task_id, t.id
      having count(e.id) <> case when t.id is null then 1 else 0 end`,
  },
  {
    name: 'I4 failed tasks are refunded, done ones settled',
    sql: `select t.id as what from task t left join ledger e on e.task_id = t.id and e.kind in ('settle', 'refund')
      where (t.status = 'failed') <> (coalesce(e.kind, '') = 'refund')
        or (t.status = 'done') <> (coalesce(e.kind, '') = 'settle')`,
  },
  {
    name: 'I4 a refund mirrors its hold, bucket by bucket',
    sql: `select h.task_id as what from ledger h join ledger r on r.task_id = h.task_id and r.kind = 'refund'
      where h.kind = 'hold' and (h.allowance + r.allowance <> 0 or h.purchased + r.purchased <> 0
        or h.period <> r.period or h.member_id <> r.member_id)`,
  },
  {
    name: 'I5 the slots taken in a lane are its running tasks',
    sql: `select l.name as what from lane l left join task t on t.lane = l.name and t.status = 'running'
      group by l.name having l.used <> count(t.id)`,
  },
  {
    name: 'I5 no lane admits more than its capacity',
    sql: `select l.name as what from lane l join task t
        on t.lane = l.name and t.status = 'running' and t.created_at >= l.capacity_set_at
      group by l.name having count(*) > l.capacity`,
  },
  {
    name: 'I6 tasks and entries name a member, a lane and a visibility that exist',
    sql: `select t.id as what from task t left join member m on m.id = t.member_id left join lane l on l.name = t.lane
      where m.id is null or l.name is null or t.visibility not in ('public', 'private')
      union all select 'entry ' || l.id from ledger l left join member m on m.id = l.member_id where m.id is null`,
  },
  {
    name: 'I7 done tasks name their files, others have none',
    sql: `select id as what from task where status <> 'done' and (json_array_length(files) > 0 or thumb is not null)`,
  },
  {
    name: 'I8 progress is 100 exactly when a task is done',
    sql: `select id as what from task where (status = 'done') <> (progress = 100) or progress not between 0 and 100`,
  },
  {
    name: 'I9 ended tasks have no attempt still open, and one attempt at most is open',
    sql: `select a.task_id as what from attempt a join task t on t.id = a.task_id
      where a.ended_at is null and (t.status <> 'running' or a.number <> t.attempt)`,
  },
  {
    name: 'I10 holds and refunds of an allowance name a period of their member',
    sql: `select l.task_id as what from ledger l join member m on m.id = l.member_id
      where l.period is not null and l.period <> period_start(m.starts_on, l.period::timestamp at time zone 'UTC')`,
  },
];

export interface Violation {
  invariant: string;
  what: string;
}

/** Checks every invariant of accounts, lanes and tasks in one snapshot. An empty answer is a sound ledger. */
export async function verifyLedger(db: Database): Promise<Violation[]> {
  const client = await db.pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const violations: Violation[] = [];
    for (const { name, sql } of INVARIANTS) {
      const { rows } = await client.query<{ what: string }>(`select what from (${sql}) as found (what) limit 20`);
      violations.push(...rows.map(({ what }) => ({ invariant: name, what })));
    }
    await client.query('commit');
    client.release();
    return violations;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** How many invariants `verifyLedger` checks. */
export const INVARIANT_COUNT = INVARIANTS.length;
