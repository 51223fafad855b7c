import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ThemeButton } from '../app/ThemeButton.tsx';
import { Coil, Wordmark } from '../ui/Coil.tsx';
import { useTitle } from '../ui/use-title.ts';
import styles from './AuthFrame.module.css';

interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Below the form: the other way in. */
  foot?: ReactNode;
}

/** The frame of the pages before the studio: the form, and on wide screens the wheel beside it. */
export function AuthFrame({ title, lead, children, foot }: AuthFrameProps) {
  const { t } = useTranslation();
  useTitle(title);
  return (
    <div className={styles.frame}>
      <div className={styles.side} aria-hidden="true">
        <div className={styles.wheel}>
          <Coil size={300} />
        </div>
        <p className={styles.motto}>{t('auth.motto')}</p>
      </div>
      <div className={styles.column}>
        <header className={styles.top}>
          <Link to="/" className={styles.home} aria-label={t('nav.home')}>
            <Wordmark />
          </Link>
          <ThemeButton />
        </header>
        <main className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
          {foot && <p className={styles.foot}>{foot}</p>}
        </main>
      </div>
    </div>
  );
}
