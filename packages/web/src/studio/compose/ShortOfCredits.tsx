import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/states.tsx';

interface ShortOfCreditsProps {
  need: number;
  allowanceLeft: number;
  balance: number;
}

/** What a task costs and what is there, when that is too little. */
export function ShortOfCredits({ need, allowanceLeft, balance }: ShortOfCreditsProps) {
  const { t } = useTranslation();
  const missing = need - allowanceLeft - balance;
  return (
    <Notice tone="warn">
      {t('studio.short', { need: t('balance.credits', { count: need }), have: allowanceLeft + balance, missing })}
    </Notice>
  );
}
