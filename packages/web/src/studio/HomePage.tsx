import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../api/query-client.ts';
import { sessionQuery } from '../api/session.ts';
import { RoutePending } from '../app/route-states.tsx';
import { ErrorState } from '../ui/states.tsx';
import { Landing } from './landing/Landing.tsx';
import { Studio } from './Studio.tsx';

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
  return data.member ? <Studio /> : <Landing signup={data.signup} />;
}
