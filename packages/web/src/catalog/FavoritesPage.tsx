import './texts.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../api/query-client.ts';
import { sessionQuery } from '../api/session.ts';
import { buttonClass } from '../ui/Button.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { useTitle } from '../ui/use-title.ts';
import styles from './CatalogPage.module.css';
import { ModelGrid } from './ModelGrid.tsx';
import { favoritesQuery, profileQuery } from './member-queries.ts';

/** What a member keeps, and how much room there is. */
export function FavoritesPage() {
  const { t } = useTranslation();
  useTitle(t('catalog.favorites'));
  const { data: session } = useQuery(sessionQuery);
  const signedIn = Boolean(session?.member);
  const { data, error, refetch } = useQuery({ ...favoritesQuery, enabled: signedIn });
  const { data: profile } = useQuery({ ...profileQuery, enabled: signedIn });
  if (session && !session.member) return <Navigate to="/sign-in" search={{ to: '/favorites' }} />;
  const kept = data?.favorites.flatMap(({ model }) => model ?? []);
  const gone = (data?.favorites.length ?? 0) - (kept?.length ?? 0);
  const cap = profile?.favorites.total;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('catalog.favorites')}</h1>
          <p className={styles.lead}>
            {profile &&
              (cap === null
                ? t('catalog.keptCount', { count: profile.favorites.used })
                : t('catalog.keptOf', { count: profile.favorites.used, total: cap }))}
          </p>
        </div>
        {kept && kept.length > 0 && (
          <Link to="/catalog" className={buttonClass({})}>
            {t('catalog.browse')}
          </Link>
        )}
      </header>
      <p className={styles.found} role="status">
        {gone > 0 ? t('catalog.gone', { count: gone }) : ''}
      </p>
      {error && !data ? (
        <ErrorState title={t('catalog.broke')} onRetry={() => void refetch()}>
          {sentenceOf(error)}
        </ErrorState>
      ) : data?.total === 0 ? (
        <EmptyState
          title={t('catalog.noFavorites')}
          action={
            <Link to="/catalog" className={buttonClass({ variant: 'primary' })}>
              {t('catalog.browse')}
            </Link>
          }
        >
          {t('catalog.noFavoritesText')}
        </EmptyState>
      ) : (
        <ModelGrid models={kept} />
      )}
    </div>
  );
}
