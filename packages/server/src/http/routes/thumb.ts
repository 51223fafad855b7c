import { z } from 'zod';
import type { AppDeps } from '../deps.ts';
import { errorResponses } from '../schemas/errors.ts';
import { sendTaskThumb } from '../task-files.ts';
import { type Api, NEEDS_KEY } from './api.ts';

/** `GET /gen/thumb/:task_id`: a small WebP picture of the result. */
export function registerThumb(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'getThumbnail',
    summary: 'A small WebP preview, where the op makes one',
    tags: ['engine'],
    security: NEEDS_KEY,
    params: z.object({ task_id: z.string() }),
    response: {
      200: { description: 'The preview', content: { 'image/webp': { schema: z.any() } } },
      ...errorResponses(401, 404, 416),
    },
  };
  api.get('/gen/thumb/:task_id', { schema }, async (request, reply) => {
    return sendTaskThumb(deps, { request, reply, taskId: request.params.task_id });
  });
}
