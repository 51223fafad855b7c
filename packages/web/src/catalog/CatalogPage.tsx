import './texts.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../api/query-client.ts';
import { sessionQuery } from '../api/session.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Pages } from '../ui/Pages.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { useTitle } from '../ui/use-title.ts';
import styles from './CatalogPage.module.css';
import { Categories } from './Categories.tsx';
import { ModelGrid } from './ModelGrid.tsx';
import { modelsQuery, siteQuery } from './queries.ts';
import { SearchBox } from './SearchBox.tsx';

const route = getRouteApi('/shell/catalog');

/** Models to find and to take away. */
export function CatalogPage() {
  const { t, i18n } = useTranslation();
  useTitle(t('catalog.title'));
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/catalog' });
  const site = useQuery(siteQuery);
  const { data: session } = useQuery(sessionQuery);
  const { data, error, refetch, isPlaceholderData } = useQuery(modelsQuery(search));
  const { category } = search;
  const onSearch = useCallback(
    (q: string) => void navigate({ search: { ...(category && { category }), ...(q && { q }) }, replace: true }),
    [navigate, category],
  );
  const name = site.data?.categories.find(({ slug }) => slug === category)?.name;
  const filtered = Boolean(search.q || category);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('catalog.title')}</h1>
          <p className={styles.lead}>{t('catalog.lead')}</p>
        </div>
        {session?.member && (
          <Link to="/favorites" className={buttonClass({})}>
            <Heart aria-hidden className={styles.icon} />
            {t('catalog.favorites')}
          </Link>
        )}
      </header>
      <div className={styles.tools}>
        <SearchBox value={search.q ?? ''} label={t('catalog.search')} onSearch={onSearch} />
        {site.data && <Categories categories={site.data.categories} q={search.q} />}
      </div>
      <p className={styles.found} role="status">
        {data && filtered
          ? t(name ? 'catalog.foundIn' : 'catalog.found', {
              count: data.total,
              number: data.total.toLocaleString(i18n.language),
              category: name,
            })
          : ''}
      </p>
      {error && !data ? (
        <ErrorState title={t('catalog.broke')} onRetry={() => void refetch()}>
          {sentenceOf(error)}
        </ErrorState>
      ) : data?.total === 0 ? (
        <EmptyState
          title={t(filtered ? 'catalog.nothing' : 'catalog.empty')}
          action={
            filtered && (
              <Link to="/catalog" className={buttonClass({ variant: 'primary' })}>
                {t('catalog.showAll')}
              </Link>
            )
          }
        >
          {t(filtered ? 'catalog.nothingText' : 'catalog.emptyText')}
        </EmptyState>
      ) : (
        <ModelGrid models={data?.models} waiting={isPlaceholderData} />
      )}
      {data && (
        <Pages
          page={data.page}
          pages={data.pages}
          onPage={(page) => void navigate({ search: { ...search, page: page > 1 ? page : undefined } })}
        />
      )}
    </div>
  );
}
