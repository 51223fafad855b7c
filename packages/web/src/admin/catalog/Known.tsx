import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { KnownModel } from './known-model.ts';

/** A file that is in the catalog already, with the way to what was made of it. */
export function Known({ model: { slug, title } }: { model: KnownModel }) {
  const { t } = useTranslation();
  return (
    <>
      {t('admin.model.known')}{' '}
      <Link to="/catalog/$slug" params={{ slug }}>
        {title}
      </Link>
    </>
  );
}
