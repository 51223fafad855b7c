import { queryOptions } from '@tanstack/react-query';
import { client } from '../api/client.ts';

/** Plan, downloads of this period and room for favorites. Only for members. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => client.members.getMe({ signal }),
});

/** The member's favorites, newest first. */
export const favoritesQuery = queryOptions({
  queryKey: ['favorites'],
  queryFn: ({ signal }) => client.favorites.list({ signal }),
});
