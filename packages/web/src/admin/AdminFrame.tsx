import './texts.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '../api/session.ts';
import { NotFoundPage, RoutePending } from '../app/route-states.tsx';
import { useTitle } from '../ui/use-title.ts';
import styles from './AdminFrame.module.css';

const PLACES = [
  { to: '/admin', label: 'admin.overview' },
  { to: '/admin/members', label: 'admin.members' },
  { to: '/admin/invites', label: 'admin.invites' },
  { to: '/admin/catalog', label: 'admin.catalog' },
  { to: '/admin/orders', label: 'admin.orders' },
] as const;

/** The way between the pages of those who run the service. For all others there is nothing here. */
export function AdminFrame() {
  const { t } = useTranslation();
  const { data: session } = useQuery(sessionQuery);
  const { pathname } = useLocation();
  const place = PLACES.findLast(({ to }) => pathname.startsWith(to));
  useTitle(session?.member?.admin && place ? t(place.label) : undefined);
  if (!session) return <RoutePending />;
  if (!session.member?.admin) return <NotFoundPage />;
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('admin.title')}</h1>
        <nav aria-label={t('admin.places')} className={styles.places}>
          {PLACES.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className={styles.place}
              activeOptions={{ exact: to === '/admin', includeSearch: false }}
            >
              {t(label)}
            </Link>
          ))}
        </nav>
      </header>
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}
