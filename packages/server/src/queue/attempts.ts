import type { Database } from '../db/database.ts';
import type { LeaseOptions } from './lease.ts';
import { TASK_COLUMNS, type Task } from './task.ts';

/** Opens the next attempt and returns the task with its new fencing number; undefined when there is nothing to do. */
export async function beginAttempt(
  db: Database,
  taskId: string,
  workerId: string,
  lease: LeaseOptions,
): Promise<Task | undefined> {
  const { rows } = await db.pool.query<Task>(
    `select ${TASK_COLUMNS} from begin_attempt($1, $2, $3 * interval '1 ms', $4) t`,
    [taskId, workerId, lease.leaseMs, lease.triesMax],
  );
  return rows[0];
}

/** Progress in whole percent, at most 98 while working and 99 while copying. False: the attempt is no longer current. */
export async function reportProgress(
  db: Database,
  taskId: string,
  attempt: number,
  percent: number,
  stage: string,
): Promise<boolean> {
  const { rows } = await db.pool.query<{ ok: boolean }>({
    name: 'report_progress',
    text: 'select report_progress($1, $2, $3, $4) as ok',
    values: [taskId, attempt, percent, stage.slice(0, 120)],
  });
  return rows[0]!.ok;
}

/** The child that ran the attempt died by itself: tried once more, then failed and refunded. */
export async function crashAttempt(
  db: Database,
  taskId: string,
  attempt: number,
  lease: LeaseOptions,
): Promise<boolean> {
  const { rows } = await db.pool.query<{ ok: boolean }>('select crash_attempt($1, $2, $3) as ok', [
    taskId,
    attempt,
    lease.triesMax,
  ]);
  return rows[0]!.ok;
}

/** A worker that stops gives the task back: queued again, and the try does not count. */
export async function handBackAttempt(db: Database, taskId: string, attempt: number): Promise<boolean> {
  const { rows } = await db.pool.query<{ ok: boolean }>('select hand_back_attempt($1, $2) as ok', [taskId, attempt]);
  return rows[0]!.ok;
}
