import type { TaskListItem } from '@claywork/sdk';
import { zipSync } from 'fflate';
import { client } from '../../api/client.ts';
import { wordsOf } from '../../forms/task-title.ts';
import { saveBlob } from '../../ui/save-blob.ts';

/** Fetches all files of a task and hands them over as one. They are packed already: nothing is squeezed again. */
export async function downloadZip(task: TaskListItem): Promise<void> {
  const entries: Record<string, Uint8Array> = {};
  for (const [n, { name }] of task.files.entries()) entries[name] = await client.files.download(task.task_id, n);
  const blob = new Blob([zipSync(entries, { level: 0 }) as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
  saveBlob(blob, `${fileName(wordsOf(task) ?? task.op)}.zip`);
}

function fileName(words: string): string {
  const name = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return name.slice(0, 60) || 'claywork';
}
