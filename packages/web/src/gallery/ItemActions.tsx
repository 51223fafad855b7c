import type { GalleryItem } from '@claywork/sdk';
import { Link } from '@tanstack/react-router';
import { Download, Share2, WandSparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { bytesText } from '../studio/when.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { toast } from '../ui/toast-store.ts';
import styles from './ItemActions.module.css';
import { LikeButton } from './LikeButton.tsx';

/** Making one's own of it, liking it, telling others, taking it along. */
export function ItemActions({ item, title }: { item: GalleryItem; title: string }) {
  const { t, i18n } = useTranslation();
  const share = async () => {
    const url = `${location.origin}/gallery/${item.task_id}`;
    // a phone has its own sheet for this; a desktop's is in the way of a link
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    if (await copyText(url)) toast(t('gallery.copied'), 'good');
    else toast(t('gallery.copyFailed'), 'bad');
  };
  const words = item.prompt !== null;
  return (
    <section className={styles.actions}>
      <Link
        to="/"
        search={{ op: item.op, ...(words && { prompt: item.prompt! }) }}
        className={buttonClass({ variant: 'primary', size: 'lg', wide: true })}
      >
        <WandSparkles aria-hidden className={styles.icon} />
        {t(words ? 'gallery.remix' : 'gallery.use')}
      </Link>
      <p className={styles.hint}>{t(words ? 'gallery.remixHint' : 'gallery.useHint')}</p>
      <div className={styles.row}>
        <LikeButton item={item} title={title} large />
        <Button icon={Share2} onClick={() => void share()}>
          {t('gallery.share')}
        </Button>
      </div>
      {item.files.length > 0 && (
        <ul className={styles.files} aria-label={t('gallery.files')}>
          {item.files.map(({ name, bytes, url }) => (
            <li key={url}>
              <a href={url} download={name} className={styles.file}>
                <Download aria-hidden className={styles.icon} />
                <Hidden>{t('gallery.save')} </Hidden>
                <span className={styles.name}>{name}</span>
                <span className={styles.bytes}>{bytesText(bytes, i18n.language)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
