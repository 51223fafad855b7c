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
  );
}

/** What browsers say when a script or a style that was to come later did not. */
const LACKS_PART = /dynamically imported module|module script failed|preload CSS/i;

/** A page that broke, or of which a part did not come. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const lacks = LACKS_PART.test(sentenceOf(error));
  return (
    <ErrorState
      page
      title={t(lacks ? 'common.pageLacks' : 'common.pageBroke')}
      // a part that did not come once is not asked for again by the same page
      onRetry={lacks ? () => location.reload() : reset}
    >
      {lacks ? t('common.pageLacksText') : sentenceOf(error)}
    </ErrorState>
  );
}

/** A page on its way. */
export function RoutePending() {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.center} aria-busy="true" aria-label={t('common.loading')}>
      <Coil size={72} built={0.5} working />
    </div>
  );
}
