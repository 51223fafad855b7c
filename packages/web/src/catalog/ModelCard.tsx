import type { Model } from '@claywork/sdk';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, Download, Heart, PersonStanding, Play, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import cardLink from '../ui/card-link.module.css';
import { Hidden } from '../ui/Hidden.tsx';
import styles from './ModelCard.module.css';

/** A model in a list: its picture, what it is called, and what it can do. */
export function ModelCard({ model }: { model: Model }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => value.toLocaleString(i18n.language, { notation: 'compact' });
  return (
    <article className={styles.card}>
      <div className={styles.stage}>
        {model.thumbnail && <img src={model.thumbnail} alt="" loading="lazy" decoding="async" />}
        <ul className={styles.badges}>
          {model.owned ? (
            <li data-tone="accent">
              <BadgeCheck aria-hidden /> {t('catalog.owned')}
            </li>
          ) : (
            model.featured && (
              <li data-tone="accent">
                <Star aria-hidden /> {t('catalog.featured')}
              </li>
            )
          )}
          {model.animated ? (
            <li>
              <Play aria-hidden /> {t('catalog.animated')}
            </li>
          ) : (
            model.rigged && (
              <li>
                <PersonStanding aria-hidden /> {t('catalog.rigged')}
              </li>
            )
          )}
        </ul>
      </div>
      <div className={styles.foot}>
        <h2 className={styles.title}>
          <Link to="/catalog/$slug" params={{ slug: model.slug }} className={cardLink.link}>
            {model.title}
          </Link>
        </h2>
        <p className={styles.meta}>
          <span>{model.category.name}</span>
          <span className={styles.counts}>
            <Download aria-hidden />
            <Hidden>{t('catalog.downloads')}</Hidden> {number(model.downloads)}
            <Heart aria-hidden data-on={model.favorited || undefined} />
            <Hidden>{t('catalog.likes')}</Hidden> {number(model.likes)}
          </span>
        </p>
      </div>
    </article>
  );
}
