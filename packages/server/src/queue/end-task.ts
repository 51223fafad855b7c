import type { Database } from '../db/database.ts';
import type { StoredFile, TaskStatus } from './task.ts';

export interface Results {
  files: readonly StoredFile[];
  kept: readonly StoredFile[];
  thumb: StoredFile | null;
  output: Readonly<Record<string, unknown>>;
}

/** Publishes the results, settles the hold, frees the slot. False: the attempt was no longer current; its files are yours to remove. */
export async function finishTask(db: Database, taskId: string, attempt: number, results: Results): Promise<boolean> {
  const { rows } = await db.pool.query<{ ok: boolean }>({
    name: 'finish_task',
    text: 'select finish_task($1, $2, $3, $4, $5, $6) as ok',
    values: [
      taskId,
      attempt,
      JSON.stringify(results.files),
      JSON.stringify(results.kept),
      results.thumb ? JSON.stringify(results.thumb) : null,
      JSON.stringify(results.output),
    ],
  });
  return rows[0]!.ok;
}

/** Fails the task with a sentence safe to show, refunds in full, frees the slot. False: the attempt was no longer current. */
export async function failTask(db: Database, taskId: string, attempt: number, error: string): Promise<boolean> {
  const { rows } = await db.pool.query<{ ok: boolean }>('select fail_task($1, $2, $3, $4) as ok', [
    taskId,
    attempt,
    error,
    'failed',
  ]);
  return rows[0]!.ok;
}

/** The engine refused at once what had been accepted (502): hold and refund both stand in the ledger, the task stays failed. */
export async function refuseTask(db: Database, taskId: string, error: string): Promise<boolean> {
  const { rows } = await db.pool.query<{ ok: boolean }>('select fail_task($1, null, $2, $3) as ok', [
    taskId,
    error,
    'failed',
  ]);
  return rows[0]!.ok;
}

/**
 * Removes the member's own task; a running one is cancelled and refunded. Returns the status it had, undefined when there is
 * none. Its files are removed by `sweepGarbage`.
 */
export async function deleteTask(db: Database, memberId: string, taskId: string): Promise<TaskStatus | undefined> {
  const { rows } = await db.pool.query<{ status: TaskStatus | null }>('select delete_task($1, $2) as status', [
    taskId,
    memberId,
  ]);
  return rows[0]!.status ?? undefined;
}
