import { z } from 'zod';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { sendFile } from '../send-file.ts';
import type { Api } from './api.ts';
import { shownTask } from './gallery.ts';

/** Asked for again each time: what is made private or deleted is gone at once. */
const CACHE = 'public, no-cache';

/** `GET /media/gallery/:task_id/:n` and `/thumb`: the bytes of what members show, for everybody. */
export function registerGalleryMedia(app: Api, deps: AppDeps): void {
  const schema = { hide: true, params: z.object({ task_id: z.string(), name: z.string() }) };
  app.get('/media/gallery/:task_id/:name', { schema }, async (request, reply) => {
    const { task_id, name } = request.params;
    const task = await shownTask(deps, task_id);
    const thumb = task.thumb && { ...task.thumb, mime: 'image/webp' };
    const file = name === 'thumb' ? thumb : /^\d{1,4}$/.test(name) ? task.files[Number(name)] : undefined;
    if (!file) throw new ServiceError('not_found', 'There is no such file.');
    try {
      return await sendFile(deps.store, file, request, reply, true, CACHE);
    } catch (error) {
      // deleted between the two reads: then the task is gone, and that is the answer
      if ((error as { code?: unknown }).code === 'missing') await shownTask(deps, task_id);
      throw error;
    }
  });
}
