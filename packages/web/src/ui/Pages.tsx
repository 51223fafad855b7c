import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import styles from './Pages.module.css';

interface PagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The way through a list in pages; nothing where there is one. */
export function Pages({ page, pages, onPage }: PagesProps) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      <Button icon={ChevronLeft} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('pages.previous')}
      </Button>
      <span className={styles.at} aria-current="page">
        {t('pages.at', { page: page.toLocaleString(), pages: pages.toLocaleString() })}
      </span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('pages.next')}
        <ChevronRight aria-hidden className={styles.icon} />
      </Button>
    </nav>
  );
}
