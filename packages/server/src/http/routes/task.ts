import { z } from 'zod';
import { isKeyShaped, keyDigestHex } from '../../members/key.ts';
import { Polls } from '../../queue/polls.ts';
import type { Budgets } from '../budgets.ts';
import { keyOf, sessionOf } from '../credentials.ts';
import type { AppDeps } from '../deps.ts';
import { noSuchTask } from '../errors/no-such-task.ts';
import { unauthenticated } from '../errors/unauthenticated.ts';
import { isIdShaped } from '../id-shape.ts';
import { ownTask } from '../own-task.ts';
import { errorResponses } from '../schemas/errors.ts';
import { taskSchema } from '../schemas/task.ts';
import { taskText, taskView } from '../task-view.ts';
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
    if (key === undefined) {
      // people in a browser ask seldom enough for two queries
      const member = await sessionOf(request, deps);
      if (!member) throw unauthenticated();
      budgets.spend('polls', member.id);
      return taskView(await ownTask(deps, member.id, id));
    }
    if (!isKeyShaped(key)) throw unauthenticated();
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
