import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Box, Images, Upload, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, media } from '../../api/client.ts';
import { tasksQuery } from '../../api/queries.ts';
import { sentenceOf } from '../../api/query-client.ts';
import { taskQuery, tasksChanged } from '../../api/task-query.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { isTouch } from '../../ui/is-touch.ts';
import { Notice } from '../../ui/states.tsx';
import { fits } from '../fits.ts';
import { MODEL_FILES } from '../model-files.ts';
import { originOf } from '../origin.ts';
import { TaskPicker } from '../picker/TaskPicker.tsx';
import { TaskThumb } from '../picker/TaskThumb.tsx';
import { opTitle } from '../words.ts';
import styles from './controls.module.css';

/** Recent results offered right away. */
const RECENT = 4;

/** Earlier work: chosen among what goes in here, or a model file, which is brought in on the way. */
export function TaskControl({ from, formats, value, onChange }: TaskControlProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data } = useInfiniteQuery(tasksQuery);
  const chosen = useQuery({ ...taskQuery(value ?? ''), enabled: value !== undefined });
  const [picking, setPicking] = useState(false);
  const [bringing, setBringing] = useState<string>();
  const [error, setError] = useState<string>();
  const all = data?.pages.flat() ?? [];
  const byId = new Map(all.map((task) => [task.task_id, task]));
  const takesModels = from.includes('import');
  const fitting = all.filter((task) => fits(task, { from, formats }));
  const bring = async (file: File) => {
    setBringing(file.name);
    setError(undefined);
    try {
      const task = await client.importModel(file, { name: file.name });
      tasksChanged(queries);
      onChange(task.task_id);
    } catch (problem) {
      setError(sentenceOf(problem));
    } finally {
      setBringing(undefined);
    }
  };
  if (value) {
    const task = chosen.data;
    const title = task ? (originOf(task, byId).words ?? opTitle(t, task.op)) : t('common.loading');
    return (
      <div className={styles.chosen}>
        <span className={styles.chosenIcon}>
          {task?.has_thumb ? <img src={media.thumb(value)} alt="" /> : <Box aria-hidden />}
        </span>
        <span className={styles.chosenText}>
          <strong>{chosen.error ? sentenceOf(chosen.error) : title}</strong>
          {task && <small>{opTitle(t, task.op)}</small>}
        </span>
        <IconButton
          icon={X}
          size="sm"
          label={t('common.remove', { name: title })}
          onClick={() => onChange(undefined)}
        />
      </div>
    );
  }
  return (
    <>
      {fitting.length > 0 && (
        <>
          <ul className={styles.recent}>
            {fitting.slice(0, RECENT).map((task) => (
              <li key={task.task_id}>
                <TaskThumb task={task} origin={originOf(task, byId)} onPick={() => onChange(task.task_id)} />
              </li>
            ))}
          </ul>
          {fitting.length > RECENT && (
            <Button size="sm" icon={Images} className={styles.start} onClick={() => setPicking(true)}>
              {t('form.allFitting')}
            </Button>
          )}
        </>
      )}
      {takesModels ? (
        <FileDrop
          accept={MODEL_FILES}
          icon={Upload}
          compact={fitting.length > 0}
          busy={bringing !== undefined}
          label={
            bringing ? t('form.bringing', { name: bringing }) : t(isTouch() ? 'form.chooseModel' : 'form.dropModel')
          }
          hint={t('form.modelHint')}
          onFiles={(files) => void bring(files[0]!)}
        />
      ) : (
        fitting.length === 0 && (
          <Notice tone="plain">{t('form.needsFirst', { ops: from.map((op) => opTitle(t, op)).join(', ') })}</Notice>
        )
      )}
      {error && <Notice tone="bad">{error}</Notice>}
      <TaskPicker
        open={picking}
        onOpenChange={setPicking}
        from={from}
        formats={formats}
        onPick={(task) => onChange(task.task_id)}
      />
    </>
  );
}

interface TaskControlProps {
  from: readonly string[];
  formats?: readonly string[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}
