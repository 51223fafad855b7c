import type { Overview } from '@claywork/sdk';
import { useTranslation } from 'react-i18next';
import { opTitle, plain } from '../../forms/words.ts';
import { Card } from '../../ui/Card.tsx';
import { Badge } from '../Badge.tsx';
import styles from './Lanes.module.css';
import { secondsText } from './seconds-text.ts';

/** How full each lane is. */
export function Lanes({ lanes }: { lanes: Overview['lanes'] }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('admin.lanes')}>
      <ul className={styles.lanes}>
        {lanes.map(({ name, ops, used, capacity, slots, mean_seconds }) => (
          <li key={name}>
            <p className={styles.head}>
              <strong>{t(`lane.${name}`, { defaultValue: plain(name) })}</strong>
              {used >= capacity && <Badge tone="warn">{t('admin.laneFull')}</Badge>}
              <span className={styles.use}>{t('admin.laneUse', { used, capacity })}</span>
            </p>
            <span className={styles.track} data-full={used >= capacity || undefined} aria-hidden="true">
              <span style={{ width: `${Math.min(100, (100 * used) / Math.max(1, capacity))}%` }} />
            </span>
            <p className={styles.note}>
              {t('admin.laneSlots', { count: slots })}
              {mean_seconds !== null &&
                ` · ${t('admin.laneMean', { seconds: secondsText(mean_seconds, i18n.language) })}`}
            </p>
            <p className={styles.ops}>{ops.map((op) => opTitle(t, op)).join(', ')}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
