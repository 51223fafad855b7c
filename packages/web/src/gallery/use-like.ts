import type { Gallery, GalleryItem } from '@claywork/sdk';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { sentenceOf } from '../api/query-client.ts';
import { toast } from '../ui/toast-store.ts';
import { GALLERY_KEY, galleryItemQuery } from './queries.ts';

/** Likes something, or does no more: shown at once wherever it stands, taken back when the service refuses. */
export function useLike(taskId: string) {
  const queries = useQueryClient();
  return useMutation({
    // two presses in a row are sent in their order
    scope: { id: `like-${taskId}` },
    mutationFn: (like: boolean) => (like ? client.gallery.likeItem(taskId) : client.gallery.unlikeItem(taskId)),
    onMutate: (like) =>
      setLike(queries, taskId, (item) => ({
        ...item,
        liked: like,
        likes: Math.max(0, item.likes + (Boolean(item.liked) === like ? 0 : like ? 1 : -1)),
      })),
    onSuccess: ({ liked, likes }) => setLike(queries, taskId, (item) => ({ ...item, liked, likes })),
    onError: (error) => {
      toast(sentenceOf(error), 'bad');
      void queries.invalidateQueries({ queryKey: GALLERY_KEY });
      void queries.invalidateQueries({ queryKey: galleryItemQuery(taskId).queryKey });
    },
  });
}

function setLike(queries: QueryClient, taskId: string, change: (item: GalleryItem) => GalleryItem): void {
  queries.setQueryData(galleryItemQuery(taskId).queryKey, (old) => old && change(old));
  queries.setQueriesData<InfiniteData<Gallery, number>>({ queryKey: GALLERY_KEY }, (old) => {
    if (!old) return old;
    const set = (item: GalleryItem) => (item.task_id === taskId ? change(item) : item);
    return { ...old, pages: old.pages.map((page) => ({ ...page, items: page.items.map(set) })) };
  });
}
