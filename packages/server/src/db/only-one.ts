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
  let held = false;
  try {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', lock);
    held = rows[0]?.got ?? false;
    return held ? await work(lost.signal) : undefined;
  } finally {
    // A closed connection lets go of it a moment later: whoever asks next must not be told that it is still held. Where the connection broke the lock went with it.
    if (held && !lost.signal.aborted)
      await client.query('select pg_advisory_unlock($1, $2)', lock).catch(() => undefined);
    client.off('error', onLoss).off('end', onLoss);
    client.release(true);
  }
}
