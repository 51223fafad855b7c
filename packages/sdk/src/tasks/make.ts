import { TaskFailed } from '../errors/index.ts';
import type { FileMethods } from '../files/file-methods.ts';
import type { DownloadOptions } from '../files/read-whole.ts';
import type { Task } from '../schema/types.ts';
import type { Download } from '../transport/download.ts';
import type { CreateBody, Created, CreateOptions } from './create-task.ts';
import { newKey } from './new-key.ts';
import type { TaskMethods } from './tasks.ts';
import type { WaitOptions } from './wait-for-task.ts';

export interface MakeOptions extends CreateOptions, WaitOptions {
  /** Told when the task was accepted: its id and its cost. */
  onCreated?(created: Created): void;
}

/** One result; its bytes are fetched when they are asked for. */
export interface ResultFile {
  name: string;
  mime: string;
  bytes: number;
  download(options?: DownloadOptions): Promise<Uint8Array>;
  stream(): Promise<Download>;
}

/** A finished task and its files. */
export interface Made {
  task: Task;
  files: ResultFile[];
}

/** Starts a task, waits for it and hands out its files. Throws `TaskFailed` when it fails. */
export async function make(
  tasks: TaskMethods,
  files: FileMethods,
  body: CreateBody,
  options: MakeOptions = {},
): Promise<Made> {
  const created = await tasks.create(body, { idempotencyKey: newKey(), ...options });
  options.onCreated?.(created);
  const task = await tasks.wait(created.task_id, options);
  if (task.status === 'failed') throw new TaskFailed(task);
  return { task, files: resultFiles(files, task) };
}

/** The files of a finished task. */
export function resultFiles(files: FileMethods, task: Task): ResultFile[] {
  return task.files.map(({ name, mime, bytes }, n) => ({
    name,
    mime,
    bytes,
    download: (options?: DownloadOptions) => files.download(task.task_id, n, options),
    stream: () => files.stream(task.task_id, n),
  }));
}
