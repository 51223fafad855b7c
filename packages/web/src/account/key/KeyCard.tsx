import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.ts';
import { sentenceOf } from '../../api/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast-store.ts';
import { keyQuery } from '../queries.ts';
import styles from './KeyCard.module.css';
import { KeyDialog } from './KeyDialog.tsx';
import { RevealDialog } from './RevealDialog.tsx';

/** The API key: masked, shown for the password, made anew. */
export function KeyCard() {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(keyQuery);
  const [asking, setAsking] = useState<'reveal' | 'regenerate'>();
  const [shown, setShown] = useState<string>();
  const regenerate = useMutation({
    mutationFn: () => client.account.regenerateKey(),
    onSuccess: ({ key }) => {
      setShown(key);
      void queries.invalidateQueries({ queryKey: keyQuery.queryKey });
    },
    onError: (cause) => toast(sentenceOf(cause), 'bad'),
    onSettled: () => setAsking(undefined),
  });
  return (
    <Card title={t('account.key')}>
      {error && !data ? (
        <ErrorState title={t('account.keyBroke')} onRetry={() => void refetch()}>
          {sentenceOf(error)}
        </ErrorState>
      ) : !data ? (
        <Skeleton height="5rem" />
      ) : (
        <div className={styles.stack}>
          <p className={styles.about}>{t('account.keyAbout')}</p>
          <div className={styles.row}>
            <code className={styles.code}>cw_live_••••••••{data.last_four}</code>
            {data.revealable && (
              <Button icon={Eye} onClick={() => setAsking('reveal')}>
                {t('account.reveal')}
              </Button>
            )}
            <Button icon={RefreshCw} onClick={() => setAsking('regenerate')}>
              {t('account.regenerate')}
            </Button>
          </div>
          <p className={styles.since}>
            {t('account.keySince', {
              date: new Date(data.created_at).toLocaleDateString(i18n.language, { dateStyle: 'long' }),
            })}{' '}
            {!data.revealable && t('account.noCopy')}
          </p>
        </div>
      )}
      <ConfirmDialog
        open={asking === 'regenerate'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={t('account.regenerateTitle')}
        description={t('account.regenerateText')}
        confirm={t('account.regenerate')}
        busy={regenerate.isPending}
        onConfirm={() => regenerate.mutate()}
      />
      <RevealDialog
        open={asking === 'reveal'}
        onClose={() => setAsking(undefined)}
        onKey={(key) => {
          setAsking(undefined);
          setShown(key);
        }}
      />
      <KeyDialog apiKey={shown} onClose={() => setShown(undefined)} />
    </Card>
  );
}
