import './texts.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { configQuery } from '../api/queries.ts';
import { sentenceOf } from '../api/query-client.ts';
import { opTitle } from '../forms/words.ts';
import { MoreBelow } from '../studio/shelf/MoreBelow.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { Select } from '../ui/Select.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states.tsx';
import { useTitle } from '../ui/use-title.ts';
import { GalleryCard } from './GalleryCard.tsx';
import styles from './GalleryPage.module.css';
import { galleryQuery } from './queries.ts';

const route = getRouteApi('/shell/gallery');
const ALL = 'all:';

/** What members made and show. */
export function GalleryPage() {
  const { t } = useTranslation();
  useTitle(t('gallery.title'));
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/gallery' });
  const { data: config } = useQuery(configQuery);
  const found = useInfiniteQuery(galleryQuery(search));
  const items = found.data?.pages.flatMap((page) => page.items);
  const ops = config ? [...new Set(Object.values(config.lanes).flatMap((lane) => lane.ops))] : [];
  if (search.op && !ops.includes(search.op)) ops.push(search.op);
  const kinds = ops.map((op) => ({ value: op, label: opTitle(t, op) })).sort((a, b) => a.label.localeCompare(b.label));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('gallery.title')}</h1>
          <p className={styles.lead}>{t('gallery.lead')}</p>
        </div>
        <div className={styles.tools}>
          <Segmented
            label={t('gallery.sort')}
            value={search.sort ?? 'new'}
            onChange={(sort) =>
              void navigate({ search: { ...search, sort: sort === 'top' ? 'top' : undefined }, replace: true })
            }
            options={[
              { value: 'new', label: t('gallery.new') },
              { value: 'top', label: t('gallery.top') },
            ]}
          />
          <div className={styles.kind}>
            <Select
              label={t('gallery.kind')}
              value={search.op ?? ALL}
              onChange={(op) =>
                void navigate({ search: { ...search, op: op === ALL ? undefined : op }, replace: true })
              }
              options={[{ value: ALL, label: t('gallery.all') }, ...kinds]}
            />
          </div>
        </div>
      </header>
      {found.error && !items ? (
        <ErrorState title={t('gallery.broke')} onRetry={() => void found.refetch()}>
          {sentenceOf(found.error)}
        </ErrorState>
      ) : !items ? (
        <ul className={styles.grid} aria-busy="true" aria-label={t('common.loading')}>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
            <li key={key}>
              <Skeleton height="17rem" />
            </li>
          ))}
        </ul>
      ) : items.length === 0 ? (
        <Nothing filtered={Boolean(search.op)} op={search.op} />
      ) : (
        <ul className={styles.grid}>
          {items.map((item) => (
            <li key={item.task_id}>
              <GalleryCard item={item} />
            </li>
          ))}
        </ul>
      )}
      {found.hasNextPage && <MoreBelow busy={found.isFetchingNextPage} onMore={() => void found.fetchNextPage()} />}
    </div>
  );
}

function Nothing({ filtered, op }: { filtered: boolean; op: string | undefined }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t(filtered ? 'gallery.nothing' : 'gallery.empty')}
      action={
        <div className={styles.ways}>
          {filtered && (
            <Link to="/gallery" className={buttonClass({})}>
              {t('gallery.showAll')}
            </Link>
          )}
          <Link to="/" search={op ? { op } : {}} className={buttonClass({ variant: 'primary' })}>
            {t('gallery.make')}
          </Link>
        </div>
      }
    >
      {t(filtered ? 'gallery.nothingText' : 'gallery.emptyText')}
    </EmptyState>
  );
}
