import { randomInt } from 'node:crypto';
import { newTaskId } from '../../db/ids.ts';
import { createTask } from '../../queue/create-task.ts';
import { refuseTask } from '../../queue/end-task.ts';
import { findReplay } from '../../queue/idempotency.ts';
import type { AppDeps, Op } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { type Created, createdOrThrow, engineRefused } from './create-outcome.ts';
import { pricedCreate } from './priced-create.ts';

export interface CreateRequest {
  memberId: string;
  body: unknown;
  idempotency?: { key: string; digest: Uint8Array };
}

/** From a body to a running task. Checks in the order of the contract: validity, disabled, running maximum, credits, lane. */
export async function create(deps: AppDeps, request: CreateRequest): Promise<Created> {
  const { memberId, idempotency } = request;
  if (idempotency) {
    // before validity: what a first create was chained to may be gone by now, and its answer still stands
    const replay = await findReplay(deps.db, memberId, idempotency);
    if (replay) return createdOrThrow(replay);
  }
  const { op, params, visibility, paramsJson, taskIds, cost } = await pricedCreate(deps, memberId, request.body);
  if (!deps.config.enabled) throw new ServiceError('disabled', 'Generation is disabled for the moment.');
  const id = newTaskId();
  const created = createdOrThrow(
    await createTask(deps.db, {
      id,
      memberId,
      op: op.name,
      lane: op.lane,
      cost,
      params,
      paramsJson,
      seed: seedOf(params),
      visibility,
      inputTasks: taskIds,
      engine: 'embedded',
      idempotency,
    }),
  );
  if (!created.replayed) await admit(deps, op, created.taskId, params);
  return created;
}

async function admit(deps: AppDeps, op: Op, taskId: string, params: Readonly<Record<string, unknown>>): Promise<void> {
  const refusal = await deps.admit?.({ taskId, op: op.name, params });
  if (refusal === undefined) return;
  await refuseTask(deps.db, taskId, refusal);
  throw engineRefused(refusal, taskId);
}

/** The seed that was asked for, or one drawn now: the result can be made again either way. */
function seedOf(params: Readonly<Record<string, unknown>>): number {
  const { seed } = params;
  return typeof seed === 'number' ? seed : randomInt(2 ** 31);
}
