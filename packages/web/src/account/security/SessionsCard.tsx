import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.ts';
import { sentenceOf } from '../../api/query-client.ts';
import { when } from '../../studio/when.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import rows from '../../ui/rows.module.css';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast-store.ts';
import lists from '../lists.module.css';
import { sessionsQuery } from '../queries.ts';
import { browserName } from './browser-name.ts';

/** Where the member is signed in, and out again. */
export function SessionsCard() {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: (id: string) => client.account.endSession(id),
    onSuccess: () => toast(t('account.sessionEnded'), 'good'),
    onError: (cause) => toast(sentenceOf(cause), 'bad'),
    onSettled: () => void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <Card title={t('account.sessions')} flush>
      {error && !data ? (
        <ErrorState title={t('account.sessionsBroke')} onRetry={() => void refetch()}>
          {sentenceOf(error)}
        </ErrorState>
      ) : !data ? (
        <Skeleton height="6rem" />
      ) : (
        <ul>
          {data.sessions.map(({ id, agent, created_at, last_seen_at, current }) => (
            <li key={id} className={`${rows.row} ${lists.item}`}>
              <Monitor aria-hidden />
              <span className={lists.words}>
                {browserName(agent) ?? t('account.someBrowser')}
                <small className={rows.small}>
                  {current ? t('account.thisOne') : t('account.seen', { when: when(last_seen_at, i18n.language) })}
                  {' · '}
                  {t('account.since', {
                    date: new Date(created_at).toLocaleDateString(i18n.language, { dateStyle: 'medium' }),
                  })}
                </small>
              </span>
              {!current && (
                <Button size="sm" busy={end.isPending && end.variables === id} onClick={() => end.mutate(id)}>
                  {t('account.endSession')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
