import type { TaskListItem } from '@claywork/sdk';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDescription } from '../../api/use-forms.ts';
import { deriveForms } from '../../forms/derive-form.ts';
import type { FormConfig } from '../../forms/field-types.ts';
import { nextOps } from '../../forms/next-ops.ts';
import { opTitle } from '../../forms/words.ts';
import { laneOf, leastCost, opIcon } from '../compose/op-look.ts';
import styles from './NextSteps.module.css';

/** What can be made of a result: every op that takes it, with it filled in. */
export function NextSteps({ task }: { task: TaskListItem }) {
  const { t } = useTranslation();
  const { document, config } = useDescription();
  const forms = useMemo(
    () => (document && config ? deriveForms(document, config as unknown as FormConfig) : undefined),
    [document, config],
  );
  if (!forms || !config) return null;
  const ops = nextOps(forms, task);
  if (!ops.length) return null;
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className={styles.title}>
        {t('result.next')}
      </h2>
      <ul className={styles.steps}>
        {ops.map((op) => {
          const Icon = opIcon(op, laneOf(config, op));
          const cost = leastCost(config, op);
          return (
            <li key={op}>
              <Link to="/" search={{ op, input: task.task_id }} className={styles.step}>
                <Icon aria-hidden className={styles.icon} />
                <span className={styles.name}>{t(`op.${op}.next`, { defaultValue: opTitle(t, op) })}</span>
                <span className={styles.cost}>
                  {cost === 0 ? t('studio.free') : cost !== undefined && t('studio.from', { count: cost })}
                </span>
                <ChevronRight aria-hidden className={styles.chevron} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
