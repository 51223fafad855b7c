import type { TaskListItem } from '@claywork/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { sentenceOf } from '../api/query-client.ts';
import { changeListed, taskQuery, tasksChanged } from '../api/task-query.ts';
import { toast } from '../ui/toast-store.ts';

/** What can be done with a task of one's own. */
export function useTaskActions(task: Pick<TaskListItem, 'task_id' | 'status'>, onDeleted?: () => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { queryKey } = taskQuery(task.task_id);
  const show = useMutation({
    mutationFn: (visibility: 'public' | 'private') => client.tasks.visibility(task.task_id, visibility),
    onSuccess: ({ visibility }) => {
      queries.setQueryData(queryKey, (old) => old && { ...old, visibility });
      changeListed(queries, task.task_id, { visibility });
      toast(t(visibility === 'public' ? 'studio.nowPublic' : 'studio.nowPrivate'), 'good');
    },
    onError: (error) => toast(sentenceOf(error), 'bad'),
  });
  const remove = useMutation({
    mutationFn: () => client.tasks.delete(task.task_id),
    onSuccess: () => {
      onDeleted?.();
      queries.removeQueries({ queryKey });
      tasksChanged(queries);
      toast(t(task.status === 'running' ? 'studio.cancelled' : 'studio.deleted'));
    },
    onError: (error) => toast(sentenceOf(error), 'bad'),
  });
  return { show: show.mutate, remove: remove.mutate, removing: remove.isPending };
}
