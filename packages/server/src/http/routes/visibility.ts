import { z } from 'zod';
import { setVisibility } from '../../queue/task-settings.ts';
import type { AppDeps } from '../deps.ts';
import { noSuchTask } from '../errors/no-such-task.ts';
import { isIdShaped } from '../id-shape.ts';
import { errorResponses } from '../schemas/errors.ts';
import { visibilitySchema } from '../schemas/task.ts';
import { type Api, NEEDS_KEY } from './api.ts';

/** `POST /gen/task/:id/visibility`. */
export function registerVisibility(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'setVisibility',
    summary: 'Show a task in the gallery, or keep it to yourself',
    tags: ['engine'],
    security: NEEDS_KEY,
    params: z.object({ id: z.string() }),
    body: z.object({ visibility: visibilitySchema }),
    response: {
      200: z.object({ ok: z.literal(true), visibility: visibilitySchema }),
      ...errorResponses(401, 404, 413, 415),
    },
  };
  api.post('/gen/task/:id/visibility', { schema }, async ({ member, params, body }) => {
    if (!isIdShaped(params.id) || !(await setVisibility(deps.db, member.id, params.id, body.visibility)))
      throw noSuchTask();
    return { ok: true as const, visibility: body.visibility };
  });
}
