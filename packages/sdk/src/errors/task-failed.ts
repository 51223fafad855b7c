import type { Task } from '../schema/types.ts';
import { ClayworkError } from './claywork-error.ts';

/** The task was accepted and then failed; its credits are back. */
export class TaskFailed extends ClayworkError {
  readonly task: Task;

  constructor(task: Task) {
    super({ status: 200, error: task.error ?? 'The task failed.', details: { task_id: task.task_id } });
    this.task = task;
  }
}
