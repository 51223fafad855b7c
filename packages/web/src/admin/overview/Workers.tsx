import type { Overview } from '@claywork/sdk';
import { useTranslation } from 'react-i18next';
import { opTitle } from '../../forms/words.ts';
import { when } from '../../studio/when.ts';
import { Card } from '../../ui/Card.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Notice } from '../../ui/states.tsx';
import { Badge } from '../Badge.tsx';
import styles from './Workers.module.css';

/** Who works, on what, and who has gone silent. */
export function Workers({ workers }: { workers: Overview['workers'] }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('admin.workers')}>
      {workers.length === 0 && <Notice tone="warn">{t('admin.noWorkers')}</Notice>}
      <ul className={styles.workers}>
        {workers.map(({ id, host, pid, alive, started_at, seen_at, running }) => (
          <li key={id}>
            <p className={styles.head}>
              <strong title={host}>
                {host.split(' ')[0]}:{pid}
              </strong>
              <Badge tone={!alive ? 'bad' : running.length ? 'good' : 'plain'}>
                {t(!alive ? 'admin.lost' : running.length ? 'admin.alive' : 'admin.free')}
              </Badge>
              <span className={styles.when}>
                {alive
                  ? t('admin.since', { when: when(started_at, i18n.language) })
                  : t('admin.lostFor', { when: when(seen_at, i18n.language) })}
              </span>
            </p>
            {running.map(({ task_id, op, handle, attempt, progress, stage }) => (
              <div key={task_id} className={styles.task}>
                <p className={styles.words}>
                  <span>{opTitle(t, op)}</span>
                  <small>
                    {handle}
                    {stage && ` · ${stage}`}
                    {attempt > 1 && ` · ${t('admin.attempt', { number: attempt })}`}
                  </small>
                </p>
                <Progress value={progress} label={`${opTitle(t, op)}, ${handle}`} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
