import type { CreateOutcome } from '../../queue/new-task.ts';
import { ServiceError } from '../errors/service-error.ts';

export interface Created {
  taskId: string;
  cost: number;
  replayed: boolean;
}

/** What the database said, as an answer or as the refusal the contract words. */
export function createdOrThrow(outcome: CreateOutcome): Created {
  switch (outcome.outcome) {
    case 'created':
      return { taskId: outcome.taskId, cost: outcome.cost, replayed: false };
    case 'replayed':
      if (outcome.refusal !== null) throw engineRefused(outcome.refusal, outcome.taskId, true);
      return { taskId: outcome.taskId, cost: outcome.cost, replayed: true };
    case 'conflict':
      throw new ServiceError('idempotency_mismatch', 'Idempotency-Key: was used with another body');
    case 'max_running':
      throw new ServiceError('max_running', 'You already have as many running tasks as your plan allows.');
    case 'credits': {
      const { need, allowanceLeft, balance } = outcome;
      throw new ServiceError('credits', 'Not enough credits.', {
        details: { need, allowance_left: allowanceLeft, balance },
      });
    }
    case 'lane': {
      const details = { retry_after: outcome.retryAfter, lane: outcome.lane };
      throw new ServiceError('lane_full', 'This kind of work is busy. Try again in a moment.', { details });
    }
  }
}

/** The task was accepted and the engine then refused it at once; its credits are back. */
export function engineRefused(sentence: string, taskId: string, replayed = false): ServiceError {
  const headers = replayed ? { 'idempotent-replayed': 'true' } : undefined;
  return new ServiceError('engine_refused', sentence, { details: { task_id: taskId }, headers });
}
