import './texts.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '../api/session.ts';
import { RoutePending } from '../app/route-states.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useTitle } from '../ui/use-title.ts';
import styles from './AccountPage.module.css';
import { DownloadHistory } from './DownloadHistory.tsx';
import { Ledger } from './Ledger.tsx';
import { OrderReturn } from './OrderReturn.tsx';
import { Overview } from './Overview.tsx';
import { Plans } from './plans/Plans.tsx';
import { Security } from './security/Security.tsx';

const route = getRouteApi('/shell/account');

/** The member's own page: balance, key, plan, history, password. */
export function AccountPage() {
  const { t } = useTranslation();
  useTitle(t('account.title'));
  const { tab = 'overview', order, payment } = route.useSearch();
  const navigate = useNavigate({ from: '/account' });
  const { data: session } = useQuery(sessionQuery);
  if (!session) return <RoutePending />;
  if (!session.member) return <Navigate to="/sign-in" search={{ to: '/account' }} />;
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('account.title')}</h1>
        <p className={styles.lead}>{session.member.email}</p>
      </header>
      {order && <OrderReturn orderId={order} payment={payment} />}
      <Tabs
        value={tab}
        onChange={(value) => void navigate({ search: value === 'overview' ? {} : { tab: value } })}
        label={t('account.title')}
        tabs={[
          { value: 'overview', label: t('account.overview'), content: <Overview member={session.member} /> },
          { value: 'plans', label: t('account.plans'), content: <Plans /> },
          { value: 'ledger', label: t('account.ledger'), content: <Ledger /> },
          { value: 'downloads', label: t('account.downloads'), content: <DownloadHistory /> },
          { value: 'security', label: t('account.security'), content: <Security /> },
        ]}
      />
    </div>
  );
}
