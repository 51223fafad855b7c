import type { TaskListItem } from '@claywork/sdk';

/** What a field takes: results of some ops, as files of some kinds. */
export interface Takes {
  from: readonly string[];
  formats?: readonly string[];
}

/** Whether a task goes in somewhere: done, of an op that fits, with a file that can be worked on. */
export function fits(task: Pick<TaskListItem, 'op' | 'status' | 'files'>, { from, formats }: Takes): boolean {
  if (task.status !== 'done' || !from.includes(task.op)) return false;
  return !formats || task.files.some(({ name }) => formats.some((format) => name.endsWith(`.${format}`)));
}
