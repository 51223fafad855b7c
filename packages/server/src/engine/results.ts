import { open } from 'node:fs/promises';
import type { Results } from '../queue/end-task.ts';
import type { StoredFile } from '../queue/task.ts';
import type { Store } from '../storage/store.ts';
import type { WrittenFile } from './child/messages.ts';
import type { OpResult } from './child/run-op.ts';
import { fileFault, mimeOf, SNIFF_BYTES } from './media-types.ts';

type Done = Extract<OpResult, { end: 'done' }>;

/** What is wrong with what an op produced, or undefined: the names it promised, in order, none empty, each what it claims to be. */
export async function resultsFault(done: Done, promised: readonly string[]): Promise<string | undefined> {
  const names = done.files.map((file) => file.name);
  if (names.join('\n') !== promised.join('\n'))
    return `emitted [${names.join(', ')}], promised [${promised.join(', ')}]`;
  const all = [...done.files, ...done.kept, ...(done.thumbnail ? [done.thumbnail] : [])];
  for (const file of all) {
    const fault = fileFault(file.name, file.bytes, await head(file.path));
    if (fault) return fault;
  }
  return undefined;
}

async function head(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The folder of the store that belongs to one attempt alone. */
export function attemptPrefix(taskId: string, attempt: number): string {
  return `results/${taskId}/${attempt}`;
}

/** Copies an attempt's files to the store, under keys that no other attempt uses. */
export async function storeResults(store: Store, taskId: string, attempt: number, done: Done): Promise<Results> {
  const put = async (file: WrittenFile, stored: string): Promise<StoredFile> => {
    const key = `${attemptPrefix(taskId, attempt)}/${stored}`;
    const { bytes, sha256 } = await store.put(key, file.path);
    return { name: file.name, file: `${taskId}-${file.name}`, bytes, mime: mimeOf(file.name), sha256, key };
  };
  const files: StoredFile[] = [];
  for (const [n, file] of done.files.entries()) files.push(await put(file, String(n)));
  const kept: StoredFile[] = [];
  for (const [n, file] of done.kept.entries()) kept.push(await put(file, `kept-${n}`));
  const thumb = done.thumbnail ? await put(done.thumbnail, 'thumb') : null;
  return { files, kept, thumb, output: done.output };
}
