import type { Overview } from '@claywork/sdk';
import { useTranslation } from 'react-i18next';
import { opTitle, plain } from '../../forms/words.ts';
import { Card } from '../../ui/Card.tsx';
import { Table } from '../../ui/Table.tsx';
import styles from './Queue.module.css';
import { secondsText } from './seconds-text.ts';

type Queued = Overview['queue']['ops'][number];

/** What waits and what runs, by operation. */
export function Queue({ queue }: { queue: Overview['queue'] }) {
  const { t, i18n } = useTranslation();
  const wait = (seconds: number | null) => (seconds === null ? '–' : secondsText(seconds, i18n.language));
  return (
    <Card
      title={t('admin.queue')}
      aside={
        <span className={styles.sum}>
          {t('admin.waiting')} <strong>{queue.waiting}</strong> · {t('admin.running')} <strong>{queue.running}</strong>
        </span>
      }
      flush
    >
      {queue.ops.length === 0 ? (
        <p className={styles.idle}>{t('admin.idle')}</p>
      ) : (
        <Table<Queued>
          caption={t('admin.queue')}
          rows={queue.ops}
          rowKey={({ op, lane }) => `${lane} ${op}`}
          columns={[
            { key: 'op', head: t('admin.op'), cell: ({ op }) => opTitle(t, op) },
            {
              key: 'lane',
              head: t('admin.lane'),
              cell: ({ lane }) => t(`lane.${lane}`, { defaultValue: plain(lane) }),
            },
            { key: 'waiting', head: t('admin.waiting'), number: true, cell: ({ waiting }) => waiting },
            { key: 'running', head: t('admin.running'), number: true, cell: ({ running }) => running },
            {
              key: 'oldest',
              head: t('admin.oldest'),
              number: true,
              cell: ({ oldest_wait_seconds }) => wait(oldest_wait_seconds),
            },
          ]}
        />
      )}
    </Card>
  );
}
