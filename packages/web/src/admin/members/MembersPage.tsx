import type { AdminMember } from '@claywork/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../api/query-client.ts';
import { SearchBox } from '../../catalog/SearchBox.tsx';
import { when } from '../../studio/when.ts';
import { Card } from '../../ui/Card.tsx';
import { Pages } from '../../ui/Pages.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { Table } from '../../ui/Table.tsx';
import { Badge } from '../Badge.tsx';
import styles from './MembersPage.module.css';
import { membersQuery } from './queries.ts';
import { useTierName } from './use-tiers.ts';

const route = getRouteApi('/shell/admin/members');

/** Everybody who has an account. */
export function MembersPage() {
  const { t, i18n } = useTranslation();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/admin/members' });
  const { data, error, refetch, isPlaceholderData } = useQuery(membersQuery(search));
  const tierName = useTierName();
  const onSearch = useCallback((q: string) => void navigate({ search: q ? { q } : {}, replace: true }), [navigate]);
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <>
      <div className={styles.tools}>
        <SearchBox value={search.q ?? ''} label={t('admin.member.search')} onSearch={onSearch} />
        <p role="status" className={styles.found}>
          {data && t('admin.member.found', { count: data.total, number: number(data.total) })}
        </p>
      </div>
      {error && !data ? (
        <ErrorState title={t('admin.member.broke')} onRetry={() => void refetch()}>
          {sentenceOf(error)}
        </ErrorState>
      ) : !data ? (
        <Skeleton height="24rem" />
      ) : data.members.length === 0 ? (
        <EmptyState title={t('admin.member.none')}>{t('admin.member.noneText')}</EmptyState>
      ) : (
        <Card flush className={isPlaceholderData ? styles.waiting : undefined}>
          <Table<AdminMember>
            caption={t('admin.members')}
            rows={data.members}
            rowKey={({ id }) => id}
            columns={[
              { key: 'email', head: t('admin.member.email'), cell: (member) => <Name member={member} /> },
              { key: 'tier', head: t('admin.member.tier'), cell: ({ tier }) => tierName(tier) },
              {
                key: 'credits',
                head: t('admin.member.credits'),
                number: true,
                cell: ({ credits }) => number(credits),
              },
              {
                key: 'seen',
                head: t('admin.member.seen'),
                cell: ({ last_seen_at }) => (
                  <span className={styles.when}>
                    {last_seen_at ? when(last_seen_at, i18n.language) : t('admin.member.never')}
                  </span>
                ),
              },
              {
                key: 'joined',
                head: t('admin.member.joined'),
                cell: ({ created_at }) => (
                  <time dateTime={created_at} className={styles.when}>
                    {new Date(created_at).toLocaleDateString(i18n.language, { dateStyle: 'medium' })}
                  </time>
                ),
              },
            ]}
          />
        </Card>
      )}
      {data && (
        <Pages
          page={data.page}
          pages={data.pages}
          onPage={(page) => void navigate({ search: { ...search, page: page > 1 ? page : undefined } })}
        />
      )}
    </>
  );
}

function Name({ member }: { member: AdminMember }) {
  const { t } = useTranslation();
  return (
    <div className={styles.name}>
      <Link to="/admin/members/$memberId" params={{ memberId: member.id }}>
        {member.email}
      </Link>
      <span className={styles.sub}>
        {member.handle}
        {member.admin && <Badge>{t('admin.member.admin')}</Badge>}
        {member.disabled && <Badge tone="bad">{t('admin.member.disabled')}</Badge>}
      </span>
    </div>
  );
}
