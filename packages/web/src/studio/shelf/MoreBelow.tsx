import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import styles from './MoreBelow.module.css';

/** The next page when the end comes into sight; a button for those who would rather press. */
export function MoreBelow({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && !busy && more.current(), {
      rootMargin: '400px',
    });
    watcher.observe(place.current!);
    return () => watcher.disconnect();
  }, [busy]);
  return (
    <div ref={place} className={styles.more}>
      <Button busy={busy} onClick={onMore}>
        {t('shelf.more')}
      </Button>
    </div>
  );
}
