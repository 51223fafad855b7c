import type { Model } from '@claywork/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../account/money.ts';
import { siteQuery } from '../../catalog/queries.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import rows from '../../ui/rows.module.css';
import { Badge } from '../Badge.tsx';
import styles from './CatalogPage.module.css';

interface ModelsProps {
  models: readonly Model[];
  /** Another page is on its way. */
  waiting: boolean;
  onEdit: (model: Model) => void;
  onRemove: (model: Model) => void;
}

/** Models with what is said of them, and what can be done. */
export function Models({ models, waiting, onEdit, onRemove }: ModelsProps) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <Card flush className={waiting ? styles.waiting : undefined}>
      <ul aria-label={t('admin.catalog')}>
        {models.map((model) => (
          <li key={model.id} className={`${rows.row} ${styles.model}`}>
            <span className={styles.picture}>
              {model.thumbnail && <img src={model.thumbnail} alt="" loading="lazy" decoding="async" />}
            </span>
            <div>
              <span className={styles.title}>
                <Link to="/catalog/$slug" params={{ slug: model.slug }} className={rows.name}>
                  {model.title}
                </Link>
                {model.featured && <Badge>{t('catalog.featured')}</Badge>}
              </span>
              <span className={styles.sub}>
                {model.category.name} · {model.license.id} · {model.author.name}
              </span>
            </div>
            <span className={styles.fact}>
              <Terms model={model} />
            </span>
            <span className={styles.fact}>
              {number(model.downloads)}
              <small className={rows.small}>{t('catalog.downloads')}</small>
            </span>
            <span className={styles.fact}>
              <time dateTime={model.created_at}>
                {new Date(model.created_at).toLocaleDateString(i18n.language, { dateStyle: 'medium' })}
              </time>
              <small className={rows.small}>{t('admin.model.added')}</small>
            </span>
            <span className={styles.ways}>
              <Button
                size="sm"
                aria-label={t('admin.model.editOf', { title: model.title })}
                onClick={() => onEdit(model)}
              >
                {t('admin.model.edit')}
              </Button>
              <IconButton
                size="sm"
                icon={Trash2}
                label={t('admin.model.removeOf', { title: model.title })}
                onClick={() => onRemove(model)}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Who may have it, and for how much. */
function Terms({ model: { tier, price, currency } }: { model: Model }) {
  const { t, i18n } = useTranslation();
  const { data: site } = useQuery(siteQuery);
  const plan = site?.tiers.find(({ id }) => id === tier);
  return (
    <>
      {plan && plan.price > 0 ? t('admin.model.tierFrom', { name: plan.name }) : t('admin.model.tierAny')}
      {price !== null && (
        <small className={rows.small}>
          {t('admin.model.alone', { price: moneyText(price, currency, i18n.language) })}
        </small>
      )}
    </>
  );
}
