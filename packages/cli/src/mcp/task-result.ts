import { basename, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Claywork, NotFound, type Task } from '@claywork/sdk';
import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import { UsageError } from '../io/usage-error.ts';
import { describeTask } from '../results/report.ts';
import { saveFiles } from '../results/save-files.ts';
import { slug } from '../results/slug.ts';
import type { ToolCall } from './tool.ts';

/** Signs of a task's id that tell its files from those of others. */
const OWN_SIGNS = 6;

/** What a finished task made, saved at `to`, with its picture: what an assistant reads. Throws a sentence where the task failed. */
export async function taskResult(task: Task, to: string, { claywork, signal }: ToolCall): Promise<CallToolResult> {
  if (task.status === 'failed') throw new UsageError(`${task.error ?? 'the task failed'} Its credits were returned.`);
  const files = claywork.results(task);
  const paths = await saveFiles(files, { output: to, signal });
  const saved = paths.map((path) => `saved     ${path}\n`).join('');
  const content: ContentBlock[] = [{ type: 'text', text: `${describeTask(task)}${saved}` }];
  const picture = await thumbnail(claywork, task.task_id, signal);
  if (picture) content.push(picture);
  for (const [i, path] of paths.entries())
    content.push({
      type: 'resource_link',
      uri: pathToFileURL(path).href,
      name: basename(path),
      mimeType: files[i]!.mime,
      size: files[i]!.bytes,
    });
  const { task_id, op, status, cost, output } = task;
  return { content, structuredContent: { task_id, op, status, cost, output, paths } };
}

/** What an assistant is told of a task that goes on. */
export function stillRunning({ task_id, progress, stage }: Pick<Task, 'task_id'> & Partial<Task>): CallToolResult {
  const far = progress === undefined ? '' : ` (${progress} %${stage ? `, ${stage}` : ''})`;
  const text = `Task ${task_id} is still running${far}. It goes on by itself: call wait-for-task with this task_id to get its result.`;
  return { content: [{ type: 'text', text }], structuredContent: { task_id, status: 'running', progress } };
}

/** Where results of a task go: the asked path in the folder, else one that its words and id make. Throws a sentence where it leads out of the folder. */
export function destination(folder: string, saveAs: unknown, words = ''): (taskId: string) => string {
  if (typeof saveAs !== 'string')
    return (taskId) => join(folder, `${slug(words)}-${taskId.slice(-OWN_SIGNS).toLowerCase()}`);
  const whole = resolve(folder, saveAs);
  if (whole !== folder && !whole.startsWith(folder + sep))
    throw new UsageError(`save_as: ${saveAs} leads out of ${folder}; give a name or a path in it`);
  return () => (/[/\\]$/.test(saveAs) || whole === folder ? join(whole, sep) : whole);
}

/** The task's picture; nothing where it has none. */
async function thumbnail(claywork: Claywork, taskId: string, signal: AbortSignal): Promise<ContentBlock | undefined> {
  try {
    const found = await claywork.files.thumbnail(taskId, { signal });
    return { type: 'image', data: Buffer.from(await found.read()).toString('base64'), mimeType: found.mime };
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}
