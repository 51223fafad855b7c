import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { Coil } from './Coil.tsx';
import styles from './states.module.css';

interface StateProps {
  title: ReactNode;
  children?: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
  /** All that the page says: its title is the page's. */
  page?: boolean;
}

/** Nothing here yet: says why, and what to do. */
export function EmptyState({ title, children, action, page }: StateProps) {
  const Title = page ? 'h1' : 'h3';
  return (
    <div className={`${styles.state} ${page ? styles.page : ''}`}>
      <Coil size={88} built={0.26} />
      <Title className={styles.title}>{title}</Title>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}

/** Something did not work: the sentence of the service, and a way on. */
export function ErrorState({ title, children, action, page, onRetry }: StateProps & { onRetry?: () => void }) {
  const { t } = useTranslation();
  const Title = page ? 'h1' : 'h3';
  return (
    <div className={`${styles.state} ${page ? styles.page : ''}`} role="alert">
      <CircleAlert aria-hidden className={styles.icon} />
      <Title className={styles.title}>{title}</Title>
      {children && <p className={styles.text}>{children}</p>}
      {onRetry && (
        <Button icon={RotateCcw} onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      )}
      {action}
    </div>
  );
}

/** A place that will be filled: give it the size of what comes. */
export function Skeleton({ height = '1rem', width = '100%', round }: SkeletonProps) {
  return (
    <span className={styles.skeleton} style={{ height, width, borderRadius: round ? 'var(--round)' : undefined }} />
  );
}

interface SkeletonProps {
  height?: string;
  width?: string;
  round?: boolean;
}

/** A sentence on the page that matters now: a failure at a form, a hint. */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <div className={styles.noticeText}>{children}</div>
      {action}
    </div>
  );
}

interface NoticeProps {
  tone: 'bad' | 'warn' | 'good' | 'plain';
  children: ReactNode;
  action?: ReactNode;
}
