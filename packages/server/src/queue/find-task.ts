import { batched, perDatabase } from '../db/batch.ts';
import type { Database } from '../db/database.ts';
import { TASK_COLUMNS, type Task } from './task.ts';

const loader = perDatabase((db: Database) =>
  batched<Task>(async (ids) => {
    const { rows } = await db.pool.query<Task>({
      name: 'find_task',
      text: `select ${TASK_COLUMNS} from task t where t.id = any ($1)`,
      values: [ids],
    });
    return new Map(rows.map((row) => [row.id, row]));
  }),
);

/** The member's own task; another member's is undefined, like an unknown one. */
export async function findTask(db: Database, memberId: string, taskId: string): Promise<Task | undefined> {
  const task = await loader(db)(taskId);
  return task?.memberId === memberId ? task : undefined;
}

/** Whoever it belongs to: for workers and operators. */
export function findAnyTask(db: Database, taskId: string): Promise<Task | undefined> {
  return loader(db)(taskId);
}
