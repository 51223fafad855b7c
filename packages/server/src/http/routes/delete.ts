import { z } from 'zod';
import { sweepGarbage } from '../../engine/sweep-garbage.ts';
import { deleteTask } from '../../queue/end-task.ts';
import type { AppDeps } from '../deps.ts';
import { noSuchTask } from '../errors/no-such-task.ts';
import { isIdShaped } from '../id-shape.ts';
import { errorResponses } from '../schemas/errors.ts';
import { type Api, NEEDS_KEY } from './api.ts';

/** `DELETE /gen/task/:id`: with its files, for good. A running task is cancelled and its credits come back. */
export function registerDelete(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'deleteTask',
    summary: 'Remove a task and its files; a running one is cancelled and refunded',
    tags: ['engine'],
    security: NEEDS_KEY,
    params: z.object({ id: z.string() }),
    response: { 200: z.object({ ok: z.literal(true) }), ...errorResponses(401, 404) },
  };
  api.delete('/gen/task/:id', { schema }, async ({ member, params, log }) => {
    const status = isIdShaped(params.id) ? await deleteTask(deps.db, member.id, params.id) : undefined;
    if (status === undefined) throw noSuchTask();
    // the row is gone and its files are unreachable; bytes that cannot be removed now are swept later
    await sweepGarbage(deps.db, deps.store, params.id).catch((error) =>
      log.warn({ err: error }, 'files left to the sweep'),
    );
    return { ok: true as const };
  });
}
