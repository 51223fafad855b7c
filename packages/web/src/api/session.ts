import { queryOptions } from '@tanstack/react-query';
import { askAccount } from './ask-account.ts';

/** Who is signed in. */
export interface Member {
  id: string;
  handle: string;
  email: string;
  tier: string;
  admin: boolean;
}

/** Who is signed in, and how one may become it. */
export interface Session {
  member: Member | null;
  signup: 'open' | 'invite' | 'closed';
  oidc: { id: string; name: string }[];
}

export const SESSION_KEY = ['session'] as const;

/** Asked once, and again whenever something says that it has changed. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: () => askAccount<Session>('GET', '/account/session'),
  staleTime: 5 * 60_000,
});
