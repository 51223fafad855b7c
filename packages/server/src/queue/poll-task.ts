import { batched, perDatabase } from '../db/batch.ts';
import type { Database } from '../db/database.ts';
import type { PolledTask } from './task.ts';

/** Whose key it was, and the task asked for: undefined when it is not theirs, like an unknown one. */
export interface Poll {
  memberId: string;
  task: PolledTask | undefined;
}

type Row = { n: number; memberId: string } & (PolledTask | Record<keyof PolledTask, null>);

const TEXT = `select a.n, k.member_id as "memberId", t.id, t.op, t.status, t.attempt, t.progress, t.stage, t.cost, t.engine, t.error,
    t.files, t.output, t.created_at as "createdAt", t.finished_at as "finishedAt"
  from unnest($1::bytea[], $2::text[]) with ordinality as a (digest, task_id, n)
  join api_key k on k.digest = a.digest and k.retired_at is null
  join member m on m.id = k.member_id and m.disabled_at is null
  left join task t on t.id = a.task_id and t.member_id = k.member_id`;

const loader = perDatabase((db: Database) =>
  batched<Poll>(async (keys) => {
    const asked = keys.map((key) => key.split(' ') as [digest: string, taskId: string]);
    const values = [asked.map(([digest]) => `\\x${digest}`), asked.map(([, taskId]) => taskId)];
    const { rows } = await db.pool.query<Row>({ name: 'poll_task', text: TEXT, values });
    return new Map(rows.map((row) => [keys[row.n - 1]!, pollOf(row)]));
  }),
);

function pollOf(row: Row): Poll {
  return { memberId: row.memberId, task: row.id === null ? undefined : row };
}

/**
 * Key (the digest, in hexadecimal) and task in one query, shared by all polls of one turn of the event loop. Undefined for a key
 * that is unknown or retired.
 */
export function pollTask(db: Database, keyDigest: string, taskId: string): Promise<Poll | undefined> {
  return loader(db)(`${keyDigest} ${taskId}`);
}
