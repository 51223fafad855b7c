import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Database } from '../db/database.ts';

const CHANNEL = 'claywork';
const CANCEL = /^cancel (\S+)$/;
const AGAIN_MS = 1000;

/**
 * Tells of running tasks that their owner has deleted, on whatever node, as `delete_task` says it. Words are lost while the
 * database is away: heartbeats find out as well, only later.
 */
export function listenForCancels(db: Database, onCancel: (taskId: string) => void): { close(): Promise<void> } {
  const closing = new AbortController();
  const loop = (async () => {
    while (!closing.signal.aborted) {
      await listen(db, onCancel, closing.signal).catch(() => {});
      await sleep(AGAIN_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
  })();
  return {
    close() {
      closing.abort();
      return loop;
    },
  };
}

/** Listens on a connection of its own until it breaks or `signal` says so. */
async function listen(db: Database, onCancel: (taskId: string) => void, signal: AbortSignal): Promise<void> {
  const client: PoolClient = await db.pool.connect();
  try {
    const over = new Promise<void>((resolve) => {
      client.once('end', resolve);
      client.once('error', () => resolve());
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ payload }) => {
      const taskId = CANCEL.exec(payload ?? '')?.[1];
      if (taskId) onCancel(taskId);
    });
    await client.query(`listen ${CHANNEL}`);
    if (!signal.aborted) await over;
  } finally {
    // not back to the pool: it would go on listening
    client.release(true);
  }
}
