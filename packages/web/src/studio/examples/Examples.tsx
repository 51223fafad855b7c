import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import cardLink from '../../ui/card-link.module.css';
import styles from './Examples.module.css';
import { EXAMPLES } from './examples.ts';

/** Where nothing was made yet: sentences to begin with, and what became of them here. */
export function Examples() {
  const { t } = useTranslation();
  return (
    <div className={styles.examples}>
      <p className={styles.about}>{t('shelf.emptyText')}</p>
      <ul className={styles.grid}>
        {EXAMPLES.map(({ words, picture }) => (
          <li key={words} className={styles.example}>
            <img src={picture} alt="" width={512} height={512} loading="lazy" decoding="async" />
            <p className={styles.words}>
              <Link
                to="/"
                search={{ op: 'text-to-3d', prompt: words }}
                className={cardLink.link}
                aria-label={t('shelf.begin', { words })}
              >
                {words}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
