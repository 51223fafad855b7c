import type { LedgerEntry } from '@claywork/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../api/query-client.ts';
import { withOpTitle } from '../forms/with-op-title.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states.tsx';
import { Table } from '../ui/Table.tsx';
import styles from './lists.module.css';
import { ledgerQuery } from './queries.ts';

/** Every movement of credits with its reason. */
export function Ledger() {
  const { t, i18n } = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(ledgerQuery);
  if (error && !data)
    return (
      <ErrorState title={t('account.ledgerBroke')} onRetry={() => void refetch()}>
        {sentenceOf(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton height="20rem" />;
  const entries = data.pages.flatMap((page) => page.entries);
  if (!entries.length) return <EmptyState title={t('account.noEntries')}>{t('account.noEntriesText')}</EmptyState>;
  const number = (value: number) =>
    value.toLocaleString(i18n.language, { signDisplay: 'exceptZero' }).replace('-', '−');
  const moved = (value: number, of: string) => (
    <span className={styles.moved} data-sign={Math.sign(value)}>
      <span className={styles.of}>{of}</span> {value === 0 ? '–' : number(value)}
    </span>
  );
  return (
    <Card flush>
      <Table<LedgerEntry>
        className={styles.ledger}
        caption={t('account.ledger')}
        rows={entries}
        rowKey={({ id }) => String(id)}
        columns={[
          { key: 'at', head: t('account.when'), cell: ({ at }) => <When at={at} language={i18n.language} /> },
          {
            key: 'reason',
            head: t('account.what'),
            cell: ({ reason, op, task_id }) => {
              const what = withOpTitle(t, reason, op);
              if (!task_id) return what;
              return (
                <Link to="/studio/$taskId" params={{ taskId: task_id }}>
                  {what}
                </Link>
              );
            },
          },
          {
            key: 'allowance',
            head: t('account.fromAllowance'),
            number: true,
            cell: ({ allowance }) => moved(allowance, t('account.fromAllowance')),
          },
          {
            key: 'purchased',
            head: t('account.bought'),
            number: true,
            cell: ({ purchased }) => moved(purchased, t('account.bought')),
          },
          {
            key: 'after',
            head: t('account.after'),
            number: true,
            cell: ({ balance_after }) => balance_after.toLocaleString(i18n.language),
          },
        ]}
      />
      {hasNextPage && (
        <div className={styles.more}>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('shelf.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function When({ at, language }: { at: string; language: string }) {
  return (
    <time dateTime={at} className={styles.when}>
      {new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
