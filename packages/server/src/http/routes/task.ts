import { z } from 'zod';
import { isKeyShaped, keyDigest } from '../../members/key.ts';
import { pollTask } from '../../queue/poll-task.ts';
import { keyOf, unauthenticated } from '../auth.ts';
import type { Budgets } from '../budgets.ts';
import type { AppDeps } from '../deps.ts';
import { noSuchTask } from '../errors/no-such-task.ts';
import { isIdShaped } from '../id-shape.ts';
import { errorResponses } from '../schemas/errors.ts';
import { taskSchema } from '../schemas/task.ts';
import { taskView } from '../task-view.ts';
import { type Api, NEEDS_KEY } from './api.ts';

/** `GET /gen/task/:id`: the poll. It looks at the key itself, in the same query as at the task: clients ask nothing as often. */
export function registerTask(api: Api, deps: AppDeps, budgets: Budgets): void {
  const schema = {
    operationId: 'getTask',
    summary: 'One task; poll it about every three seconds',
    tags: ['engine'],
    security: NEEDS_KEY,
    params: z.object({ id: z.string() }),
    response: { 200: taskSchema, ...errorResponses(401, 404) },
  };
  api.get('/gen/task/:id', { schema }, async (request) => {
    const key = keyOf(request);
    const { id } = request.params;
    if (!key || !isKeyShaped(key)) throw unauthenticated();
    const poll = await pollTask(deps.db, keyDigest(key), isIdShaped(id) ? id : '');
    if (!poll) throw unauthenticated();
    budgets.spend('polls', poll.memberId);
    if (!poll.task) throw noSuchTask();
    return taskView(poll.task);
  });
}
