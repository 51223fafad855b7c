import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/states.tsx';

interface ShortOfCreditsProps {
  need: number;
  allowanceLeft: number;
  balance: number;
}

/** What a task costs and what is there, when that is too little, and where more comes from. */
export function ShortOfCredits({ need, allowanceLeft, balance }: ShortOfCreditsProps) {
  const { t } = useTranslation();
  const missing = need - allowanceLeft - balance;
  return (
    <Notice
      tone="warn"
      action={
        <Link to="/account" search={{ tab: 'plans' }} className={buttonClass({ size: 'sm' })}>
          {t('studio.getCredits')}
        </Link>
      }
    >
      {t('studio.short', {
        need: t('balance.credits', { count: need }),
        have: allowanceLeft + balance,
        missing,
      })}
    </Notice>
  );
}
