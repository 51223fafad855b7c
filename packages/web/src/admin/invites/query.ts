import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

/** Invitations, newest first. */
export const invitesQuery = queryOptions({
  queryKey: ['admin', 'invites'],
  queryFn: ({ signal }) => client.admin.listInvites({ signal }),
});
