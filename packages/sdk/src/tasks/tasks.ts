import { type CallOptions, call } from '../calls/call.ts';
import type { SetVisibilityResponse, Task } from '../schema/types.ts';
import type { Connection } from '../transport/connection.ts';
import { type CreateBody, type Created, type CreateOptions, createTask } from './create-task.ts';
import { followTask } from './follow-task.ts';
import { Streams } from './streams.ts';
import { type WaitOptions, waitForTask } from './wait-for-task.ts';

/** What tasks can do beyond their routes. */
export interface TaskMethods {
  /** Starts a task; waits where its lane is full. */
  create(body: CreateBody, options?: CreateOptions): Promise<Created>;
  /** Waits until it is done or failed, and returns it. */
  wait(taskId: string, options?: WaitOptions): Promise<Task>;
  /** Live news of it, until it has ended. */
  events(taskId: string, options?: { signal?: AbortSignal }): AsyncGenerator<Task>;
  /** Shows it in the gallery, or keeps it to yourself. */
  visibility(taskId: string, visibility: 'public' | 'private', options?: CallOptions): Promise<SetVisibilityResponse>;
}

/** The methods on a connection. */
export function taskMethods(connection: Connection): TaskMethods {
  const streams = new Streams();
  return {
    create: (body, options) => createTask(connection, body, options),
    wait: (taskId, options) => waitForTask(connection, streams, taskId, options),
    events: (taskId, options) => followTask(connection, taskId, options?.signal),
    visibility: (id, visibility, options) =>
      call(connection, 'setVisibility', { path: { id }, body: { visibility } }, options),
  };
}
