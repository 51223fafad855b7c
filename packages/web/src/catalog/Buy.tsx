import '../account/texts.ts';
import type { Model, SiteConfig } from '@claywork/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShoppingBag, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../account/money.ts';
import { useBuy } from '../account/plans/use-buy.ts';
import { ordersQuery } from '../account/queries.ts';
import { sentenceOf } from '../api/query-client.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Notice } from '../ui/states.tsx';
import styles from './ModelActions.module.css';
import { waysTo } from './ways-to.ts';

/** What a model costs that one's plan does not hold, and the ways to it. */
export function Buy({ model, site, heart }: { model: Model; site: SiteConfig; heart: ReactNode }) {
  const { t, i18n } = useTranslation();
  const buy = useBuy({ onOrdered: () => undefined });
  const { data } = useInfiniteQuery(ordersQuery);
  const ways = waysTo(model, site);
  const price = ways.price === undefined ? '' : moneyText(ways.price, model.currency, i18n.language);
  const waiting = data?.pages
    .flatMap(({ orders }) => orders)
    .find(({ kind, item, status }) => kind === 'model' && item === model.id && /^(open|pending)$/.test(status));
  const byHand = site.payment.provider === 'manual';
  // one that is paid, or will be by hand, is not ordered twice
  const under = waiting?.status === 'pending' || waiting?.provider === 'manual';
  const toBuy = ways.price !== undefined && !under;
  const plans = ways.plan && site.features.payments && (
    <Link
      to="/account"
      search={{ tab: 'plans' }}
      className={buttonClass({ wide: true, ...(!toBuy && { size: 'lg', variant: waiting ? 'secondary' : 'primary' }) })}
    >
      {t('catalog.seePlans')}
    </Link>
  );
  return (
    <>
      <p className={styles.terms}>
        <Star aria-hidden />
        <span>{t(`catalog.closed.${ways.kind}`, { plan: ways.plan, price })}</span>
      </p>
      {waiting && (
        <Notice tone="plain" action={waiting.approve_url && <a href={waiting.approve_url}>{t('account.pay')}</a>}>
          {t(
            waiting.status === 'pending' ? 'catalog.orderPending' : under ? 'catalog.orderByHand' : 'catalog.orderOpen',
            {
              date: new Date(waiting.created_at).toLocaleDateString(i18n.language, { dateStyle: 'long' }),
            },
          )}
        </Notice>
      )}
      <div className={styles.row}>
        {toBuy ? (
          <Button
            variant="primary"
            size="lg"
            wide
            icon={ShoppingBag}
            busy={buy.isPending}
            onClick={() => buy.mutate({ kind: 'model', id: model.id })}
          >
            {t('catalog.buyFor', { price })}
          </Button>
        ) : (
          plans
        )}
        {heart}
      </div>
      {toBuy && <p className={styles.quota}>{t(byHand ? 'catalog.buyByHand' : 'catalog.buyOnline')}</p>}
      {buy.error && <Notice tone="bad">{sentenceOf(buy.error)}</Notice>}
      {toBuy && plans}
    </>
  );
}
