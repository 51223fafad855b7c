import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { foundTasksQuery } from './found-tasks-query.ts';

const MINUTES = 60_000;

/** Prices, limits and lists. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => client.config({ signal }),
  staleTime: 10 * MINUTES,
});

/** The description that forms are derived from. */
export const openApiQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: ({ signal }) => client.call('getOpenApi', {}, { signal }),
  staleTime: 60 * MINUTES,
});

/** Credits and what is left of the allowance. */
export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => client.balance({ signal }),
});

/** The member's tasks, newest first, in pages. */
export const tasksQuery = foundTasksQuery({ q: '', op: '' });
