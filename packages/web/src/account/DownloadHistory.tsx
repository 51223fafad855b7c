import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { sentenceOf } from '../api/query-client.ts';
import { bytesText, when } from '../studio/when.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import rows from '../ui/rows.module.css';
import { EmptyState, ErrorState, Skeleton } from '../ui/states.tsx';
import styles from './lists.module.css';

const historyQuery = queryOptions({
  queryKey: ['downloads'],
  queryFn: ({ signal }) => client.downloads.list({ limit: 200 }, { signal }),
});

/** What was downloaded from the catalog. */
export function DownloadHistory() {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useQuery(historyQuery);
  if (error && !data)
    return (
      <ErrorState title={t('account.downloadsBroke')} onRetry={() => void refetch()}>
        {sentenceOf(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton height="20rem" />;
  if (!data.downloads.length)
    return (
      <EmptyState
        title={t('account.noDownloads')}
        action={
          <Link to="/catalog" className={buttonClass({ variant: 'primary' })}>
            {t('catalog.browse')}
          </Link>
        }
      >
        {t('account.noDownloadsText')}
      </EmptyState>
    );
  return (
    <Card flush>
      <ul>
        {data.downloads.map(({ id, model_id, title, thumbnail, file, bytes, counted, downloaded_at }) => (
          <li key={id} className={`${rows.row} ${styles.item}`}>
            {thumbnail && <img src={thumbnail} alt="" loading="lazy" />}
            <span className={styles.words}>
              {thumbnail ? (
                <Link to="/catalog/$slug" params={{ slug: model_id }}>
                  {title}
                </Link>
              ) : (
                title
              )}
              <small className={rows.small}>
                {file} · {bytesText(bytes, i18n.language)}
                {!counted && ` · ${t('account.notCounted')}`}
              </small>
            </span>
            <time dateTime={downloaded_at}>{when(downloaded_at, i18n.language)}</time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
