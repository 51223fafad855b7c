import type { Database } from './database.ts';

/** Resolves when the database answers; rejects after a while when it does not. */
export async function ping(db: Database, withinMs = 2000): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), withinMs);
  });
  try {
    await Promise.race([db.pool.query('select 1'), late]);
  } finally {
    clearTimeout(timer);
  }
}
