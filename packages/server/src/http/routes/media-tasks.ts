import { z } from 'zod';
import type { AppDeps } from '../deps.ts';
import { sendTaskFile, sendTaskThumb } from '../task-files.ts';
import type { Api } from './api.ts';

/**
 * `GET /media/tasks/:id/thumb` and `/media/tasks/:id/:n`: what `/gen/thumb` and `/gen/file` send, for the pictures and viewers of a page,
 * which ask for many at once: outside of `/api`, whose rate they would use up.
 */
export function registerTaskMedia(media: Api, deps: AppDeps): void {
  // not part of the API's description, which ends at /api
  const schema = { hide: true, params: z.object({ id: z.string(), n: z.string().default('thumb') }) };
  media.addHook('onRequest', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'same-origin');
  });
  media.get('/tasks/:id/thumb', { schema }, async (request, reply) =>
    sendTaskThumb(deps, { request, reply, taskId: request.params.id }),
  );
  media.get('/tasks/:id/:n', { schema }, async (request, reply) =>
    sendTaskFile(deps, { request, reply, taskId: request.params.id }, request.params.n, true),
  );
}
