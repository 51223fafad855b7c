import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { balanceQuery } from '../api/queries.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import styles from './BalanceChip.module.css';

/** What can be spent, allowance and purchased credits together, and the way to more; which is which on hover. */
export function BalanceChip() {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(balanceQuery);
  if (!data) return null;
  const { allowance, credits } = data;
  const total = allowance.left + credits;
  const text = t('balance.detail', { left: allowance.left, total: allowance.total, credits });
  return (
    <Tooltip text={text}>
      <Link to="/account" className={styles.chip}>
        <span className={styles.coin} aria-hidden="true" />
        <span className={styles.number}>{total.toLocaleString(i18n.language)}</span>
        <span className={styles.word}>{t('balance.word', { count: total })}</span>
        <Hidden>{text}</Hidden>
      </Link>
    </Tooltip>
  );
}
