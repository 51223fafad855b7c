import type { Database } from '../db/database.ts';
import { dropGarbage, dueGarbage } from '../queue/garbage.ts';
import type { Store } from '../storage/store.ts';

/**
 * Removes from the store what deleted tasks and lost attempts left. Safe to run anywhere, any number of times; with a task id,
 * only what that deleted task left, at once.
 */
export async function sweepGarbage(db: Database, store: Store, taskId?: string): Promise<number> {
  const due = await dueGarbage(db, 50, taskId);
  for (const { id, prefix } of due) {
    await store.remove(prefix.replace(/\/$/, ''));
    await dropGarbage(db, id);
  }
  return due.length;
}
