import type { Database } from '../db/database.ts';
import type { Visibility } from './task.ts';

/** False when the member has no such task. */
export async function setVisibility(
  db: Database,
  memberId: string,
  taskId: string,
  visibility: Visibility,
): Promise<boolean> {
  const { rowCount } = await db.pool.query('update task set visibility = $3 where id = $1 and member_id = $2', [
    taskId,
    memberId,
    visibility,
  ]);
  return rowCount === 1;
}

/** Likes or unlikes a public, finished task; idempotent. Returns the count, undefined when there is no such task to like. */
export async function setLike(
  db: Database,
  memberId: string,
  taskId: string,
  liked: boolean,
): Promise<number | undefined> {
  const change = liked
    ? 'insert into task_like (task_id, member_id) select id, $2 from shown on conflict do nothing returning 1'
    : 'delete from task_like where task_id = (select id from shown) and member_id = $2 returning 1';
  const { rows } = await db.pool.query<{ likes: number }>(
    `with shown as (
       select id from task where id = $1 and visibility = 'public' and status = 'done' for no key update
     ), changed as (${change})
     update task set likes = likes ${liked ? '+' : '-'} (select count(*)::integer from changed)
     where id = (select id from shown) returning likes`,
    [taskId, memberId],
  );
  return rows[0]?.likes;
}
