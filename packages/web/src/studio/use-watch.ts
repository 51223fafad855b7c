import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../api/client.ts';
import { rememberTask, tasksChanged } from '../api/task-query.ts';

/** Follows a task while it runs: what is heard of it shows wherever it stands; when it ends, lists and balance are asked for anew. */
export function useWatch(taskId: string, running: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!running) return;
    const controller = new AbortController();
    client.tasks
      .wait(taskId, { signal: controller.signal, onProgress: (task) => rememberTask(queries, task) })
      .then((task) => {
        rememberTask(queries, task);
        tasksChanged(queries);
        void queries.invalidateQueries({ queryKey: ['task', taskId] });
      })
      .catch(() => {
        // given up, gone or left: the list says what is true now
        if (!controller.signal.aborted) tasksChanged(queries);
      });
    return () => controller.abort();
  }, [queries, taskId, running]);
}
