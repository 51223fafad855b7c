import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { balanceQuery } from '../api/queries.ts';
import type { Member } from '../api/session.ts';
import { profileQuery } from '../catalog/member-queries.ts';
import { siteQuery } from '../catalog/queries.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/states.tsx';
import { KeyCard } from './key/KeyCard.tsx';
import styles from './Overview.module.css';
import { Share } from './Share.tsx';

/** What there is to spend, to download and to keep, and the key. */
export function Overview({ member }: { member: Member }) {
  const { t, i18n } = useTranslation();
  const { data: balance } = useQuery(balanceQuery);
  const { data: profile } = useQuery(profileQuery);
  const { data: site } = useQuery(siteQuery);
  const plan = site?.tiers.find(({ id }) => id === profile?.tier)?.name ?? profile?.tier ?? member.tier;
  const date = (iso: string) => new Date(iso).toLocaleDateString(i18n.language, { dateStyle: 'long' });
  return (
    <div className={styles.grid}>
      <Card
        title={t('account.credits')}
        aside={
          <Link to="/account" search={{ tab: 'plans' }} className={buttonClass({ size: 'sm' })}>
            {t('account.more')}
          </Link>
        }
      >
        {balance ? (
          <div className={styles.stack}>
            <p className={styles.figure}>
              <strong>{(balance.allowance.left + balance.credits).toLocaleString(i18n.language)}</strong>{' '}
              {t('account.toSpend')}
            </p>
            <Share
              label={t('account.allowance')}
              left={balance.allowance.left}
              total={balance.allowance.total}
              note={t('account.renews', { date: date(balance.resets_at) })}
            />
            {balance.credits > 0 && <p className={styles.note}>{t('account.purchased', { count: balance.credits })}</p>}
          </div>
        ) : (
          <Skeleton height="7rem" />
        )}
      </Card>
      <Card title={t('account.plan')}>
        {profile ? (
          <div className={styles.stack}>
            <p className={styles.figure}>
              <strong>{plan}</strong>{' '}
              {profile.subscription.cancel_at && t('account.until', { date: date(profile.subscription.cancel_at) })}
            </p>
            <Share label={t('account.downloadsLeft')} left={profile.quota.left} total={profile.quota.total} />
            <Share label={t('account.favoritesLeft')} left={profile.favorites.left} total={profile.favorites.total} />
            <p className={styles.note}>{t('account.handle', { handle: profile.handle })}</p>
          </div>
        ) : (
          <Skeleton height="7rem" />
        )}
      </Card>
      <KeyCard />
    </div>
  );
}
