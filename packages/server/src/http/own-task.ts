import { findTask } from '../queue/find-task.ts';
import type { Task } from '../queue/task.ts';
import type { AppDeps } from './deps.ts';
import { noSuchTask } from './errors/no-such-task.ts';
import { isIdShaped } from './id-shape.ts';

/** The member's own task, or the 404 that another member's task and an unknown one share. */
export async function ownTask(deps: AppDeps, memberId: string, taskId: string): Promise<Task> {
  const task = isIdShaped(taskId) ? await findTask(deps.db, memberId, taskId) : undefined;
  if (!task) throw noSuchTask();
  return task;
}
