import type { z } from 'zod';
import type { PolledTask, Task } from '../queue/task.ts';
import type { taskListItemSchema, taskSchema } from './schemas/task.ts';

/** A task as its owner sees it. */
export function taskView(task: PolledTask): z.output<typeof taskSchema> {
  const { status, finishedAt } = task;
  return {
    task_id: task.id,
    op: task.op,
    status,
    progress: task.progress,
    cost: task.cost,
    ...(status === 'failed' && { error: task.error ?? 'engine failure' }),
    files: status === 'done' ? task.files.map(({ name, file, bytes, mime }) => ({ name, file, bytes, mime })) : [],
    output: status === 'done' ? task.output : {},
    ...(status === 'running' && task.stage !== null && { stage: task.stage }),
    ...(task.engine !== null && { engine: task.engine }),
    created_at: task.createdAt.toISOString(),
    ...(finishedAt && { finished_at: finishedAt.toISOString() }),
  };
}

/** The same, as it is sent. */
export function taskText(task: PolledTask): string {
  return JSON.stringify(taskView(task));
}

/** A task in the list. */
export function taskListItem(task: Task): z.output<typeof taskListItemSchema> {
  return {
    ...taskView(task),
    visibility: task.visibility,
    likes: task.likes,
    has_thumb: task.thumb !== null,
    params_json: task.paramsJson,
  };
}
