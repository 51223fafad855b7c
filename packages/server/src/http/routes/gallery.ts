import { z } from 'zod';
import { findShown, likesAmong, listShown, type ShownTask } from '../../catalog/gallery.ts';
import { knownMember } from '../catalog/known-member.ts';
import { sendTagged } from '../catalog/tagged.ts';
import type { AppDeps } from '../deps.ts';
import { noSuchTask } from '../errors/no-such-task.ts';
import { isIdShaped } from '../id-shape.ts';
import { errorResponses } from '../schemas/errors.ts';
import { pageNumber } from '../schemas/model.ts';
import type { Api } from './api.ts';

const itemSchema = z
  .object({
    task_id: z.string(),
    op: z.string(),
    prompt: z.string().nullable().meta({ description: 'What was asked for in words, if it was.' }),
    handle: z.string().meta({ description: 'Who made it; identifies nobody.' }),
    likes: z.int().min(0),
    liked: z.boolean().optional().meta({ description: 'Only for a member: whether they like it.' }),
    thumbnail: z.string().nullable().meta({ description: 'Address of a WebP picture, from the host’s root.' }),
    files: z.array(z.object({ name: z.string(), bytes: z.int(), mime: z.string(), url: z.string() })),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'GalleryItem' });

const querySchema = z.object({
  sort: z.enum(['new', 'top']).default('new').meta({ description: 'Newest first, or most liked.' }),
  op: z.string().optional().meta({ description: 'Only what this op made.' }),
  page: pageNumber(1, 10_000, 1),
  limit: pageNumber(1, 100, 24).meta({ description: 'Brought into 1 to 100.' }),
});

/** `GET /gallery` and `GET /gallery/:task_id`: what members made and show. Behind `welcomeMember`. */
export function registerGallery(api: Api, deps: AppDeps): void {
  const list = {
    operationId: 'listGallery',
    summary: 'What members made and show',
    tags: ['gallery'],
    querystring: querySchema,
    response: {
      200: z
        .object({ items: z.array(itemSchema), page: z.int(), limit: z.int(), has_more: z.boolean() })
        .meta({ id: 'Gallery' }),
      ...errorResponses(),
    },
  };
  api.get('/gallery', { schema: list }, async (request, reply) => {
    const { sort, op, page, limit } = request.query;
    const known = op === undefined || isIdShaped(op);
    const offset = (page - 1) * limit;
    const { tasks, more } = known ? await listShown(deps.db, { sort, op, offset, limit }) : { tasks: [], more: false };
    const member = knownMember(request);
    const items = await galleryItems(deps, tasks, member?.id);
    return sendTagged(request, reply, { items, page, limit, has_more: more }, member ? 'member' : 'fresh');
  });

  const one = {
    operationId: 'getGalleryItem',
    summary: 'One thing that a member made and shows',
    tags: ['gallery'],
    params: z.object({ task_id: z.string() }),
    response: { 200: itemSchema, ...errorResponses(404) },
  };
  api.get('/gallery/:task_id', { schema: one }, async (request, reply) => {
    const task = await shownTask(deps, request.params.task_id);
    const member = knownMember(request);
    const [item] = await galleryItems(deps, [task], member?.id);
    return sendTagged(request, reply, item, member ? 'member' : 'fresh');
  });
}

/** A task that is shown, or the 404 that private and unknown ones share. */
export async function shownTask(deps: AppDeps, taskId: string): Promise<ShownTask> {
  const task = isIdShaped(taskId) ? await findShown(deps.db, taskId) : undefined;
  if (!task) throw noSuchTask();
  return task;
}

async function galleryItems(deps: AppDeps, tasks: readonly ShownTask[], memberId: string | undefined) {
  const ids = tasks.map(({ id }) => id);
  const liked = memberId === undefined ? undefined : await likesAmong(deps.db, memberId, ids);
  return tasks.map((task) => itemView(task, liked?.has(task.id)));
}

function itemView(task: ShownTask, liked: boolean | undefined): z.output<typeof itemSchema> {
  const address = `/media/gallery/${task.id}`;
  return {
    task_id: task.id,
    op: task.op,
    prompt: typeof task.params.prompt === 'string' ? task.params.prompt : null,
    handle: task.handle,
    likes: task.likes,
    ...(liked !== undefined && { liked }),
    thumbnail: task.thumb ? `${address}/thumb` : null,
    files: task.files.map(({ name, bytes, mime }, n) => ({ name, bytes, mime, url: `${address}/${n}` })),
    created_at: task.createdAt.toISOString(),
  };
}
