import type { TaskListItem } from '@claywork/sdk';
import { Box } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { media } from '../../api/client.ts';
import type { Origin } from '../origin.ts';
import { opTitle } from '../words.ts';
import styles from './picker.module.css';

/** A result as a small button with its picture. */
export function TaskThumb({ task, origin, onPick }: TaskThumbProps) {
  const { t } = useTranslation();
  const title = origin.words ?? opTitle(t, task.op);
  return (
    <button type="button" className={styles.thumb} onClick={onPick} title={title}>
      <span className={styles.image}>
        {origin.pictured ? <img src={media.thumb(origin.pictured)} alt="" loading="lazy" /> : <Box aria-hidden />}
      </span>
      <span className={styles.title}>{title}</span>
    </button>
  );
}

interface TaskThumbProps {
  task: TaskListItem;
  /** Its words and its picture, its own or of what it was made from. */
  origin: Origin;
  onPick: () => void;
}
