import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../api/query-client.ts';
import { sessionQuery } from '../api/session.ts';
import { RoutePending } from '../app/route-states.tsx';
import { ErrorState } from '../ui/states.tsx';

// one of the two is wanted, and which one is not known before the session is
const Landing = lazy(() => import('./landing/Landing.tsx').then((module) => ({ default: module.Landing })));
const Studio = lazy(() => import('./Studio.tsx').then((module) => ({ default: module.Studio })));

/** The studio; for whoever is not signed in, what it is. */
export function HomePage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(sessionQuery);
  if (error)
    return (
      <ErrorState page title={t('studio.unreachable')} onRetry={() => void refetch()}>
        {sentenceOf(error)}
      </ErrorState>
    );
  if (!data) return <RoutePending />;
  return <Suspense fallback={<RoutePending />}>{data.member ? <Studio /> : <Landing signup={data.signup} />}</Suspense>;
}
