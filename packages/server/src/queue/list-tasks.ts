import type { Database } from '../db/database.ts';
import { TASK_COLUMNS, type Task } from './task.ts';

/**
 * A member's tasks, newest first. `before` is a task id of the same member: the page starts below it; an id that is not theirs
 * yields an empty page.
 */
export async function listTasks(
  db: Database,
  memberId: string,
  page: { before?: string; limit?: number } = {},
): Promise<Task[]> {
  const limit = page.limit ?? 50;
  const { rows } = page.before
    ? await db.pool.query<Task>({
        name: 'list_tasks_before',
        text: `select ${TASK_COLUMNS} from task t
          where t.member_id = $1 and t.seq < (select seq from task where id = $2 and member_id = $1)
          order by t.seq desc limit $3`,
        values: [memberId, page.before, limit],
      })
    : await db.pool.query<Task>({
        name: 'list_tasks',
        text: `select ${TASK_COLUMNS} from task t where t.member_id = $1 order by t.seq desc limit $2`,
        values: [memberId, limit],
      });
  return rows;
}
