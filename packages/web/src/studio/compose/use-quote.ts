import { ClayworkError, type CreateBody } from '@claywork/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../api/client.ts';

/** Typing pauses at least this long before a price is asked for. */
const PAUSE_MS = 450;

/** What a request would cost, or what is wrong with it; nothing while it is incomplete, or where the service gives no quotes. */
export function useQuote(body: Record<string, unknown>, complete: boolean) {
  const text = JSON.stringify(body);
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(complete ? text : undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, complete]);
  const { data, error } = useQuery({
    queryKey: ['quote', asked],
    queryFn: ({ signal }) =>
      client.call('quoteTask', { body: JSON.parse(asked!) as CreateBody }, { signal, retries: 0 }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 20_000,
  });
  const settled = asked === text;
  const refused = error instanceof ClayworkError && error.status === 400;
  return {
    quote: complete && asked !== undefined && !refused ? data : undefined,
    /** The sentence of a 400 for what stands there now. */
    problem: settled && refused ? error.error : undefined,
  };
}
