import type { Database } from '../db/database.ts';

export interface Garbage {
  id: number;
  prefix: string;
}

/** Store prefixes of deleted tasks and lost attempts whose time has come. `taskId` asks for those of one deleted task. */
export async function dueGarbage(db: Database, limit = 50, taskId?: string): Promise<Garbage[]> {
  const { rows } = await db.pool.query<Garbage>(
    `select id, prefix from garbage where due_at <= now() and ($2::text is null or prefix like 'results/' || $2 || '/%')
     order by due_at limit $1`,
    [limit, taskId ?? null],
  );
  return rows;
}

/** After the bytes are gone. */
export async function dropGarbage(db: Database, id: number): Promise<void> {
  await db.pool.query('delete from garbage where id = $1', [id]);
}

/** Idempotency answers are kept for 24 h; expired ones are only dead weight. */
export async function forgetIdempotency(db: Database): Promise<void> {
  await db.pool.query(`delete from idempotency where created_at < now() - interval '24 hours'`);
}
