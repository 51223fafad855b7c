import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../api/query-client.ts';
import { tasksChanged } from '../api/task-query.ts';
import { useDescription } from '../api/use-forms.ts';
import { deriveForms } from '../forms/derive-form.ts';
import type { FormConfig } from '../forms/field-types.ts';
import { ErrorState, Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast-store.ts';
import { useTitle } from '../ui/use-title.ts';
import { Composer } from './compose/Composer.tsx';
import styles from './Studio.module.css';
import { Shelf } from './shelf/Shelf.tsx';

const route = getRouteApi('/shell/');

/** Where things are made: what to make at the left, what was made at the right. */
export function Studio() {
  const { t } = useTranslation();
  useTitle(t('nav.studio'));
  const start = route.useSearch();
  const queries = useQueryClient();
  const shelf = useRef<HTMLDivElement>(null);
  const { document, config, error, retry } = useDescription();
  const forms = useMemo(
    () => (document && config ? deriveForms(document, config as unknown as FormConfig) : undefined),
    [document, config],
  );
  const started = () => {
    tasksChanged(queries);
    toast(t('studio.started'), 'good');
    // on a phone the shelf is below what can be seen
    if (matchMedia('(width < 64rem)').matches) shelf.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  };
  return (
    <div className={styles.studio}>
      <section className={styles.compose} aria-label={t('studio.make')}>
        {error ? (
          <ErrorState title={t('studio.unreachable')} onRetry={retry}>
            {sentenceOf(error)}
          </ErrorState>
        ) : forms && config ? (
          <Composer key={JSON.stringify(start)} forms={forms} config={config} start={start} onStarted={started} />
        ) : (
          <div className={styles.loading} aria-busy="true">
            <Skeleton height="3.5rem" />
            <Skeleton height="8rem" />
            <Skeleton height="3rem" />
          </div>
        )}
      </section>
      <div ref={shelf} className={styles.shelf}>
        <Shelf />
      </div>
    </div>
  );
}
