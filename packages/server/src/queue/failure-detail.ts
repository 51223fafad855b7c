import type { Database } from '../db/database.ts';

const DETAIL_MAX = 8000;

/** Keeps what went wrong inside an attempt that is about to end, for administrators. */
export async function noteDetail(db: Database, taskId: string, attempt: number, detail: string): Promise<void> {
  // no text of the database may hold a zero
  const text = detail.replaceAll('\0', '').slice(0, DETAIL_MAX);
  await db.pool.query('update attempt set detail = $3 where task_id = $1 and number = $2 and ended_at is null', [
    taskId,
    attempt,
    text,
  ]);
}
