import type { GalleryItem } from '@claywork/sdk';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { opTitle } from '../forms/words.ts';
import { opIcon } from '../studio/compose/op-look.ts';
import cardLink from '../ui/card-link.module.css';
import styles from './GalleryCard.module.css';
import { LikeButton } from './LikeButton.tsx';

/** Something that is shown: its picture, the words that it came from, who made it. */
export function GalleryCard({ item }: { item: GalleryItem }) {
  const { t } = useTranslation();
  const kind = opTitle(t, item.op);
  const title = item.prompt ?? kind;
  const Icon = opIcon(item.op);
  return (
    <article className={styles.card}>
      <div className={styles.stage}>
        {item.thumbnail ? (
          <img src={item.thumbnail} alt="" loading="lazy" decoding="async" />
        ) : (
          <Icon aria-hidden className={styles.noPicture} />
        )}
      </div>
      <div className={styles.foot}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <Link to="/gallery/$taskId" params={{ taskId: item.task_id }} className={cardLink.link}>
              {title}
            </Link>
          </h2>
          <p className={styles.meta}>
            <span className={styles.handle}>{item.handle}</span>
            {item.prompt && <span className={styles.kind}>{kind}</span>}
          </p>
        </div>
        <span className={styles.like}>
          <LikeButton item={item} title={title} />
        </span>
      </div>
    </article>
  );
}
