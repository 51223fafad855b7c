import { readRefusal } from '../errors/index.ts';
import type { Task } from '../schema/types.ts';
import type { Connection } from '../transport/connection.ts';
import { serverEvents } from '../transport/server-events.ts';

/** No word for this long, not even a heartbeat: the connection is taken for dead. */
const SILENCE_MS = 45_000;

/** A task as the service tells of it while it is worked on, until it has ended. Throws where the service does not offer that. */
export async function* followTask(connection: Connection, taskId: string, signal?: AbortSignal): AsyncGenerator<Task> {
  const silent = new AbortController();
  let cancel = () => {};
  const heard = () => {
    cancel();
    cancel = connection.clock.after(SILENCE_MS, () => silent.abort(new Error('no word from the service')));
  };
  const either = signal ? AbortSignal.any([signal, silent.signal]) : silent.signal;
  heard();
  try {
    const path = `/gen/task/${encodeURIComponent(taskId)}/events`;
    const request = { method: 'GET', path, headers: { Accept: 'text/event-stream' }, signal: either, timeoutMs: 0 };
    const body = await connection.send(request, async (response) => {
      if (!response.headers.get('content-type')?.startsWith('text/event-stream')) throw readRefusal(404, '');
      return response.body!;
    });
    for await (const { event, data } of serverEvents(body, heard)) {
      if (event !== 'task') continue;
      const task = JSON.parse(data) as Task;
      yield task;
      if (task.status !== 'running') return;
    }
  } finally {
    cancel();
  }
}
