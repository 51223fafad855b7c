import type { AdminOrder } from '@claywork/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../account/money.ts';
import { sentenceOf } from '../../api/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import rows from '../../ui/rows.module.css';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { Badge } from '../Badge.tsx';
import { MarkPaid } from './MarkPaid.tsx';
import styles from './Orders.module.css';
import { allOrdersQuery } from './queries.ts';
import { Refund } from './Refund.tsx';

const TONES = { open: 'warn', pending: 'warn', paid: 'good', refunded: 'plain', failed: 'bad' } as const;

/** Orders with what can be done about each. Of one member: only where there are any. */
export function Orders({ status, memberId }: { status: 'waiting' | 'all'; memberId?: string }) {
  const { t, i18n } = useTranslation();
  const found = useInfiniteQuery(allOrdersQuery(status, memberId));
  const [asked, setAsked] = useState<{ what: 'paid' | 'refund'; order: AdminOrder }>();
  const orders = found.data?.pages.flatMap((page) => page.orders);
  if (found.error && !orders)
    return (
      <ErrorState title={t('admin.order.broke')} onRetry={() => void found.refetch()}>
        {sentenceOf(found.error)}
      </ErrorState>
    );
  if (memberId && !orders?.length) return null;
  if (!orders) return <Skeleton height="14rem" />;
  if (!orders.length)
    return (
      <EmptyState title={t(status === 'waiting' ? 'admin.order.noneWaiting' : 'admin.order.none')}>
        {t(status === 'waiting' ? 'admin.order.noneWaitingText' : 'admin.order.noneText')}
      </EmptyState>
    );
  const close = () => setAsked(undefined);
  return (
    <Card flush title={memberId && t('admin.member.orders')}>
      <ul aria-label={t('admin.orders')}>
        {orders.map((order) => (
          <li key={order.order_id} className={`${rows.row} ${styles.order}`}>
            <div>
              <span className={rows.name}>{order.title}</span>
              <small className={rows.small}>
                {!memberId && (
                  <>
                    <Link to="/admin/members/$memberId" params={{ memberId: order.member_id }}>
                      {order.email}
                    </Link>{' '}
                    ·{' '}
                  </>
                )}
                <time dateTime={order.created_at} className={styles.when}>
                  {new Date(order.created_at).toLocaleDateString(i18n.language, { dateStyle: 'medium' })}
                </time>{' '}
                · {t(`admin.order.${order.provider}`)}
              </small>
              {order.note && <small className={rows.small}>{order.note}</small>}
            </div>
            <span className={styles.price}>{moneyText(order.price, order.currency, i18n.language)}</span>
            <State order={order} />
            <span className={styles.ways}>
              {order.status === 'open' && (
                <Button size="sm" onClick={() => setAsked({ what: 'paid', order })}>
                  {t('admin.order.paid')}
                </Button>
              )}
              {order.status === 'paid' && order.refunded < order.price && (
                <Button size="sm" variant="quiet" onClick={() => setAsked({ what: 'refund', order })}>
                  {t('admin.order.refund')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <div className={rows.more}>
          <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('shelf.more')}
          </Button>
        </div>
      )}
      {asked?.what === 'paid' && <MarkPaid order={asked.order} onClose={close} />}
      {asked?.what === 'refund' && <Refund order={asked.order} onClose={close} />}
    </Card>
  );
}

function State({ order }: { order: AdminOrder }) {
  const { t, i18n } = useTranslation();
  const { status, refunded, shortfall, price, currency } = order;
  return (
    <span>
      <Badge tone={TONES[status]}>{t(`admin.order.state.${status}`)}</Badge>
      {refunded > 0 && refunded < price && (
        <small className={rows.small}>
          {t('admin.order.partly', { amount: moneyText(refunded, currency, i18n.language) })}
        </small>
      )}
      {shortfall > 0 && <small className={rows.small}>{t('admin.order.shortfall', { count: shortfall })}</small>}
    </span>
  );
}
