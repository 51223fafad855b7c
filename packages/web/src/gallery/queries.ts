import type { TaskListItem } from '@claywork/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import type { GallerySearch } from './gallery-search.ts';

const PAGE = 36;

/** Every look into the gallery that is remembered begins with this. */
export const GALLERY_KEY = ['gallery'] as const;

/** What is shown, in pages. */
export function galleryQuery(search: GallerySearch) {
  const { op } = search;
  const sort = search.sort ?? 'new';
  return infiniteQueryOptions({
    queryKey: [...GALLERY_KEY, { sort, op }],
    queryFn: ({ pageParam, signal }) =>
      client.gallery.list({ sort, limit: PAGE, page: pageParam, ...(op && { op }) }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
  });
}

/** One thing that is shown. */
export function galleryItemQuery(taskId: string) {
  return queryOptions({
    queryKey: ['gallery-item', taskId],
    queryFn: ({ signal }) => client.gallery.getItem(taskId, { signal }),
  });
}

/** The same thing as a task of one's own; null for what others made. */
export function ownTaskQuery(taskId: string) {
  return queryOptions({
    queryKey: ['own-task', taskId],
    queryFn: async ({ signal }): Promise<TaskListItem | null> =>
      (await client.tasks.list({ task_id: taskId }, { signal })).tasks[0] ?? null,
  });
}
