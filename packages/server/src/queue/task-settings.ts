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

/**
 * Likes or unlikes a public task that is done and made something; idempotent. Returns the count, undefined when there is no such task
 * to like.
 */
export async function setLike(
  db: Database,
  memberId: string,
  taskId: string,
  liked: boolean,
): Promise<number | undefined> {
  const { rows } = await db.pool.query<{ likes: number | null }>({
    name: 'set_like',
    text: 'select set_like($1, $2, $3) as likes',
    values: [taskId, memberId, liked],
  });
  return rows[0]!.likes ?? undefined;
}
