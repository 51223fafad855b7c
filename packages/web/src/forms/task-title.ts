import type { TaskListItem } from '@claywork/sdk';

/** What a member gave, as far as it can be read. */
export function paramsOf(task: Pick<TaskListItem, 'params_json'>): Record<string, unknown> {
  try {
    const params: unknown = JSON.parse(task.params_json);
    return typeof params === 'object' && params !== null ? (params as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What a task is about in its own words; undefined where it has none. */
export function wordsOf(task: Pick<TaskListItem, 'params_json'>): string | undefined {
  const { prompt, hint } = paramsOf(task);
  if (typeof prompt === 'string' && prompt.trim()) return prompt.trim();
  return typeof hint === 'string' && hint.trim() ? hint.trim() : undefined;
}
