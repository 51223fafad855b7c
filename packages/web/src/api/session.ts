import type { Account, AccountSession } from '@claywork/sdk';
import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** Who is signed in. */
export type Member = Account;

export const SESSION_KEY = ['session'] as const;

/** Who is signed in, and how one may become it: asked once, and again whenever something says that it has changed. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ signal }): Promise<AccountSession> => client.account.getSession({ signal }),
  staleTime: 5 * 60_000,
});
