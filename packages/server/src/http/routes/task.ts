import { z } from 'zod';
import { isKeyShaped, keyDigestHex } from '../../members/key.ts';
import { Polls } from '../../queue/polls.ts';
import { keyOf, unauthenticated } from '../auth.ts';
import type { Budgets } from '../budgets.ts';
import type { AppDeps } from '../deps.ts';
import { noSuchTask } from '../errors/no-such-task.ts';
import { isIdShaped } from '../id-shape.ts';
import { errorResponses } from '../schemas/errors.ts';
import { taskSchema } from '../schemas/task.ts';
import { taskText } from '../task-view.ts';
import { type Api, NEEDS_KEY } from './api.ts';

/** `GET /gen/task/:id`: the poll. It looks at the key itself, together with the task: clients ask nothing as often. Returns what
 * answers them. */
export function registerTask(api: Api, deps: AppDeps, budgets: Budgets): Polls {
  const schema = {
    operationId: 'getTask',
    summary: 'One task; poll it about every three seconds',
    tags: ['engine'],
    security: NEEDS_KEY,
    params: z.object({ id: z.string() }),
    response: { 200: taskSchema, ...errorResponses(401, 404) },
  };
  const polls = new Polls(deps.db, taskText, deps.onPoll);
  api.addHook('onReady', async () => polls.start());
  api.addHook('onClose', () => polls.close());
  api.get('/gen/task/:id', { schema }, async (request, reply) => {
    const key = keyOf(request);
    const { id } = request.params;
    if (!key || !isKeyShaped(key)) throw unauthenticated();
    const answer = await polls.poll(keyDigestHex(key), isIdShaped(id) ? id : '');
    if (!answer) throw unauthenticated();
    budgets.spend('polls', answer.memberId);
    if (answer.body === undefined) throw noSuchTask();
    // a text of this type is sent as it is
    reply.header('content-type', 'application/json; charset=utf-8');
    return answer.body as unknown as z.output<typeof taskSchema>;
  });
  return polls;
}
