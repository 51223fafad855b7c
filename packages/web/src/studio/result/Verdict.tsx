import type { TaskListItem } from '@claywork/sdk';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paramsOf } from '../../forms/task-title.ts';
import { choiceLabel } from '../../forms/words.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Coil } from '../../ui/Coil.tsx';
import styles from './Verdict.module.css';

/** A task that answers instead of making something: whether a model can be rigged. */
export function Verdict({ task }: { task: TaskListItem }) {
  const { t } = useTranslation();
  const { riggable, rig_type, reason } = (task.output ?? {}) as {
    riggable?: boolean;
    rig_type?: string;
    reason?: string;
  };
  if (riggable === undefined)
    return (
      <div className={styles.verdict}>
        <Coil size={120} />
        <h2>{t('result.noFiles')}</h2>
      </div>
    );
  const { input } = paramsOf(task) as { input?: unknown };
  const Icon = riggable ? CircleCheck : CircleX;
  return (
    <div className={styles.verdict} data-good={riggable}>
      <Icon aria-hidden />
      <h2>{t(riggable ? 'result.riggable' : 'result.notRiggable')}</h2>
      {riggable && rig_type && <p>{t('result.body', { kind: choiceLabel(t, 'rig_type', rig_type) })}</p>}
      {reason && <p>{reason}</p>}
      {riggable && typeof input === 'string' && (
        <Link to="/" search={{ op: 'rig', input }} className={buttonClass({ variant: 'primary' })}>
          {t('op.rig.next')}
        </Link>
      )}
    </div>
  );
}
