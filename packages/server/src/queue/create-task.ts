import type { Database } from '../db/database.ts';
import { isUnavailable, whenAvailable } from '../db/errors.ts';
import { enterTask } from './enter-task.ts';
import type { CreateOutcome, NewTask } from './new-task.ts';

const PRIMARY_KEY_TAKEN = '23505';

/**
 * Creates a task: running maximum, balance, lane slot, hold, rows and queue entry in one transaction, or a typed refusal that
 * left no trace. When the connection breaks before the answer, the task is looked up by its id and, if it is not there,
 * created again: never lost, never charged twice.
 */
export async function createTask(db: Database, task: NewTask): Promise<CreateOutcome> {
  try {
    return await enterTask(db, task);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return whenAvailable(3000, async () => {
      try {
        return (await lookUp(db, task)) ?? (await enterTask(db, task));
      } catch (again) {
        // the first call's commit was still on its way when we looked
        const taken = (again as { code?: unknown }).code === PRIMARY_KEY_TAKEN;
        const found = taken ? await lookUp(db, task) : undefined;
        if (found) return found;
        throw again;
      }
    });
  }
}

async function lookUp(db: Database, task: NewTask): Promise<CreateOutcome | undefined> {
  const { rowCount } = await db.pool.query('select 1 from task where id = $1', [task.id]);
  return rowCount ? { outcome: 'created', taskId: task.id, cost: task.cost } : undefined;
}
