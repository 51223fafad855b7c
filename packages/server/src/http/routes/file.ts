import { z } from 'zod';
import type { AppDeps } from '../deps.ts';
import { errorResponses } from '../schemas/errors.ts';
import { sendTaskFile } from '../task-files.ts';
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
    return sendTaskFile(deps, { request, reply, taskId: task_id }, n);
  });
}
