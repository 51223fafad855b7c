import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';

/** What a result would be called in the catalog, and which of its files can go there. */
export function suggestionQuery(taskId: string) {
  return queryOptions({
    queryKey: ['admin', 'publication', taskId],
    queryFn: ({ signal }) => client.tasks.suggestPublication(taskId, { signal }),
  });
}
