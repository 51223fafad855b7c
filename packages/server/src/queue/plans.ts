import type { Database } from '../db/database.ts';

/** An answer to a question: this task's own from an earlier attempt, else the oldest that any task holds. */
export async function findPlan(db: Database, taskId: string, key: Uint8Array): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ answer: string }>(
    'select answer from plan where key = $2 order by (task_id = $1) desc, created_at, task_id limit 1',
    [taskId, key],
  );
  return rows[0]?.answer;
}

/** Gives the task its own copy of an answer; returns the one that counts, an older one where there is one by now. */
export async function keepPlan(db: Database, taskId: string, key: Uint8Array, answer: string): Promise<string> {
  const { rows } = await db.pool.query<{ answer: string }>(
    `insert into plan (task_id, key, answer)
     select $1, $2, coalesce((select answer from plan where key = $2 order by created_at, task_id limit 1), $3)
     on conflict (task_id, key) do update set answer = plan.answer returning answer`,
    [taskId, key, answer],
  );
  return rows[0]!.answer;
}

/** An answer that turned out to be of no use is asked for again the next time, whoever else holds it. */
export async function dropPlan(db: Database, taskId: string, key: Uint8Array): Promise<void> {
  await db.pool.query(
    'delete from plan where key = $2 and answer = (select answer from plan where task_id = $1 and key = $2)',
    [taskId, key],
  );
}
