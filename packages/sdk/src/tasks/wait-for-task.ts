import { call } from '../calls/call.ts';
import { ClayworkError, TooManyRequests, Unreachable } from '../errors/index.ts';
import type { Task } from '../schema/types.ts';
import type { Connection } from '../transport/connection.ts';
import { followTask } from './follow-task.ts';
import type { Streams } from './streams.ts';

export interface WaitOptions {
  signal?: AbortSignal;
  /** Told whenever the task was heard of. */
  onProgress?(task: Task): void;
  /** Between polls. */
  intervalMs?: number;
  /** Whether live events are used where the service offers them. */
  live?: boolean;
}

const INTERVAL_MS = 3000;
const FAILURES_MAX = 20;
/** After being told to slow down. */
const SLOWER = 5;
const CUTS_MAX = 5;

/**
 * Waits until a task is done or failed, and returns it as it then is. Polling is the truth: live events only make it faster. Twenty polls in a
 * row may fail (no answer, no JSON, trouble of the service, too many requests) before the wait is given up.
 */
export async function waitForTask(
  connection: Connection,
  streams: Streams,
  taskId: string,
  { signal, onProgress, intervalMs = INTERVAL_MS, live = true }: WaitOptions = {},
): Promise<Task> {
  let failures = 0;
  let answered = false;
  let cuts = live ? 0 : CUTS_MAX;
  for (;;) {
    let pause = intervalMs;
    try {
      const task = await call(connection, 'getTask', { path: { id: taskId } }, { signal, retries: 0 });
      failures = 0;
      answered = true;
      onProgress?.(task);
      if (task.status !== 'running') return task;
      if (cuts < CUTS_MAX && streams.take()) {
        const end = await listen(connection, taskId, onProgress, signal).finally(() => streams.give());
        if (end === 'ended') continue;
        cuts = end === 'refused' ? CUTS_MAX : cuts + 1;
      }
    } catch (error) {
      signal?.throwIfAborted();
      failures++;
      if (!mayPass(error, answered) || failures > FAILURES_MAX) throw error;
      if (error instanceof TooManyRequests) pause *= SLOWER;
    }
    await connection.clock.sleep(pause, signal);
  }
}

/** Whether a failed poll says nothing about the task. */
function mayPass(error: unknown, answered: boolean): boolean {
  if (!(error instanceof ClayworkError)) return false;
  if (error instanceof Unreachable || error instanceof TooManyRequests || error.status >= 500) return true;
  // a page from the edge, where it let us through before
  return error.edge && answered;
}

/** Hears of a task by live events. `refused`: the service has none; `cut`: they stopped before the task did. */
async function listen(
  connection: Connection,
  taskId: string,
  onProgress: WaitOptions['onProgress'],
  signal: AbortSignal | undefined,
): Promise<'ended' | 'refused' | 'cut'> {
  let heard = false;
  try {
    for await (const task of followTask(connection, taskId, signal)) {
      heard = true;
      if (task.status !== 'running') return 'ended';
      onProgress?.(task);
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ClayworkError && !(error instanceof Unreachable)) return heard ? 'cut' : 'refused';
  }
  return 'cut';
}
