import type { Overview } from '@claywork/sdk';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { opTitle } from '../../forms/words.ts';
import { when } from '../../studio/when.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './Failures.module.css';
import { secondsText } from './seconds-text.ts';

type Failure = Overview['failures'][number];

/** What failed: the sentence that the member read, and below it what went wrong inside. */
export function Failures({ failures }: { failures: readonly Failure[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('admin.failures')} flush>
      {failures.length === 0 ? (
        <p className={styles.nothing}>{t('admin.noFailures')}</p>
      ) : (
        <ul className={styles.list}>
          {failures.map((failure) => (
            <li key={failure.task_id}>
              <One failure={failure} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function One({ failure }: { failure: Failure }) {
  const { t, i18n } = useTranslation();
  return (
    <details className={styles.failure}>
      <summary className={styles.summary}>
        <ChevronDown aria-hidden className={styles.arrow} />
        <span className={styles.error}>{failure.error}</span>
        <span className={styles.meta}>
          {opTitle(t, failure.op)} · {failure.handle} ·{' '}
          <time dateTime={failure.failed_at}>{when(failure.failed_at, i18n.language)}</time>
        </span>
      </summary>
      <div className={styles.inside}>
        <p className={styles.ids}>
          {t('admin.task')} <code>{failure.task_id}</code> ·{' '}
          <Link to="/admin/members/$memberId" params={{ memberId: failure.member_id }}>
            {failure.handle}
          </Link>{' '}
          · {t('shelf.refunded', { count: failure.cost })}
        </p>
        {failure.attempts.map(({ number, outcome, seconds, worker, detail }) => (
          <section key={number}>
            <h3 className={styles.attempt}>
              {t('admin.attemptLine', { number, outcome: outcome ?? t('admin.underway') })}
              <small>
                {seconds !== null && `${secondsText(seconds, i18n.language)} `}
                {t('admin.onWorker', { worker })}
              </small>
            </h3>
            {detail ? (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
              <pre className={styles.detail} tabIndex={0}>
                {detail}
              </pre>
            ) : (
              <p className={styles.none}>{t('admin.noDetail')}</p>
            )}
          </section>
        ))}
      </div>
    </details>
  );
}
