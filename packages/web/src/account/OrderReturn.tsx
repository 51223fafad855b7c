import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { balanceQuery } from '../api/queries.ts';
import { sentenceOf } from '../api/query-client.ts';
import { profileQuery } from '../catalog/member-queries.ts';
import { Notice } from '../ui/states.tsx';
import { ledgerQuery, ordersQuery } from './queries.ts';

/** An order just placed, or paid and come back from: completes it, and says how it stands. */
export function OrderReturn({ orderId, payment }: { orderId: string; payment?: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: order, error } = useQuery({
    queryKey: ['order', orderId, payment ?? ''],
    // completing is safe to repeat
    queryFn: ({ signal }) =>
      payment === 'approved'
        ? client.account.captureOrder(orderId, { signal })
        : client.account.getOrder(orderId, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const paid = order?.status === 'paid';
  useEffect(() => {
    if (!paid) return;
    for (const { queryKey } of [balanceQuery, profileQuery, ledgerQuery, ordersQuery])
      void queries.invalidateQueries({ queryKey });
    // what was bought says that it is owned
    void queries.invalidateQueries({ queryKey: ['model'] });
    void queries.invalidateQueries({ queryKey: ['models'] });
  }, [paid, queries]);
  if (error) return <Notice tone="bad">{sentenceOf(error)}</Notice>;
  if (!order) return <Notice tone="plain">{t('account.checkingOrder')}</Notice>;
  if (payment === 'cancelled' && order.status === 'open')
    return <Notice tone="warn">{t('account.orderCancelled', { title: order.title })}</Notice>;
  const tone = paid ? 'good' : order.status === 'failed' ? 'bad' : 'plain';
  const waits = order.status === 'open' && order.provider === 'manual';
  return (
    <Notice
      tone={tone}
      action={
        order.kind === 'model' && (
          <Link to="/catalog/$slug" params={{ slug: order.item }}>
            {t('account.toModel')}
          </Link>
        )
      }
    >
      {t(waits ? 'account.orderWaits' : `account.orderIs.${order.status}`, { title: order.title })}
    </Notice>
  );
}
