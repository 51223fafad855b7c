import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './Categories.module.css';

interface CategoriesProps {
  categories: readonly { slug: string; name: string; count: number }[];
  q?: string;
}

/** Links to every category that holds something; the search goes along. */
export function Categories({ categories, q }: CategoriesProps) {
  const { t, i18n } = useTranslation();
  const filled = categories.filter(({ count }) => count > 0);
  if (filled.length < 2) return null;
  const words = q ? { q } : {};
  return (
    <nav aria-label={t('catalog.categories')} className={styles.bar}>
      <Link
        to="/catalog"
        search={words}
        className={styles.chip}
        activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
      >
        {t('catalog.all')}
      </Link>
      {filled.map(({ slug, name, count }) => (
        <Link
          key={slug}
          to="/catalog"
          search={{ ...words, category: slug }}
          className={styles.chip}
          activeOptions={{ includeSearch: true }}
        >
          {name} <small>{count.toLocaleString(i18n.language, { notation: 'compact' })}</small>
        </Link>
      ))}
    </nav>
  );
}
