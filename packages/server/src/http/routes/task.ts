import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findAnyTask } from '../../queue/find-task.ts';
import type { Task } from '../../queue/task.ts';
import type { Budgets } from '../budgets.ts';
import type { AppDeps } from '../deps.ts';
import { noSuchTask } from '../errors/no-such-task.ts';
import { isIdShaped } from '../id-shape.ts';
import { errorResponses } from '../schemas/errors.ts';
import { taskSchema } from '../schemas/task.ts';
import { taskView } from '../task-view.ts';
import { type Api, NEEDS_KEY } from './api.ts';

/** `GET /gen/task/:id`: the poll. Key and task are read at the same time, each batched with those of other polls. */
export function registerTask(api: Api, deps: AppDeps, budgets: Budgets): void {
  const started = new WeakMap<FastifyRequest, Promise<Task | undefined>>();
  const schema = {
    operationId: 'getTask',
    summary: 'One task; poll it about every three seconds',
    tags: ['engine'],
    security: NEEDS_KEY,
    params: z.object({ id: z.string() }),
    response: { 200: taskSchema, ...errorResponses(401, 404) },
  };
  const prefetch = (request: FastifyRequest) => {
    const { id } = request.params as { id: string };
    const task = isIdShaped(id) ? findAnyTask(deps.db, id) : Promise.resolve(undefined);
    // a request that is refused before it asks for the task leaves this promise alone
    task.catch(() => undefined);
    started.set(request, task);
  };
  api.get('/gen/task/:id', { schema, config: { prefetch } }, async (request) => {
    budgets.spend('polls', request.member.id);
    const task = await started.get(request);
    if (task?.memberId !== request.member.id) throw noSuchTask();
    return taskView(task);
  });
}
