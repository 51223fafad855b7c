import type { Task } from '@claywork/sdk';
import { table } from '../io/table.ts';

/** A task in lines for people. */
export function describeTask(task: Task): string {
  const rows = [
    ['task', task.task_id],
    ['op', task.op],
    [
      'status',
      task.status === 'running' ? `running, ${task.progress} %${task.stage ? `, ${task.stage}` : ''}` : task.status,
    ],
    ['cost', `${task.cost} credits`],
    ['created', task.created_at],
    ...(task.error ? [['error', task.error]] : []),
    ...task.files.map(({ name, bytes }, n) => [`file ${n}`, `${name}  ${size(bytes)}`]),
    ...Object.entries(task.output).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ];
  return table(rows);
}

/** `1.4 MB`. */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
