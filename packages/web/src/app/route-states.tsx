import type { ErrorComponentProps } from '@tanstack/react-router';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../api/query-client.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Coil } from '../ui/Coil.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import styles from './route-states.module.css';

/** No page has this address. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <main className={styles.center}>
      <EmptyState
        page
        title={t('common.notFound')}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('common.toStudio')}
          </Link>
        }
      >
        {t('common.notFoundText')}
      </EmptyState>
    </main>
  );
}

/** A page that broke. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  return (
    <main className={styles.center}>
      <ErrorState page title={t('common.pageBroke')} onRetry={reset}>
        {sentenceOf(error)}
      </ErrorState>
    </main>
  );
}

/** A page on its way. */
export function RoutePending() {
  const { t } = useTranslation();
  return (
    <main className={styles.center} aria-busy="true" aria-label={t('common.loading')}>
      <Coil size={72} built={0.5} working />
    </main>
  );
}
