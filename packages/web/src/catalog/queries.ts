import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import type { CatalogSearch } from './catalog-search.ts';

const PAGE = 24;
const MINUTES = 60_000;

/** Plans, categories and what is switched on. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => client.service.getConfig({ signal }),
  staleTime: MINUTES,
});

/** One page of models; the one before stays while the next is on its way. */
export function modelsQuery({ q, category, page }: CatalogSearch) {
  const query = { limit: PAGE, ...(q && { q }), ...(category && { category }), ...(page && { page }) };
  return queryOptions({
    queryKey: ['models', query],
    queryFn: ({ signal }) => client.models.list(query, { signal }),
    placeholderData: keepPreviousData,
    staleTime: MINUTES,
  });
}

/** One model by id or slug; with `favorited` for whoever is signed in. */
export function modelQuery(id: string) {
  return queryOptions({ queryKey: ['model', id], queryFn: ({ signal }) => client.models.get(id, { signal }) });
}
