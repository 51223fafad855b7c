import { ClayworkError, Unauthenticated } from '@claywork/sdk';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { SESSION_KEY } from './session.ts';

/** What has been asked of the service, and is remembered. The sdk tries again by itself where that makes sense. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    // the session ended elsewhere: the pages find out by asking who is signed in
    onError: (error) => {
      if (error instanceof Unauthenticated) void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) =>
        !(error instanceof ClayworkError && error.status >= 400 && error.status < 500) && count < 2,
    },
  },
});

/** A sentence for people, whatever went wrong. */
export function sentenceOf(error: unknown): string {
  // what browsers say then differs, and helps nobody
  if (error instanceof ClayworkError && error.status === 0) return i18next.t('common.noAnswer');
  return error instanceof ClayworkError ? error.error : error instanceof Error ? error.message : String(error);
}
