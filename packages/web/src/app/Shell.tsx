import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '../api/session.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Wordmark } from '../ui/Coil.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { BalanceChip } from './BalanceChip.tsx';
import { NAVIGATION } from './navigation.ts';
import styles from './Shell.module.css';
import { ThemeButton } from './ThemeButton.tsx';

/** The rail (a bar below on phones), the header with the balance, and the page. */
export function Shell() {
  const { t } = useTranslation();
  const { data: session } = useQuery(sessionQuery);
  const member = session?.member ?? null;
  const items = NAVIGATION.filter((item) => !item.shown || item.shown(member));
  // one place alone is no choice
  const navigable = items.length > 1;
  return (
    <div className={styles.shell} data-rail={navigable || undefined}>
      <a className={styles.skip} href="#page">
        {t('nav.skip')}
      </a>
      <header className={styles.header}>
        <Link to="/" className={styles.home} aria-label={t('nav.home')}>
          <Wordmark />
        </Link>
        <div className={styles.tools}>
          {member && <BalanceChip />}
          <ThemeButton />
          {member && <AccountMenu member={member} />}
          {session && !member && (
            <>
              <Link to="/sign-in" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
                {t('auth.signIn')}
              </Link>
              {session.signup !== 'closed' && (
                <Link to="/sign-up" className={buttonClass({ variant: 'primary', size: 'sm' })}>
                  {t('auth.signUp')}
                </Link>
              )}
            </>
          )}
        </div>
      </header>
      {navigable && (
        <nav className={styles.rail} aria-label={t('nav.label')}>
          {items.map(({ to, label, icon: Icon }) => (
            <Link key={to} to={to} className={styles.place} activeOptions={{ exact: to === '/', includeSearch: false }}>
              <span className={styles.placeIcon}>
                <Icon aria-hidden />
              </span>
              {t(label)}
            </Link>
          ))}
        </nav>
      )}
      <main id="page" className={styles.page} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
