import type { TaskListItem } from '@claywork/sdk';
import { Box } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { media } from '../../api/client.ts';
import { wordsOf } from '../task-title.ts';
import { opTitle } from '../words.ts';
import styles from './picker.module.css';

/** A result as a small button with its picture. */
export function TaskThumb({ task, onPick }: { task: TaskListItem; onPick: () => void }) {
  const { t } = useTranslation();
  const title = wordsOf(task) ?? opTitle(t, task.op);
  return (
    <button type="button" className={styles.thumb} onClick={onPick} title={title}>
      <span className={styles.image}>
        {task.has_thumb ? <img src={media.thumb(task.task_id)} alt="" loading="lazy" /> : <Box aria-hidden />}
      </span>
      <span className={styles.title}>{title}</span>
    </button>
  );
}
