import { useTranslation } from 'react-i18next';
import { Progress } from '../ui/Progress.tsx';
import styles from './Share.module.css';

interface ShareProps {
  label: string;
  /** null: there is no end to it. */
  left: number | null;
  total: number | null;
  note?: string;
}

/** How much of something is left, in figures and as a bar. */
export function Share({ label, left, total, note }: ShareProps) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => value.toLocaleString(i18n.language);
  const unlimited = left === null || total === null;
  return (
    <div className={styles.share}>
      <p className={styles.words}>
        <span>{label}</span>
        <span className={styles.figures}>
          {unlimited ? t('account.unlimited') : t('account.leftOf', { left: number(left), total: number(total) })}
        </span>
      </p>
      {!unlimited && <Progress value={total > 0 ? (100 * left) / total : 0} label={label} />}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
