import type { TaskListItem } from '@claywork/sdk';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { media } from '../../api/client.ts';
import { sentenceOfError } from '../../forms/form-values.ts';
import { paramsOf } from '../../forms/task-title.ts';
import { Coil } from '../../ui/Coil.tsx';
import { DetailStage } from '../../ui/DetailPage.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { LazyViewer } from '../../viewer/LazyViewer.tsx';
import type { ViewerFile } from '../../viewer/types.ts';
import { motionNames } from './motion-names.ts';
import styles from './Showing.module.css';
import { Verdict } from './Verdict.tsx';

/** The result in the viewer; before that, how far it is; or why there is none. */
export function Showing({ task, title }: { task: TaskListItem; title: string }) {
  const { t } = useTranslation();
  if (task.status === 'done' && !task.files.length) return <Verdict task={task} />;
  return (
    <DetailStage>
      {task.status === 'running' ? (
        <Making task={task} title={title} />
      ) : task.status === 'failed' ? (
        <div className={styles.failed} role="alert">
          <CircleAlert aria-hidden />
          <h2>{t('result.failed')}</h2>
          <p>{task.error && sentenceOfError(task.error)}</p>
          <small>{t('shelf.refunded', { count: task.cost })}</small>
        </div>
      ) : (
        <LazyViewer
          key={task.task_id}
          files={filesOf(task)}
          poster={task.has_thumb ? media.thumb(task.task_id) : undefined}
          title={title}
          compare={before(task)}
        />
      )}
    </DetailStage>
  );
}

function Making({ task, title }: { task: TaskListItem; title: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.stage}>
      <Coil size={190} built={task.progress / 100} working />
      <div className={styles.progress}>
        <p className={styles.stageWords} role="status">
          {task.stage ? capital(task.stage) : t('shelf.waiting')}
        </p>
        <Progress value={task.progress} label={t('shelf.progress', { title })} />
        <p className={styles.percent}>{t('result.percent', { progress: task.progress })}</p>
      </div>
    </div>
  );
}

/** The files as the viewer shows them: those with a motion are called after it. */
function filesOf(task: TaskListItem): ViewerFile[] {
  const motions = motionNames(task);
  return task.files.map(({ name, mime, bytes }, n) => ({
    ...{ name, mime, bytes },
    label: motions.get(name),
    url: media.file(task.task_id, n),
  }));
}

/** The picture that an edit began with, where it was one of the member's own. */
function before(task: TaskListItem): string | undefined {
  const { image_task } = paramsOf(task);
  const pictures = task.files.every(({ mime }) => mime.startsWith('image/'));
  return pictures && task.files.length === 1 && typeof image_task === 'string' ? media.file(image_task, 0) : undefined;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
