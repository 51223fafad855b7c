import type { Task, TaskListItem } from '@claywork/sdk';
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { balanceQuery, tasksQuery } from './queries.ts';

/** One task, as its owner sees it in the list: with its parameters. */
export function taskQuery(taskId: string) {
  return queryOptions({
    queryKey: ['task', taskId],
    queryFn: async ({ signal }): Promise<TaskListItem> => {
      const { tasks } = await client.tasks.list({ task_id: taskId }, { signal });
      if (tasks[0]) return tasks[0];
      // says in the service's own words that there is no such task
      const task = await client.tasks.get(taskId, { signal });
      return { visibility: 'private', likes: 0, has_thumb: false, params_json: '{}', ...task };
    },
  });
}

/** Puts what was heard of a task wherever it is shown. */
export function rememberTask(queries: QueryClient, task: Task): void {
  queries.setQueryData(taskQuery(task.task_id).queryKey, (old) => old && { ...old, ...task });
  changeListed(queries, task.task_id, task);
}

/** The same in every list of tasks that has been fetched. */
export function changeListed(queries: QueryClient, taskId: string, change: Partial<TaskListItem>): void {
  const { queryKey } = tasksQuery;
  queries.setQueriesData<InfiniteData<TaskListItem[], string>>({ queryKey }, (old) => {
    if (!old) return old;
    const update = (item: TaskListItem) => (item.task_id === taskId ? { ...item, ...change } : item);
    return { ...old, pages: old.pages.map((page) => page.map(update)) };
  });
}

/** After a task began, ended or went: lists and balance are asked for anew. */
export function tasksChanged(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: tasksQuery.queryKey });
  void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
}
