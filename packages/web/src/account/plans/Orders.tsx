import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import rows from '../../ui/rows.module.css';
import lists from '../lists.module.css';
import { moneyText } from '../money.ts';
import { ordersQuery } from '../queries.ts';

/** What was bought, and how far its payment is. */
export function Orders() {
  const { t, i18n } = useTranslation();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(ordersQuery);
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  if (!orders.length) return null;
  return (
    <Card title={t('account.orders')} flush>
      <ul>
        {orders.map(({ order_id, kind, item, title, price, currency, status, created_at, approve_url }) => (
          <li key={order_id} className={`${rows.row} ${lists.item}`}>
            <span className={lists.words}>
              {kind === 'model' ? (
                <Link to="/catalog/$slug" params={{ slug: item }}>
                  {title}
                </Link>
              ) : (
                title
              )}
              <small className={rows.small}>
                {new Date(created_at).toLocaleDateString(i18n.language, { dateStyle: 'medium' })} ·{' '}
                {t(`account.order.${status}`)}
              </small>
            </span>
            <span>{moneyText(price, currency, i18n.language)}</span>
            {approve_url && <a href={approve_url}>{t('account.pay')}</a>}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className={rows.more}>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('shelf.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
