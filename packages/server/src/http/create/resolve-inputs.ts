import type { InputTask } from '../../engine/define-op.ts';
import { inputLeaves } from '../../engine/input-leaves.ts';
import { findTask } from '../../queue/find-task.ts';
import type { Task } from '../../queue/task.ts';
import { findUpload } from '../../queue/uploads.ts';
import type { AppDeps, Op } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { isIdShaped } from '../id-shape.ts';

type InputKind = NonNullable<Op['inputs']>[string];

/**
 * Looks up everything that a create is chained to. What is unknown, and what is another member's, is refused in the same words;
 * a task must be done. Uploads come back as tasks with the op `upload`, so that `check` can judge both alike.
 */
export async function resolveInputs(
  deps: AppDeps,
  memberId: string,
  op: Op,
  params: Readonly<Record<string, unknown>>,
): Promise<{ inputs: Record<string, InputTask>; taskIds: string[] }> {
  const inputs: Record<string, InputTask> = {};
  const taskIds: string[] = [];
  for (const [field, kind] of Object.entries(op.inputs ?? {})) {
    for (const [name, id] of inputLeaves(field, params[field])) {
      inputs[name] = await resolveInput(deps, memberId, name, kind, id);
      if (kind === 'task' || kind === 'image_task') taskIds.push(id);
    }
  }
  const wrong = op.check?.(params, inputs);
  if (wrong !== undefined) throw new ServiceError('invalid', wrong);
  return { inputs, taskIds };
}

async function resolveInput(deps: AppDeps, memberId: string, name: string, kind: InputKind, id: string) {
  if (kind === 'image_token' || kind === 'model_token') return uploadInput(deps, memberId, name, kind, id);
  const task = isIdShaped(id) ? await findTask(deps.db, memberId, id) : undefined;
  if (!task) throw new ServiceError('invalid', `${name}: no such task`);
  if (task.status === 'failed') throw new ServiceError('invalid', `${name}: that task failed`);
  if (task.status === 'running') throw new ServiceError('invalid', `${name}: that task is not done yet`);
  if (kind === 'image_task' && !task.files.some(({ mime }) => mime.startsWith('image/'))) {
    throw new ServiceError('invalid', `${name}: that task made no image`);
  }
  return taskInput(task);
}

async function uploadInput(deps: AppDeps, memberId: string, name: string, kind: InputKind, token: string) {
  const upload = isIdShaped(token) ? await findUpload(deps.db, memberId, token) : undefined;
  if (!upload || `${upload.kind}_token` !== kind) throw new ServiceError('invalid', `${name}: bad token`);
  const { name: file, mime, bytes, details } = upload;
  return { taskId: token, op: 'upload', params: {}, files: [{ name: file, mime, bytes }], output: details };
}

function taskInput({ id, op, params, files, output }: Task): InputTask {
  return { taskId: id, op, params, files: files.map(({ name, mime, bytes }) => ({ name, mime, bytes })), output };
}
