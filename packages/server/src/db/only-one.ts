import type { Database } from './database.ts';

/** Set apart from other locks by their first number. */
const SPACE = 0x636c6179;
const JOBS = { 'catalog starter': 1 } as const;

/**
 * Does what only one process may do at a time on this database; undefined, at once, where another one is at it. However a process ends, its place is free
 * again. `work` is told when the place is lost, with the connection that holds it.
 */
export async function onlyOne<T>(
  db: Database,
  job: keyof typeof JOBS,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const client = await db.pool.connect();
  const lost = new AbortController();
  const onLoss = () => lost.abort(new Error('the database has gone away'));
  client.once('error', onLoss).once('end', onLoss);
  const lock = [SPACE, JOBS[job]];
  try {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', lock);
    if (!rows[0]?.got) return undefined;
    return await work(lost.signal);
  } finally {
    client.off('error', onLoss).off('end', onLoss);
    // the lock goes with the connection, also where it broke
    client.release(true);
  }
}
