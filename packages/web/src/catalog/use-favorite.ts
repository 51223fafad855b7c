import type { Model } from '@claywork/sdk';
import { UpgradeRequired } from '@claywork/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { sentenceOf } from '../api/query-client.ts';
import { toast } from '../ui/toast-store.ts';
import { favoritesQuery, profileQuery } from './member-queries.ts';
import { modelQuery } from './queries.ts';

/** Keeps a model, or lets it go; shown at once, taken back when the service refuses. `onCap`: the plan holds no more. */
export function useFavorite(model: Pick<Model, 'id' | 'slug'>, onCap?: (limit: number) => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const keys = [modelQuery(model.slug).queryKey, modelQuery(model.id).queryKey];
  const show = (favorited: boolean) => {
    for (const key of keys)
      queries.setQueryData(
        key,
        (old) =>
          old && {
            ...old,
            favorited,
            likes: Math.max(0, old.likes + (old.favorited === favorited ? 0 : favorited ? 1 : -1)),
          },
      );
  };
  return useMutation({
    mutationFn: (keep: boolean) => (keep ? client.favorites.add(model.id) : client.favorites.remove(model.id)),
    onMutate: show,
    onSuccess: (_, keep) => {
      toast(t(keep ? 'catalog.kept' : 'catalog.letGo'), 'good');
      void queries.invalidateQueries({ queryKey: favoritesQuery.queryKey });
      void queries.invalidateQueries({ queryKey: profileQuery.queryKey });
      void queries.invalidateQueries({ queryKey: ['models'] });
    },
    onError: (error, keep) => {
      show(!keep);
      if (error instanceof UpgradeRequired && onCap) onCap(Number(error.details.limit));
      else toast(sentenceOf(error), 'bad');
    },
  });
}
