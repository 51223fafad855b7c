import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

const REFRESH_MS = 4000;

/** What goes on; asked for again every few seconds while it is looked at. */
export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => client.admin.getOverview({ signal }),
  refetchInterval: REFRESH_MS,
  staleTime: REFRESH_MS,
});
