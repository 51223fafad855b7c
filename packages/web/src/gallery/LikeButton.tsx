import type { GalleryItem } from '@claywork/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '../api/session.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Hidden } from '../ui/Hidden.tsx';
import styles from './LikeButton.module.css';
import { useLike } from './use-like.ts';

interface LikeButtonProps {
  item: Pick<GalleryItem, 'task_id' | 'likes' | 'liked'>;
  title: string;
  /** With its word and a border, for a page about one thing. */
  large?: boolean;
}

/** A heart with its number. Who is not signed in is asked to. */
export function LikeButton({ item, title, large }: LikeButtonProps) {
  const { t, i18n } = useTranslation();
  const { data: session } = useQuery(sessionQuery);
  const { href } = useLocation();
  const [asking, setAsking] = useState(false);
  const like = useLike(item.task_id);
  const liked = Boolean(item.liked);
  const press = () => (session?.member ? like.mutate(!liked) : setAsking(true));
  const number = item.likes.toLocaleString(i18n.language, { notation: item.likes < 10_000 ? 'standard' : 'compact' });
  return (
    <>
      <button
        type="button"
        className={large ? `${buttonClass({})} ${styles.large}` : styles.small}
        aria-pressed={liked}
        disabled={!session}
        onClick={press}
      >
        <Heart aria-hidden />
        {large ? <span>{t(liked ? 'gallery.liked' : 'gallery.like')}</span> : <Hidden>{t('gallery.like')}</Hidden>}
        <Hidden>{` “${title.slice(0, 80)}”, `}</Hidden>
        <span className={styles.number}>{number}</span>
        <Hidden>{` ${t('gallery.likes', { count: item.likes })}`}</Hidden>
      </button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        size="sm"
        title={t('gallery.signInTitle')}
        description={t('gallery.signInText')}
        actions={
          <>
            {session?.signup !== 'closed' && (
              <Link to="/sign-up" search={{ to: href }} className={buttonClass({})}>
                {t('auth.signUp')}
              </Link>
            )}
            <Link to="/sign-in" search={{ to: href }} className={buttonClass({ variant: 'primary' })}>
              {t('auth.signIn')}
            </Link>
          </>
        }
      />
    </>
  );
}
