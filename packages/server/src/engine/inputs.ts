import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../db/database.ts';
import { findTask } from '../queue/find-task.ts';
import type { Task } from '../queue/task.ts';
import { findUpload } from '../queue/uploads.ts';
import type { Store } from '../storage/store.ts';
import { inputLeaves } from './input-leaves.ts';
import { OpError } from './op-error.ts';
import type { AnyOp } from './registry.ts';

/**
 * The file behind an input of a task: an upload, or a result or kept artefact of an earlier task of the same member. `name` may
 * be a path into the parameters (`views.front`, `refs[0]`). Throws `OpError` when it is gone.
 */
export async function locateInput(
  db: Database,
  task: Task,
  op: AnyOp,
  name: string,
  file?: string,
): Promise<{ name: string; key: string }> {
  const field = name.split(/[.[]/, 1)[0]!;
  const kind = op.inputs?.[field];
  const id = inputLeaves(field, task.params[field]).find(([leaf]) => leaf === name)?.[1];
  if (!kind || id === undefined) throw new Error(`${op.name} has no input "${name}" here`);
  if (kind === 'image_token' || kind === 'model_token') {
    const upload = await findUpload(db, task.memberId, id);
    if (upload) return { name: upload.name, key: upload.key };
    throw new OpError('The uploaded file is not available any more.');
  }
  const source = await findTask(db, task.memberId, id);
  if (source?.status !== 'done') throw new OpError('The task this one builds on is not available any more.');
  const all = [...source.files, ...source.kept];
  const found = file === undefined ? source.files[0] : all.find((one) => one.name === file);
  if (!found) throw new OpError(`The task this one builds on has no file ${file ?? ''}.`.replace(' .', '.'));
  return { name: found.name, key: found.key };
}

/** A local path for a key: the store's own file, or a copy in the attempt's folder. */
export async function materialise(store: Store, key: string, folder: string): Promise<string> {
  if (store.path) return store.path(key);
  const path = join(folder, `in-${randomUUID()}`);
  await pipeline(await store.get(key), createWriteStream(path));
  return path;
}
