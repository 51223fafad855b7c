import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from '../api/client.ts';

const PAGE = 25;

/** The API key, masked. */
export const keyQuery = queryOptions({
  queryKey: ['key'],
  queryFn: ({ signal }) => client.account.getKey({ signal }),
});

/** Where the member is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => client.account.listSessions({ signal }),
});

/** Every movement of credits, newest first. */
export const ledgerQuery = infiniteQueryOptions({
  queryKey: ['ledger'],
  queryFn: ({ pageParam, signal }) =>
    client.account.listLedger({ limit: PAGE, ...(pageParam && { before: pageParam }) }, { signal }),
  initialPageParam: 0,
  getNextPageParam: (last) => (last.has_more ? last.entries.at(-1)?.id : undefined),
});

/** What was bought, newest first. */
export const ordersQuery = infiniteQueryOptions({
  queryKey: ['orders'],
  queryFn: ({ pageParam, signal }) =>
    client.account.listOrders({ limit: PAGE, ...(pageParam && { before: pageParam }) }, { signal }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.has_more ? last.orders.at(-1)?.order_id : undefined),
});
