import type { TaskListItem } from '@claywork/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Archive, Dices, Download, RotateCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../../api/client.ts';
import { sentenceOf } from '../../api/query-client.ts';
import { sessionQuery } from '../../api/session.ts';
import { tasksChanged } from '../../api/task-query.ts';
import { isPublishable } from '../../forms/model-files.ts';
import { randomSeed } from '../../forms/random-seed.ts';
import { paramsOf } from '../../forms/task-title.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/states.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Countdown } from '../compose/Countdown.tsx';
import { ShortOfCredits } from '../compose/ShortOfCredits.tsx';
import { useCreate } from '../compose/use-create.ts';
import { bytesText } from '../when.ts';
import styles from './Actions.module.css';
import { motionNames } from './motion-names.ts';

// for the few who may
const PublishTask = lazy(() =>
  import('../../admin/catalog/publish/PublishTask.tsx').then(({ PublishTask }) => ({ default: PublishTask })),
);

/** Downloads, and once more; into the catalog, for those who keep it. */
export function Actions({ task }: { task: TaskListItem }) {
  const { t, i18n } = useTranslation();
  const { files } = task;
  const motions = motionNames(task);
  const { data: session } = useQuery(sessionQuery);
  return (
    <section className={styles.actions} aria-label={t('result.actions')}>
      {files.length > 1 && <DownloadAll task={task} />}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ name, bytes }, n) => (
            <li key={name}>
              <a
                className={
                  files.length === 1 ? buttonClass({ variant: 'primary', size: 'lg', wide: true }) : styles.file
                }
                href={media.file(task.task_id, n)}
                download={name}
              >
                <Download aria-hidden className={styles.icon} />
                <span className={styles.name}>
                  {files.length === 1 ? t('result.download', { name }) : (motions.get(name) ?? name)}
                </span>
                <span className={styles.bytes}>{bytesText(bytes, i18n.language)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {task.status !== 'running' && <Again task={task} />}
      {session?.member?.admin && files.some(({ name }) => isPublishable(name)) && (
        <Suspense fallback={null}>
          <PublishTask task={task} />
        </Suspense>
      )}
    </section>
  );
}

function DownloadAll({ task }: { task: TaskListItem }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { downloadZip } = await import('./download-zip.ts');
      await downloadZip(task);
    } catch (error) {
      toast(sentenceOf(error), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="primary" size="lg" wide icon={Archive} busy={busy} onClick={() => void download()}>
      {t('result.all')}
    </Button>
  );
}

function Again({ task }: { task: TaskListItem }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const making = useCreate();
  const seeded = typeof (task.output as { seed?: unknown }).seed === 'number' || 'seed' in paramsOf(task);
  const vary = async () => {
    const body = { ...paramsOf(task), op: task.op, seed: randomSeed(), visibility: task.visibility };
    const taskId = await making.create(body);
    if (!taskId) return;
    tasksChanged(queries);
    await navigate({ to: '/studio/$taskId', params: { taskId } });
  };
  return (
    <>
      <div className={styles.again}>
        <Link to="/" search={{ again: task.task_id }} className={buttonClass({ wide: true })}>
          <RotateCw aria-hidden className={styles.icon} />
          {t('studio.again')}
        </Link>
        {seeded && task.status === 'done' && (
          <Button icon={Dices} wide busy={making.busy} onClick={() => void vary()}>
            {t('result.vary', { count: task.cost })}
          </Button>
        )}
      </div>
      {making.pause && <Countdown pause={making.pause} onCancel={making.cancel} />}
      {making.short ? (
        <ShortOfCredits
          need={making.short.need}
          allowanceLeft={making.short.allowanceLeft}
          balance={making.short.balance}
        />
      ) : (
        making.error !== undefined && <Notice tone="bad">{sentenceOf(making.error)}</Notice>
      )}
    </>
  );
}
