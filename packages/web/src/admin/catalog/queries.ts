import type { Model } from '@claywork/sdk';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { client } from '../../api/client.ts';
import { siteQuery } from '../../catalog/queries.ts';

/** What was said of a model, as it can be changed. */
export function saidQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'model', id],
    queryFn: ({ signal }) => client.admin.getModelDetails(id, { signal }),
    // somebody else may have changed it
    staleTime: 0,
    gcTime: 0,
  });
}

/** Has lists, categories and the model's own page asked for anew. */
export function useCatalogChanged(): (model?: Pick<Model, 'id' | 'slug'>) => void {
  const queries = useQueryClient();
  return useCallback(
    (model) => {
      void queries.invalidateQueries({ queryKey: ['models'] });
      void queries.invalidateQueries({ queryKey: siteQuery.queryKey });
      if (model) for (const id of [model.id, model.slug]) void queries.invalidateQueries({ queryKey: ['model', id] });
    },
    [queries],
  );
}
