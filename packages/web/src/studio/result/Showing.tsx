import type { TaskListItem } from '@claywork/sdk';
import { CircleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../../api/client.ts';
import { paramsOf } from '../../forms/task-title.ts';
import { Coil } from '../../ui/Coil.tsx';
import { Progress } from '../../ui/Progress.tsx';
import styles from './Showing.module.css';
import { Verdict } from './Verdict.tsx';

const Viewer = lazy(() => import('../../viewer/index.ts').then(({ Viewer }) => ({ default: Viewer })));

/** The result in the viewer; before that, how far it is; or why there is none. */
export function Showing({ task, title }: { task: TaskListItem; title: string }) {
  const { t } = useTranslation();
  if (task.status === 'running')
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
  if (task.status === 'failed')
    return (
      <div className={styles.failed} role="alert">
        <CircleAlert aria-hidden />
        <h2>{t('result.failed')}</h2>
        <p>{task.error}</p>
        <small>{t('shelf.refunded', { count: task.cost })}</small>
      </div>
    );
  if (!task.files.length) return <Verdict output={task.output} />;
  const files = task.files.map(({ name, mime, bytes }, n) => ({
    name,
    mime,
    bytes,
    url: media.file(task.task_id, n),
  }));
  const poster = task.has_thumb ? media.thumb(task.task_id) : undefined;
  return (
    <Suspense fallback={<div className={styles.stage}>{poster && <img src={poster} alt="" />}</div>}>
      <div className={styles.viewer}>
        <Viewer key={task.task_id} files={files} poster={poster} title={title} compare={before(task)} />
      </div>
    </Suspense>
  );
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
