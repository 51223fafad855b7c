import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from './deps.ts';
import { ServiceError } from './errors/service-error.ts';
import { ownTask } from './own-task.ts';
import { sendFile } from './send-file.ts';

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  taskId: string;
}

/** The bytes of `files[n]` of the member's own task, once it is done. */
export async function sendTaskFile(deps: AppDeps, { request, reply, taskId }: Asked, n: string, inline = false) {
  const memberId = request.member.id;
  const task = await ownTask(deps, memberId, taskId);
  if (task.status !== 'done') throw new ServiceError('not_found', 'The task is not done.');
  const file = /^\d{1,4}$/.test(n) ? task.files[Number(n)] : undefined;
  if (!file) throw new ServiceError('not_found', 'The task has no such file.');
  try {
    return await sendFile(deps.store, file, request, reply, inline);
  } catch (error) {
    // deleted between the two reads: then the task is gone, and that is the answer
    if ((error as { code?: unknown }).code === 'missing') await ownTask(deps, memberId, taskId);
    throw error;
  }
}

/** The preview of the member's own task, where the op makes one. */
export async function sendTaskThumb(deps: AppDeps, { request, reply, taskId }: Asked) {
  const task = await ownTask(deps, request.member.id, taskId);
  if (task.status !== 'done' || !task.thumb) throw new ServiceError('not_found', 'The task has no thumbnail.');
  return sendFile(deps.store, { ...task.thumb, mime: 'image/webp' }, request, reply, true);
}
