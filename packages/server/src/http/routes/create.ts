import type { Budgets } from '../budgets.ts';
import { create } from '../create/create.ts';
import { InFlight, idempotencyOf } from '../create/idempotency.ts';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { errorResponses } from '../schemas/errors.ts';
import { createdSchema } from '../schemas/task.ts';
import { type Api, NEEDS_KEY } from './api.ts';

/** `POST /gen/create`. The body's schema is derived from the registered ops, see `openapi/create-body.ts`. */
export function registerCreate(api: Api, deps: AppDeps, budgets: Budgets): void {
  const inFlight = new InFlight();
  const schema = {
    operationId: 'createTask',
    summary: 'Start a task',
    tags: ['engine'],
    security: NEEDS_KEY,
    response: { 200: createdSchema, ...errorResponses(401, 402, 409, 413, 415, 422, 502) },
  };
  api.post('/gen/create', {
    schema,
    // spent before the body is read: a budget is there to bound work
    onRequest: async ({ member }) => budgets.spend('creates', member.id),
    handler: async (request, reply) => {
      const { body, member, rawBody } = request;
      const idempotency = idempotencyOf(request.headers['idempotency-key'], rawBody);
      const work = () => create(deps, { memberId: member.id, body, idempotency });
      try {
        const created = await (idempotency ? inFlight.only(member.id, idempotency.key, work) : work());
        if (created.replayed) reply.header('idempotent-replayed', 'true');
        return { task_id: created.taskId, cost: created.cost, status: 'running' as const };
      } catch (error) {
        // the contract has clients repeat a create while a lane is full: those tries are not theirs to pay
        if (error instanceof ServiceError && error.code === 'lane_full') budgets.giveBack('creates', member.id);
        throw error;
      }
    },
  });
}
