import type { Overview } from '@claywork/sdk';
import { useTranslation } from 'react-i18next';
import { bytesText } from '../../studio/when.ts';
import styles from './Totals.module.css';

/** The service in figures. */
export function Totals({ totals }: { totals: Overview['totals'] }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => value.toLocaleString(i18n.language);
  const today = (value: number) => t('admin.today', { number: number(value) });
  const figures = [
    { key: 'members', value: number(totals.members), note: today(totals.members_today) },
    { key: 'tasks', value: number(totals.tasks), note: today(totals.tasks_today) },
    { key: 'done', value: number(totals.done_today) },
    { key: 'failed', value: number(totals.failed_today), bad: totals.failed_today > 0 },
    { key: 'credits', value: number(totals.credits_today) },
    { key: 'store', value: bytesText(totals.store_bytes, i18n.language) },
  ];
  return (
    <dl className={styles.totals}>
      {figures.map(({ key, value, note, bad }) => (
        <div key={key} className={styles.figure}>
          <dt>{t(`admin.total.${key}`)}</dt>
          <dd data-bad={bad || undefined}>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
