import type { Model } from '@claywork/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../api/query-client.ts';
import { modelsQuery, siteQuery } from '../../catalog/queries.ts';
import { SearchBox } from '../../catalog/SearchBox.tsx';
import { Button } from '../../ui/Button.tsx';
import { Pages } from '../../ui/Pages.tsx';
import { Select } from '../../ui/Select.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import styles from './CatalogPage.module.css';
import { EditModel } from './EditModel.tsx';
import { Models } from './Models.tsx';
import { RemoveModel } from './RemoveModel.tsx';
import { AddModels } from './uploads/AddModels.tsx';

const route = getRouteApi('/shell/admin/catalog');
const ALL = 'all:';

/** The catalog, for those who fill it. */
export function CatalogPage() {
  const { t, i18n } = useTranslation();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/admin/catalog' });
  const { data, error, refetch, isPlaceholderData } = useQuery(modelsQuery(search));
  const { data: site } = useQuery(siteQuery);
  const [asked, setAsked] = useState<{ what: 'edit' | 'remove'; model: Model }>();
  const { q, category } = search;
  const onSearch = useCallback(
    (text: string) =>
      void navigate({ search: { ...(text && { q: text }), ...(category && { category }) }, replace: true }),
    [navigate, category],
  );
  const edit = useCallback((model: Model) => setAsked({ what: 'edit', model }), []);
  const remove = useCallback((model: Model) => setAsked({ what: 'remove', model }), []);
  const close = () => setAsked(undefined);
  const narrowed = Boolean(q || category);
  return (
    <>
      <AddModels onEdit={edit} onRemove={remove} />
      <div className={styles.tools}>
        <SearchBox value={q ?? ''} label={t('catalog.search')} onSearch={onSearch} />
        <div className={styles.category}>
          <Select
            label={t('admin.model.category')}
            value={category ?? ALL}
            onChange={(slug) => void navigate({ search: { ...(q && { q }), ...(slug !== ALL && { category: slug }) } })}
            options={[
              { value: ALL, label: t('admin.model.allCategories') },
              ...(site?.categories ?? [])
                .filter(({ slug, count }) => count > 0 || slug === category)
                .map(({ slug, name, count }) => ({
                  value: slug,
                  label: `${name} (${count.toLocaleString(i18n.language)})`,
                })),
            ]}
          />
        </div>
        <p role="status" className={styles.found}>
          {data && t('catalog.found', { count: data.total, number: data.total.toLocaleString(i18n.language) })}
        </p>
      </div>
      {error && !data ? (
        <ErrorState title={t('catalog.broke')} onRetry={() => void refetch()}>
          {sentenceOf(error)}
        </ErrorState>
      ) : !data ? (
        <Skeleton height="24rem" />
      ) : data.models.length > 0 ? (
        <Models models={data.models} waiting={isPlaceholderData} onEdit={edit} onRemove={remove} />
      ) : narrowed || data.page > 1 ? (
        <EmptyState
          title={t('catalog.nothing')}
          action={<Button onClick={() => void navigate({ search: {} })}>{t('catalog.showAll')}</Button>}
        >
          {t('catalog.nothingText')}
        </EmptyState>
      ) : (
        <EmptyState title={t('catalog.empty')}>{t('admin.model.emptyText')}</EmptyState>
      )}
      {data && (
        <Pages
          page={data.page}
          pages={data.pages}
          onPage={(page) => void navigate({ search: { ...search, page: page > 1 ? page : undefined } })}
        />
      )}
      {asked?.what === 'edit' && <EditModel model={asked.model} onClose={close} />}
      {asked?.what === 'remove' && <RemoveModel model={asked.model} onClose={close} />}
    </>
  );
}
