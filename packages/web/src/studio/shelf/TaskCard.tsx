import type { TaskListItem } from '@claywork/sdk';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { media } from '../../api/client.ts';
import { sentenceOfError } from '../../forms/form-values.ts';
import type { Origin } from '../../forms/origin.ts';
import { opTitle } from '../../forms/words.ts';
import { Coil } from '../../ui/Coil.tsx';
import cardLink from '../../ui/card-link.module.css';
import { Hidden } from '../../ui/Hidden.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { opIcon } from '../compose/op-look.ts';
import { TaskMenu } from '../TaskMenu.tsx';
import { useWatch } from '../use-watch.ts';
import { when } from '../when.ts';
import styles from './TaskCard.module.css';

/** A task on the shelf: its picture, how far it is, or why it failed. */
export function TaskCard({ task, origin }: { task: TaskListItem; origin: Origin }) {
  const { t, i18n } = useTranslation();
  const running = task.status === 'running';
  const kind = opTitle(t, task.op);
  const words = origin.words;
  useWatch(task.task_id, running, words ?? kind);
  const Icon = opIcon(task.op);
  return (
    <article className={styles.card} data-status={task.status}>
      <div className={styles.stage}>
        {running ? (
          <Coil size={92} built={task.progress / 100} working />
        ) : task.status === 'failed' ? (
          <p className={styles.failed}>
            <CircleAlert aria-hidden />
            <span className={styles.sentence}>{task.error && sentenceOfError(task.error)}</span>
            <small>{t('shelf.refunded', { count: task.cost })}</small>
          </p>
        ) : task.has_thumb ? (
          <img src={media.thumb(task.task_id)} alt="" loading="lazy" decoding="async" />
        ) : (
          <>
            {origin.pictured && (
              <img className={styles.faint} src={media.thumb(origin.pictured)} alt="" loading="lazy" decoding="async" />
            )}
            <span className={styles.noPicture}>
              <Icon aria-hidden />
              <span>{task.files[0]?.name ?? kind}</span>
            </span>
          </>
        )}
        {running && (
          <div className={styles.progress}>
            <Progress value={task.progress} label={t('shelf.progress', { title: words ?? kind })} />
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <div className={styles.words}>
          <h3 className={styles.title}>
            <Link to="/studio/$taskId" params={{ taskId: task.task_id }} className={cardLink.link}>
              {words ?? kind}
            </Link>
          </h3>
          <p className={styles.meta}>
            {running ? (
              <span aria-live="off">
                {task.stage ? t('shelf.stage', { stage: task.stage, progress: task.progress }) : t('shelf.waiting')}
              </span>
            ) : (
              <>
                {words && <span className={styles.kind}>{kind}</span>}
                <span className={styles.time}>
                  <time dateTime={task.created_at}>{when(task.created_at, i18n.language)}</time>
                  {task.visibility === 'private' && (
                    <>
                      <Lock aria-hidden className={styles.lock} />
                      <Hidden>{t('studio.private')}</Hidden>
                    </>
                  )}
                </span>
              </>
            )}
          </p>
        </div>
        <span className={styles.menu}>
          <TaskMenu task={task} />
        </span>
      </div>
    </article>
  );
}
