import type { Database } from '../db/database.ts';
import { TASK_COLUMNS, type Task } from './task.ts';

/** Which of a member's tasks, newest first. */
export interface TaskQuery {
  /** A task id of the same member: the page starts below it. An id that is not theirs yields an empty page. */
  before?: string;
  limit?: number;
  /** Free text: all of its words are in what the task was asked for, in what it was made from, or in its operation's name. */
  q?: string;
  op?: string;
}

/**
 * A member's tasks, newest first: all, or those that a search finds. A search ends when the page is full; one that finds little looks at all of the
 * member's tasks, a microsecond each.
 */
export async function listTasks(db: Database, memberId: string, query: TaskQuery = {}): Promise<Task[]> {
  const { before = null, limit = 50, q, op = null } = query;
  if (q !== undefined || op !== null) return findTasks(db, [memberId, before, limit, op, q ?? '']);
  const { rows } = before
    ? await db.pool.query<Task>({
        name: 'list_tasks_before',
        text: `select ${TASK_COLUMNS} from task t
          where t.member_id = $1 and t.seq < (select seq from task where id = $2 and member_id = $1)
          order by t.seq desc limit $3`,
        values: [memberId, before, limit],
      })
    : await db.pool.query<Task>({
        name: 'list_tasks',
        text: `select ${TASK_COLUMNS} from task t where t.member_id = $1 order by t.seq desc limit $2`,
        values: [memberId, limit],
      });
  return rows;
}

type Search = [memberId: string, before: string | null, limit: number, op: string | null, q: string];

async function findTasks(db: Database, [memberId, before, limit, op, q]: Search): Promise<Task[]> {
  const { rows } = await db.pool.query<Task>({
    name: 'find_tasks',
    // the array is made once: a function in a condition may be called for every row
    text: `select ${TASK_COLUMNS} from task t
      where t.id = any (array(select unnest(
          find_tasks($1, (select seq from task where id = $2 and member_id = $1), $4, $5, $3))))
        and t.member_id = $1 and ($2::text is null or exists (select 1 from task where id = $2 and member_id = $1))
      order by t.seq desc`,
    // no text of the database holds the character 0
    values: [memberId, before, limit, op, q.replaceAll('\0', ' ')],
  });
  return rows;
}
