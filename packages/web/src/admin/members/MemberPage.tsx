import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Share } from '../../account/Share.tsx';
import { sentenceOf } from '../../api/query-client.ts';
import { when } from '../../studio/when.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { Badge } from '../Badge.tsx';
import { Orders } from '../orders/Orders.tsx';
import { Grant } from './Grant.tsx';
import styles from './MemberPage.module.css';
import { memberQuery } from './queries.ts';
import { Rights } from './Rights.tsx';
import { useTierName } from './use-tiers.ts';

const route = getRouteApi('/shell/admin/members/$memberId');

/** One member: who it is, what they have, what they may. */
export function MemberPage() {
  const { t, i18n } = useTranslation();
  const { memberId } = route.useParams();
  const { data, error, refetch } = useQuery(memberQuery(memberId));
  const tierName = useTierName();
  if (error && !data)
    return (
      <ErrorState
        title={t('admin.member.unknown')}
        onRetry={() => void refetch()}
        action={
          <Link to="/admin/members" className={buttonClass({ variant: 'quiet' })}>
            {t('admin.member.back')}
          </Link>
        }
      >
        {sentenceOf(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton height="24rem" />;
  const { member, balance } = data;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const date = (iso: string) => new Date(iso).toLocaleDateString(i18n.language, { dateStyle: 'long' });
  const facts: [string, string][] = [
    ['handle', member.handle],
    ['tier', tierName(member.tier)],
    ['joined', date(member.created_at)],
    ['seen', member.last_seen_at ? when(member.last_seen_at, i18n.language) : t('admin.member.never')],
    ['verified', t(member.email_verified ? 'admin.member.yes' : 'admin.member.no')],
    ['password', t(member.has_password ? 'admin.member.withPassword' : 'admin.member.withProvider')],
  ];
  return (
    <>
      <header className={styles.head}>
        <BackLink to="/admin/members" label={t('admin.member.back')} />
        <h2 className={styles.title}>{member.email}</h2>
        {member.admin && <Badge>{t('admin.member.admin')}</Badge>}
        {member.disabled && <Badge tone="bad">{t('admin.member.disabled')}</Badge>}
      </header>
      <div className={styles.grid}>
        <Card title={t('admin.member.about')}>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{t(`admin.member.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title={t('admin.member.balance')}>
          <div className={styles.stack}>
            <p className={styles.figure}>
              <strong>{number(balance.credits + balance.allowance.left)}</strong> {t('admin.member.toSpend')}
            </p>
            <Share
              label={t('admin.member.allowance')}
              left={balance.allowance.left}
              total={balance.allowance.total}
              note={t('admin.member.renews', { date: date(balance.resets_at) })}
            />
            <p className={styles.note}>
              {t('admin.member.purchased', { count: balance.credits, number: number(balance.credits) })}
            </p>
          </div>
        </Card>
        <Grant member={member} credits={balance.credits} />
        <Rights key={`${member.given_tier} ${member.tier}`} member={member} />
      </div>
      <Orders status="all" memberId={member.id} />
    </>
  );
}
