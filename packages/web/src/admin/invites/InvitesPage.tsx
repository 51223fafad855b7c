import type { Invite } from '@claywork/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.ts';
import { sentenceOf } from '../../api/query-client.ts';
import { sessionQuery } from '../../api/session.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import rows from '../../ui/rows.module.css';
import { EmptyState, ErrorState, Notice, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Badge } from '../Badge.tsx';
import { useTierName } from '../members/use-tiers.ts';
import styles from './InvitesPage.module.css';
import { NewInvite } from './NewInvite.tsx';
import { invitesQuery } from './query.ts';

/** Invitations: made, looked at, withdrawn. */
export function InvitesPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(invitesQuery);
  const { data: session } = useQuery(sessionQuery);
  return (
    <>
      {session?.signup === 'open' && <Notice tone="plain">{t('admin.invite.signupOpen')}</Notice>}
      {session?.signup === 'closed' && <Notice tone="warn">{t('admin.invite.signupClosed')}</Notice>}
      <NewInvite />
      {error && !data ? (
        <ErrorState title={t('admin.invite.broke')} onRetry={() => void refetch()}>
          {sentenceOf(error)}
        </ErrorState>
      ) : !data ? (
        <Skeleton height="12rem" />
      ) : data.invites.length === 0 ? (
        <EmptyState title={t('admin.invite.none')}>{t('admin.invite.noneText')}</EmptyState>
      ) : (
        <List invites={data.invites} />
      )}
    </>
  );
}

function List({ invites }: { invites: readonly Invite[] }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const tierName = useTierName();
  const [asked, setAsked] = useState<string>();
  const withdraw = useMutation({
    mutationFn: (id: string) => client.admin.deleteInvite(id),
    onSuccess: () => toast(t('admin.invite.withdrawn')),
    onError: (error) => toast(sentenceOf(error), 'bad'),
    onSettled: () => {
      setAsked(undefined);
      void queries.invalidateQueries({ queryKey: invitesQuery.queryKey });
    },
  });
  return (
    <Card flush>
      <ul aria-label={t('admin.invites')}>
        {invites.map((invite) => (
          <li key={invite.id} className={`${rows.row} ${styles.invite}`}>
            <div className={styles.words}>
              <span className={rows.name}>{invite.note || invite.email || t('admin.invite.anybody')}</span>
              <small className={rows.small}>
                {invite.note && `${invite.email ?? t('admin.invite.anybody')} · `}
                {invite.tier ? tierName(invite.tier) : t('admin.invite.tierAny')}
              </small>
            </div>
            <span className={styles.used}>{t('admin.invite.usedOf', { used: invite.used, uses: invite.uses })}</span>
            <Until invite={invite} />
            <IconButton
              icon={Trash2}
              size="sm"
              label={t('admin.invite.withdraw')}
              onClick={() => setAsked(invite.id)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={t('admin.invite.withdrawTitle')}
        description={t('admin.invite.withdrawText')}
        confirm={t('admin.invite.withdraw')}
        busy={withdraw.isPending}
        onConfirm={() => asked && withdraw.mutate(asked)}
      />
    </Card>
  );
}

function Until({ invite: { expires_at, used, uses } }: { invite: Invite }) {
  const { t, i18n } = useTranslation();
  if (Date.parse(expires_at) < Date.now()) return <Badge>{t('admin.invite.expired')}</Badge>;
  if (used >= uses) return <Badge>{t('admin.invite.spent')}</Badge>;
  const date = new Date(expires_at).toLocaleDateString(i18n.language, { dateStyle: 'medium' });
  return <span className={styles.when}>{t('admin.invite.until', { date })}</span>;
}
