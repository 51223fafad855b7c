import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { balanceQuery } from '../api/queries.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import styles from './BalanceChip.module.css';

/** What can be spent: allowance and purchased credits together; which is which on hover. */
export function BalanceChip() {
  const { t } = useTranslation();
  const { data } = useQuery(balanceQuery);
  if (!data) return null;
  const { allowance, credits } = data;
  const total = allowance.left + credits;
  const text = t('balance.detail', { left: allowance.left, total: allowance.total, credits });
  return (
    <Tooltip text={text}>
      <button type="button" className={styles.chip}>
        <span className={styles.coin} aria-hidden="true" />
        <span className={styles.number}>{total.toLocaleString()}</span>
        <span className={styles.word}>{t('balance.word', { count: total })}</span>
        <Hidden>{text}</Hidden>
      </button>
    </Tooltip>
  );
}
