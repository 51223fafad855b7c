import { perDatabase } from '../db/batch.ts';
import type { Database } from '../db/database.ts';

export interface Totals {
  members: number;
  membersToday: number;
  tasks: number;
  tasksToday: number;
  doneToday: number;
  failedToday: number;
  /** Held today less what came back today. */
  creditsToday: number;
  /** Files of tasks, uploads and the catalog, pictures included. */
  storeBytes: number;
}

/** Looks at every task: not more often than this, however many administrators look on. */
const KEPT_MS = 30_000;

const kept = perDatabase((_db: Database): { at: number; totals: Promise<Totals> | undefined } => ({
  at: 0,
  totals: undefined,
}));

/** The service in figures, at most half a minute old. Days begin at midnight UTC. */
export function readTotals(db: Database, maxAgeMs = KEPT_MS): Promise<Totals> {
  const last = kept(db);
  if (!last.totals || performance.now() - last.at > maxAgeMs) {
    last.at = performance.now();
    last.totals = load(db);
    last.totals.catch(() => (last.totals = undefined));
  }
  return last.totals;
}

async function load(db: Database): Promise<Totals> {
  const { rows } = await db.pool.query<Totals>(
    `with day as (select date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' as since),
      today as (select count(*) as tasks, count(*) filter (where status = 'done') as done,
        count(*) filter (where status = 'failed') as failed from task, day where created_at >= since),
      spent as (select -coalesce(sum(allowance + purchased), 0) as credits from ledger, day
        where at >= since and kind in ('hold', 'settle', 'refund') and task_id is not null),
      kept as (select count(*) as tasks, coalesce(sum(
          (select coalesce(sum((f ->> 'bytes')::bigint), 0) from json_array_elements(t.files) f)
          + (select coalesce(sum((f ->> 'bytes')::bigint), 0) from json_array_elements(t.kept) f)
          + coalesce((t.thumb ->> 'bytes')::bigint, 0)), 0) as bytes from task t)
    select (select count(*) from member) as members,
      (select count(*) from member, day where created_at >= since) as "membersToday",
      kept.tasks, today.tasks as "tasksToday", today.done as "doneToday", today.failed as "failedToday",
      spent.credits::bigint as "creditsToday",
      (kept.bytes + (select coalesce(sum(bytes), 0) from upload) + (select coalesce(sum(bytes), 0) from model_file)
        + (select coalesce(sum(bytes), 0) from model_image) + (select coalesce(sum(bytes), 0) from model_preview))::bigint
        as "storeBytes"
    from today, spent, kept`,
  );
  return rows[0]!;
}
