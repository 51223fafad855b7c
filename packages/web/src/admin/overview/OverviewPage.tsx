import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../api/query-client.ts';
import { ErrorState, Notice, Skeleton } from '../../ui/states.tsx';
import { Failures } from './Failures.tsx';
import { Lanes } from './Lanes.tsx';
import styles from './OverviewPage.module.css';
import { Queue } from './Queue.tsx';
import { overviewQuery } from './query.ts';
import { Totals } from './Totals.tsx';
import { Workers } from './Workers.tsx';

/** Lanes, queue, workers, what failed and why, and the service in figures. Renews itself. */
export function OverviewPage() {
  const { t, i18n } = useTranslation();
  const { data, error, refetch, dataUpdatedAt } = useQuery(overviewQuery);
  if (error && !data)
    return (
      <ErrorState title={t('admin.overviewBroke')} onRetry={() => void refetch()}>
        {sentenceOf(error)}
      </ErrorState>
    );
  if (!data)
    return (
      <div aria-busy="true" role="status" aria-label={t('common.loading')}>
        <Skeleton height="30rem" />
      </div>
    );
  const time = new Date(dataUpdatedAt).toLocaleTimeString(i18n.language);
  return (
    <>
      {error && <Notice tone="warn">{t('admin.stale', { time })}</Notice>}
      <Totals totals={data.totals} />
      <div className={styles.columns}>
        <Lanes lanes={data.lanes} />
        <div className={styles.column}>
          <Queue queue={data.queue} />
          <Workers workers={data.workers} />
        </div>
      </div>
      <Failures failures={data.failures} />
    </>
  );
}
