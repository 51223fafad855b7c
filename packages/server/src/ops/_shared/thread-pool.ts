import { Worker } from 'node:worker_threads';
import { GeometryError } from '@claywork/kernels';
import type { PoolReply, PoolRequest, PoolTasks } from './pool-worker.ts';

interface Batch<Job, Result> {
  jobs: readonly Job[];
  /** Indices still to be handed out. */
  queue: number[];
  results: Result[];
  finished: number;
  done?: (count: number) => void;
  resolve(results: Result[]): void;
  reject(cause: unknown): void;
}

/** Threads at work on one task. */
export interface ThreadPool<Task extends keyof PoolTasks> {
  share(shared: PoolTasks[Task]['shared']): void;
  /** Results in the order of the jobs, which are started in the order of `queue`. `done` hears how many are finished. While no thread is ready, the calling one does what it can `here`. */
  run(
    jobs: readonly PoolTasks[Task]['job'][],
    queue: number[],
    done?: (count: number) => void,
    here?: (job: PoolTasks[Task]['job']) => PoolTasks[Task]['result'],
  ): Promise<PoolTasks[Task]['result'][]>;
  close(): void;
}

const WORKER = new URL(import.meta.resolve('./pool-worker.ts'));

/** Threads stay warm between builds of this process: loading the kernels costs each of them a second. */
const idle: Thread[] = [];

/** Starts idle threads ahead of the first build. */
export function warmThreads(threads = 2): void {
  while (idle.length < threads) {
    const thread = startThread();
    thread.worker.unref();
    idle.push(thread);
  }
}

/**
 * Runs jobs on worker threads. They start at once, so that their loading is hidden behind the first steps, and go back to the idle ones on
 * `close`. An abort or a failure ends them and rejects what is under way.
 */
export function createThreadPool<Task extends keyof PoolTasks>(
  task: Task,
  threads: number,
  signal: AbortSignal,
): ThreadPool<Task> {
  type Result = PoolTasks[Task]['result'];
  let batch: Batch<PoolTasks[Task]['job'], Result> | undefined;
  let broken = false;
  const workers = Array.from({ length: threads }, () => idle.pop() ?? startThread());
  const fail = (cause: unknown): void => {
    const failed = batch;
    batch = undefined;
    broken = true;
    failed?.reject(cause);
  };
  const next = (thread: Thread): void => {
    const id = batch?.queue.shift();
    if (batch && id !== undefined) send(thread, { kind: 'job', task, id, job: batch.jobs[id] } as PoolRequest);
  };
  const onReply = (thread: Thread, reply: PoolReply): void => {
    if ('ready' in reply) next(thread);
    else if ('error' in reply) {
      if (batch) fail(errorOf(reply.error));
    } else {
      finish(reply.id, reply.result as Result);
      next(thread);
    }
  };
  const finish = (id: number, result: Result): void => {
    if (!batch) return;
    batch.results[id] = result;
    batch.finished++;
    batch.done?.(batch.finished);
    // Whoever is told may have called it off.
    if (!batch || batch.finished < batch.jobs.length) return;
    const { resolve, results } = batch;
    batch = undefined;
    resolve(results);
  };
  const startHere = (of: NonNullable<typeof batch>, here: (job: PoolTasks[Task]['job']) => Result): void => {
    const id = batch !== of || workers.some(({ ready }) => ready) ? undefined : of.queue.shift();
    if (id === undefined) return;
    try {
      finish(id, here(of.jobs[id]));
    } catch (cause) {
      fail(cause);
    }
    // Threads that are ready meanwhile are heard first.
    setImmediate(startHere, of, here);
  };
  for (const thread of workers) {
    thread.worker.ref();
    thread.onReply = (reply) => onReply(thread, reply);
    thread.onEnd = fail;
  }
  const onAbort = (): void => fail(signal.reason);
  signal.addEventListener('abort', onAbort);
  return {
    share: (shared) => {
      for (const thread of workers) send(thread, { kind: 'share', task, shared } as PoolRequest);
    },
    run: (jobs, queue, done, here) =>
      new Promise((resolve, reject) => {
        if (signal.aborted || broken) return reject(signal.reason ?? new Error('a worker thread has ended'));
        if (!jobs.length) return resolve([]);
        batch = { jobs, queue, results: new Array(jobs.length), finished: 0, done, resolve, reject };
        for (const thread of workers) if (thread.ready) next(thread);
        if (here) startHere(batch, here);
      }),
    close: () => {
      signal.removeEventListener('abort', onAbort);
      for (const thread of workers) retire(thread, task, broken || batch !== undefined);
    },
  };
}

/** A worker with whoever listens to it now. */
interface Thread {
  worker: Worker;
  /** Whether it has loaded what it runs. */
  ready: boolean;
  onReply(reply: PoolReply): void;
  onEnd(cause: unknown): void;
}

function send(thread: Thread, request: PoolRequest): void {
  thread.worker.postMessage(request);
}

function startThread(): Thread {
  const thread: Thread = { worker: new Worker(WORKER), ready: false, onReply: () => undefined, onEnd: () => undefined };
  thread.worker.on('message', (reply: PoolReply) => {
    if ('ready' in reply) thread.ready = true;
    thread.onReply(reply);
  });
  const ended = (cause: unknown): void => {
    const place = idle.indexOf(thread);
    if (place >= 0) idle.splice(place, 1);
    thread.onEnd(cause);
  };
  thread.worker.on('error', ended);
  thread.worker.on('exit', (code) => ended(new Error(`a worker thread has ended with ${code}`)));
  return thread;
}

/** Keeps a worker for the next build, without what it was told of this one, or ends it when it may still be at work. */
function retire(thread: Thread, task: keyof PoolTasks, broken: boolean): void {
  thread.onReply = () => undefined;
  thread.onEnd = () => undefined;
  if (broken) {
    void thread.worker.terminate();
    return;
  }
  send(thread, { kind: 'share', task, shared: undefined });
  thread.worker.unref();
  idle.push(thread);
}

function errorOf({ code, message, stack }: { code?: string; message: string; stack?: string }): Error {
  return code ? new GeometryError(code, message) : Object.assign(new Error(message), { stack });
}
