import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

const PAGE = 50;

/** Every list of orders that is remembered begins with this. */
export const ORDERS_KEY = ['admin', 'orders'] as const;

/** Orders of all members, or of one, newest first. */
export function allOrdersQuery(status: 'waiting' | 'all', memberId?: string) {
  const query = { status, limit: PAGE, ...(memberId && { member_id: memberId }) };
  return infiniteQueryOptions({
    queryKey: [...ORDERS_KEY, query],
    queryFn: ({ pageParam, signal }) =>
      client.admin.listAllOrders({ ...query, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.has_more ? String(last.orders.at(-1)?.cursor ?? '') : undefined),
  });
}
