import type { TaskListItem } from '@claywork/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { sentenceOf } from '../api/query-client.ts';
import { taskQuery, tasksChanged } from '../api/task-query.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { toast } from '../ui/toast-store.ts';
import styles from './Own.module.css';
import { GALLERY_KEY, galleryItemQuery, ownTaskQuery } from './queries.ts';

/** What who made it can do with it here. */
export function Own({ task }: { task: TaskListItem }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { task_id: taskId } = task;
  const hide = useMutation({
    mutationFn: () => client.tasks.visibility(taskId, 'private'),
    onSuccess: async () => {
      toast(t('gallery.hidden'), 'good');
      await navigate({ to: '/studio/$taskId', params: { taskId } });
      queries.removeQueries({ queryKey: galleryItemQuery(taskId).queryKey });
      queries.removeQueries({ queryKey: ownTaskQuery(taskId).queryKey });
      void queries.invalidateQueries({ queryKey: GALLERY_KEY });
      void queries.invalidateQueries({ queryKey: taskQuery(taskId).queryKey });
      tasksChanged(queries);
    },
    onError: (error) => toast(sentenceOf(error), 'bad'),
  });
  return (
    <section className={styles.own}>
      <h2 className={styles.title}>{t('gallery.own')}</h2>
      <p className={styles.text}>{t('gallery.ownText')}</p>
      <div className={styles.ways}>
        <Link to="/studio/$taskId" params={{ taskId }} className={buttonClass({ size: 'sm' })}>
          {t('gallery.open')}
        </Link>
        <Button size="sm" variant="quiet" icon={EyeOff} busy={hide.isPending} onClick={() => hide.mutate()}>
          {t('gallery.hide')}
        </Button>
      </div>
    </section>
  );
}
