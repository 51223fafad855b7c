import type { Task, TaskListItem } from '@claywork/sdk';
import { table } from '../io/table.ts';

const PROMPT_MAX = 50;

/** Tasks, a line each. */
export function describeTasks(tasks: readonly TaskListItem[]): string {
  return table(
    tasks.map((task) => [task.task_id, task.op, state(task), task.created_at.slice(0, 16), about(task.params_json)]),
  );
}

function state({ status, progress }: TaskListItem): string {
  return status === 'running' ? `${progress} %` : status;
}

function about(json: string): string {
  const { prompt, input } = JSON.parse(json) as { prompt?: unknown; input?: unknown };
  return String(prompt ?? input ?? '').slice(0, PROMPT_MAX);
}

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
