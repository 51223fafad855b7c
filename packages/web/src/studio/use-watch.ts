import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { rememberTask, tasksChanged } from '../api/task-query.ts';
import { toast } from '../ui/toast-store.ts';

/** Follows a task while it runs: what is heard of it shows wherever it stands; when it ends, lists and balance are asked for anew. */
export function useWatch(taskId: string, running: boolean, title: string | undefined): void {
  const { t } = useTranslation();
  const said = useRef(title);
  said.current = title;
  const queries = useQueryClient();
  useEffect(() => {
    if (!running) return;
    const controller = new AbortController();
    client.tasks
      .wait(taskId, { signal: controller.signal, onProgress: (task) => rememberTask(queries, task) })
      .then((task) => {
        rememberTask(queries, task);
        tasksChanged(queries);
        if (task.status === 'done') toast(t('studio.finished', { title: said.current }), 'good');
        else toast(t('studio.failed', { title: said.current }), 'bad');
        void queries.invalidateQueries({ queryKey: ['task', taskId] });
      })
      .catch(() => {
        // given up, gone or left: the list says what is true now
        if (!controller.signal.aborted) tasksChanged(queries);
      });
    return () => controller.abort();
  }, [queries, taskId, running, t]);
}
