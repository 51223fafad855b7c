import { call } from '../calls/call.ts';
import { ClayworkError, LaneFull, TooManyRequests, Unreachable } from '../errors/index.ts';
import type { CreateTaskData, CreateTaskResponse } from '../schema/types.ts';
import type { Connection } from '../transport/connection.ts';

/** An op and its fields. */
export type CreateBody = CreateTaskData['body'];
export type Created = CreateTaskResponse;
export interface CreateOptions {
  signal?: AbortSignal;
  /** The same key and body create one task, however often they are sent. With it, a create whose answer was lost is sent again. */
  idempotencyKey?: string;
  /** Told when the service is busy, before the pause. */
  onBusy?(pause: { seconds: number; attempt: number; error: ClayworkError }): void;
}

const ATTEMPTS = 6;
const PAUSE_S_MIN = 3;
const PAUSE_S_MAX = 120;

/**
 * Starts a task. While its lane is full it waits as long as the service says (3 to 120 s) and asks again, six times at most. A create whose
 * answer was lost may have been carried out: it is sent again only under an idempotency key.
 */
export async function createTask(
  connection: Connection,
  body: CreateBody,
  { signal, idempotencyKey, onBusy }: CreateOptions = {},
): Promise<Created> {
  const headers = idempotencyKey === undefined ? undefined : { 'Idempotency-Key': idempotencyKey };
  for (let attempt = 1; ; attempt++) {
    try {
      return await call(connection, 'createTask', { body }, { signal, headers, retries: 0 });
    } catch (error) {
      const seconds = pauseAfter(error, attempt, idempotencyKey !== undefined);
      if (seconds === undefined || attempt >= ATTEMPTS) throw error;
      onBusy?.({ seconds, attempt, error: error as ClayworkError });
      await connection.clock.sleep(seconds * 1000, signal);
    }
  }
}

/** Seconds until the same create may be sent again; undefined: it may not. */
function pauseAfter(error: unknown, attempt: number, keyed: boolean): number | undefined {
  if (error instanceof LaneFull) return Math.min(PAUSE_S_MAX, Math.max(PAUSE_S_MIN, error.retryAfter));
  // turned away at the edge: the service has not seen it
  const held = error instanceof TooManyRequests && error.edge;
  const lost = error instanceof Unreachable;
  // the one whose answer was lost is still being worked on
  const busy = error instanceof ClayworkError && error.status === 409;
  return held || (keyed && (lost || busy)) ? 2 ** (attempt - 1) : undefined;
}
