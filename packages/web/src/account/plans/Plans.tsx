import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { configQuery } from '../../api/queries.ts';
import { sentenceOf } from '../../api/query-client.ts';
import { profileQuery } from '../../catalog/member-queries.ts';
import { siteQuery } from '../../catalog/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast-store.ts';
import { moneyText } from '../money.ts';
import { Orders } from './Orders.tsx';
import styles from './Plans.module.css';
import { useBuy, type Ware } from './use-buy.ts';

/** Plans and packs of credits to buy, and what was bought. */
export function Plans() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { data: site } = useQuery(siteQuery);
  const { data: config } = useQuery(configQuery);
  const { data: profile } = useQuery(profileQuery);
  const buy = useBuy({
    onOrdered: ({ order_id }) => void navigate({ to: '/account', search: { tab: 'plans', order: order_id } }),
    onError: (error) => toast(sentenceOf(error), 'bad'),
  });
  if (!site || !config) return <Skeleton height="20rem" />;
  const sold = site.features.payments;
  const buying = (kind: Ware['kind'], id: string) =>
    buy.isPending && buy.variables.kind === kind && buy.variables.id === id;
  return (
    <div className={styles.stack}>
      {!sold && <Notice tone="plain">{t('account.notSold')}</Notice>}
      <section aria-labelledby="plans-title">
        <h2 id="plans-title" className={styles.title}>
          {t('account.plans')}
        </h2>
        <ul className={styles.plans}>
          {site.tiers.map((tier) => {
            const own = tier.id === profile?.tier;
            return (
              <li key={tier.id} className={styles.plan} data-own={own || undefined}>
                <h3>{tier.name}</h3>
                <p className={styles.price}>
                  <strong>{moneyText(tier.price, tier.currency, i18n.language)}</strong> {t('account.aMonth')}
                </p>
                <ul className={styles.features}>
                  {tier.features.map((feature) => (
                    <li key={feature}>
                      <Check aria-hidden />
                      {feature}
                    </li>
                  ))}
                </ul>
                {own ? (
                  <p className={styles.own}>{t('account.ownPlan')}</p>
                ) : (
                  sold &&
                  tier.price > 0 && (
                    <Button
                      variant="primary"
                      wide
                      busy={buying('tier', tier.id)}
                      disabled={buy.isPending}
                      onClick={() => buy.mutate({ kind: 'tier', id: tier.id })}
                    >
                      {t('account.takePlan')}
                    </Button>
                  )
                )}
              </li>
            );
          })}
        </ul>
      </section>
      {sold && config.packs.length > 0 && (
        <section aria-labelledby="packs-title">
          <h2 id="packs-title" className={styles.title}>
            {t('account.packs')}
          </h2>
          <p className={styles.about}>{t('account.packsAbout')}</p>
          <ul className={styles.packs}>
            {config.packs.map(({ id, credits, price, currency }) => (
              <li key={id} className={styles.pack}>
                <span>
                  <strong>{t('balance.credits', { count: credits })}</strong>
                  <small>{moneyText(price, currency, i18n.language)}</small>
                </span>
                <Button
                  busy={buying('pack', id)}
                  disabled={buy.isPending}
                  onClick={() => buy.mutate({ kind: 'pack', id })}
                >
                  {t('account.buy')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Orders />
    </div>
  );
}
