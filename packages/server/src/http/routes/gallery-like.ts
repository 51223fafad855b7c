import { z } from 'zod';
import { setLike } from '../../queue/task-settings.ts';
import type { AppDeps } from '../deps.ts';
import { noSuchTask } from '../errors/no-such-task.ts';
import { isIdShaped } from '../id-shape.ts';
import { errorResponses } from '../schemas/errors.ts';
import { type Api, NEEDS_KEY } from './api.ts';

/** `POST` and `DELETE /gallery/:task_id/like`. */
export function registerGalleryLike(api: Api, deps: AppDeps): void {
  const common = {
    tags: ['gallery'],
    security: NEEDS_KEY,
    params: z.object({ task_id: z.string() }),
  };
  const changed = z.object({ ok: z.literal(true), liked: z.boolean(), likes: z.int() }).meta({ id: 'LikeChanged' });
  const like = async (memberId: string, taskId: string, liked: boolean) => {
    const likes = isIdShaped(taskId) ? await setLike(deps.db, memberId, taskId, liked) : undefined;
    if (likes === undefined) throw noSuchTask();
    return { ok: true as const, liked, likes };
  };

  const add = {
    ...common,
    operationId: 'likeGalleryItem',
    summary: 'Like what a member shows; once more changes nothing',
    response: { 200: changed, ...errorResponses(401, 404, 413, 415) },
  };
  api.post('/gallery/:task_id/like', { schema: add }, ({ member, params }) => like(member.id, params.task_id, true));

  const remove = {
    ...common,
    operationId: 'unlikeGalleryItem',
    summary: 'Like it no more; once more changes nothing',
    response: { 200: changed, ...errorResponses(401, 404) },
  };
  api.delete('/gallery/:task_id/like', { schema: remove }, ({ member, params }) =>
    like(member.id, params.task_id, false),
  );
}
