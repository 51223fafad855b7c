import { useQuery } from '@tanstack/react-query';
import { configQuery, openApiQuery } from './queries.ts';

/** What forms are derived from: the description and the configuration. `error` when either cannot be had. */
export function useDescription() {
  const document = useQuery(openApiQuery);
  const config = useQuery(configQuery);
  return {
    document: document.data,
    config: config.data,
    error: document.error ?? config.error,
    retry: () => {
      void document.refetch();
      void config.refetch();
    },
  };
}
