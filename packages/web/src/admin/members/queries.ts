import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import type { MembersSearch } from './members-search.ts';

const PAGE = 50;

/** Every list of members that is remembered begins with this. */
export const MEMBERS_KEY = ['admin', 'members'] as const;

/** One page of members; the one before stays while the next is on its way. */
export function membersQuery({ q, page }: MembersSearch) {
  const query = { limit: PAGE, ...(q && { q }), ...(page && { page }) };
  return queryOptions({
    queryKey: [...MEMBERS_KEY, query],
    queryFn: ({ signal }) => client.admin.listMembers(query, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One member, with what they can spend. */
export function memberQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'member', id],
    queryFn: ({ signal }) => client.admin.getMember(id, { signal }),
  });
}
