import { z } from 'zod';
import { findTask } from '../../queue/find-task.ts';
import { listTasks } from '../../queue/list-tasks.ts';
import { CONTRACT } from '../config/contract.data.ts';
import type { AppDeps } from '../deps.ts';
import { isIdShaped } from '../id-shape.ts';
import { errorResponses } from '../schemas/errors.ts';
import { taskListItemSchema } from '../schemas/task.ts';
import { taskListItem } from '../task-view.ts';
import { type Api, NEEDS_KEY } from './api.ts';

const NEWEST = CONTRACT.limits.tasks_list;

const querySchema = z.object({
  task_id: z
    .string()
    .optional()
    .meta({ description: 'Only this task, as the list shows it; none where it is not yours.' }),
  before: z.string().optional().meta({ description: 'A task_id: the page starts below it.' }),
  q: z.string().max(400).optional().meta({
    description:
      'Only tasks with all of these words in what was asked for, in what they were made from, or in the operation.',
  }),
  op: z.string().max(60).optional().meta({ description: 'Only tasks of this operation.' }),
  limit: z
    .string()
    .regex(/^-?\d{1,9}$/, { error: 'must be an integer' })
    .transform((text) => Math.min(NEWEST, Math.max(1, Number(text))))
    .optional()
    .meta({ description: `Brought into 1 to ${NEWEST}.` }),
});

/** `GET /gen/tasks`: the 50 newest, or a page below a task; all, or those that a search finds. */
export function registerTasks(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'listTasks',
    summary: 'Your most recent tasks, newest first',
    tags: ['engine'],
    security: NEEDS_KEY,
    querystring: querySchema,
    response: {
      200: z.object({ tasks: z.array(taskListItemSchema) }).meta({ id: 'TaskList' }),
      ...errorResponses(401),
    },
  };
  api.get('/gen/tasks', { schema }, async ({ member, query }) => {
    const { task_id, before, q, op, limit = NEWEST } = query;
    if (task_id !== undefined) {
      const task = isIdShaped(task_id) ? await findTask(deps.db, member.id, task_id) : undefined;
      return { tasks: task ? [taskListItem(task)] : [] };
    }
    if (before !== undefined && !isIdShaped(before)) return { tasks: [] };
    const tasks = await listTasks(deps.db, member.id, { before, limit, op, q: q?.trim() || undefined });
    return { tasks: tasks.map(taskListItem) };
  });
}
