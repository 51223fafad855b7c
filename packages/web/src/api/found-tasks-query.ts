import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

const PAGE = 48;

/** The member's tasks that a search finds, newest first, in pages; what is empty does not matter. */
export function foundTasksQuery(search: { q: string; op: string }) {
  const asked = Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));
  return infiniteQueryOptions({
    // all tasks are the search that asks for nothing: its key stands for those of all searches too
    queryKey: ['tasks', asked],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...asked, limit: String(PAGE), ...(pageParam && { before: pageParam }) };
      return (await client.tasks.list(query, { signal })).tasks;
    },
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)!.task_id : undefined),
  });
}
