import { z } from 'zod';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { ownTask } from '../own-task.ts';
import { errorResponses } from '../schemas/errors.ts';
import { sendFile } from '../send-file.ts';
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
    const task = await ownTask(deps, request.member.id, request.params.task_id);
    if (task.status !== 'done' || !task.thumb) throw new ServiceError('not_found', 'The task has no thumbnail.');
    return sendFile(deps.store, { ...task.thumb, mime: 'image/webp' }, request, reply, true);
  });
}
