import { z } from 'zod';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { ownTask } from '../own-task.ts';
import { errorResponses } from '../schemas/errors.ts';
import { sendFile } from '../send-file.ts';
import { type Api, NEEDS_KEY } from './api.ts';

const bytes = { 'application/octet-stream': { schema: z.any() } };

/** `GET /gen/file/:task_id/:n`: the bytes of one result, as soon as the task is done. */
export function registerFile(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'getFile',
    summary: 'The bytes of files[n], once the task is done',
    tags: ['engine'],
    security: NEEDS_KEY,
    params: z.object({ task_id: z.string(), n: z.string().meta({ description: 'Index into files, from 0.' }) }),
    response: {
      200: { description: 'The file, in its own media type', content: bytes },
      206: { description: 'The range that was asked for', content: bytes },
      ...errorResponses(401, 404, 416),
    },
  };
  api.get('/gen/file/:task_id/:n', { schema }, async (request, reply) => {
    const { task_id, n } = request.params;
    const task = await ownTask(deps, request.member.id, task_id);
    if (task.status !== 'done') throw new ServiceError('not_found', 'The task is not done.');
    const file = /^\d{1,4}$/.test(n) ? task.files[Number(n)] : undefined;
    if (!file) throw new ServiceError('not_found', 'The task has no such file.');
    try {
      return await sendFile(deps.store, file, request, reply);
    } catch (error) {
      // deleted between the two reads: then the task is gone, and that is the answer
      if ((error as { code?: unknown }).code === 'missing') await ownTask(deps, request.member.id, task_id);
      throw error;
    }
  });
}
