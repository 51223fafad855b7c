import type { Database } from '../db/database.ts';

/** A file of a shown task, as the store has it. */
export interface ShownFile {
  name: string;
  bytes: number;
  mime: string;
  sha256: string;
  key: string;
}

/** Something a member made and shows to everybody. */
export interface ShownTask {
  id: string;
  op: string;
  /** The parameters it was made with. Not all are for others: only what was asked for in words is. */
  params: Record<string, unknown>;
  /** Who made it; identifies nobody. */
  handle: string;
  likes: number;
  files: ShownFile[];
  thumb: ShownFile | null;
  createdAt: Date;
}

export interface GalleryQuery {
  sort: 'new' | 'top';
  op?: string;
  offset: number;
  limit: number;
}

const COLUMNS = `t.id, t.op, t.params, m.handle, t.likes, t.files, t.thumb, t.created_at as "createdAt"`;
const SHOWN = `is_shown(t) and m.disabled_at is null`;

/** One page, newest or most liked first, and whether there is more after it. Counting all of them would cost more than any page. */
export async function listShown(
  db: Database,
  { sort, op, offset, limit }: GalleryQuery,
): Promise<{ tasks: ShownTask[]; more: boolean }> {
  const { rows } = await db.pool.query<ShownTask>({
    name: `gallery_${sort}${op === undefined ? '' : '_op'}`,
    text: `select ${COLUMNS} from task t join member m on m.id = t.member_id
      where ${SHOWN} ${op === undefined ? '' : 'and t.op = $3'}
      order by ${sort === 'top' ? 't.likes desc, ' : ''}t.seq desc offset $1 limit $2`,
    values: [offset, limit + 1, ...(op === undefined ? [] : [op])],
  });
  return { tasks: rows.slice(0, limit), more: rows.length > limit };
}

/** Undefined for a private task, one that is not done, and an unknown one alike. */
export async function findShown(db: Database, taskId: string): Promise<ShownTask | undefined> {
  const { rows } = await db.pool.query<ShownTask>({
    name: 'find_shown',
    text: `select ${COLUMNS} from task t join member m on m.id = t.member_id where t.id = $1 and ${SHOWN}`,
    values: [taskId],
  });
  return rows[0];
}

/** Which of these tasks the member likes. */
export async function likesAmong(db: Database, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.pool.query<{ id: string }>({
    name: 'likes_among',
    text: 'select task_id as id from task_like where member_id = $1 and task_id = any ($2)',
    values: [memberId, ids],
  });
  return new Set(rows.map(({ id }) => id));
}
