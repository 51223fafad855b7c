import type { Claywork } from '@claywork/sdk';
import { UsageError } from '../io/usage-error.ts';

/** A task's id as typed; `last` is the newest one that fits. */
export async function namedTask(
  claywork: Claywork,
  typed: string,
  fits: (task: { op: string; status: string }) => boolean = () => true,
): Promise<string> {
  if (typed !== 'last') return typed;
  const { tasks } = await claywork.tasks.list();
  const task = tasks.find(fits);
  if (!task) throw new UsageError('last: none of your recent tasks fits');
  return task.task_id;
}
