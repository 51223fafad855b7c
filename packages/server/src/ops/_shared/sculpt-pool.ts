import { Worker } from 'node:worker_threads';
import { GeometryError, type SculptExecutor, type SculptJob, type SculptResult } from '@claywork/kernels';
import type { PoolReply, PoolRequest } from './sculpt-worker.ts';

interface Batch {
  jobs: readonly SculptJob[];
  /** Indices still to be handed out, heaviest first. */
  queue: number[];
  results: SculptResult[];
  finished: number;
  done?: (count: number) => void;
  resolve(results: SculptResult[]): void;
  reject(cause: unknown): void;
}

const WORKER = new URL(import.meta.resolve('./sculpt-worker.ts'));

/** Threads stay warm between builds of this process: loading the kernels costs each of them a second. */
const idle: Thread[] = [];

/** Starts idle threads ahead of the first build. */
export function warmSculptPool(threads = 2): void {
  while (idle.length < threads) {
    const thread = startThread();
    thread.worker.unref();
    idle.push(thread);
  }
}

/**
 * Runs a build's jobs on worker threads. They start at once, so that their loading is hidden behind the first steps, and go back to
 * the idle ones on `close`. An abort or a failure ends them and rejects what is under way.
 */
export function createSculptPool(threads: number, signal: AbortSignal): SculptExecutor & { close(): void } {
  let batch: Batch | undefined;
  let broken = false;
  const workers = Array.from({ length: threads }, () => idle.pop() ?? startThread());
  const fail = (cause: unknown): void => {
    const failed = batch;
    batch = undefined;
    broken = true;
    failed?.reject(cause);
  };
  const send = (thread: Thread, request: PoolRequest): void => thread.worker.postMessage(request);
  const next = (worker: Thread): void => {
    const id = batch?.queue.shift();
    if (batch && id !== undefined) send(worker, { kind: 'job', id, job: batch.jobs[id] });
  };
  const onReply = (worker: Thread, reply: PoolReply): void => {
    if (!batch) return;
    if ('error' in reply) {
      fail(errorOf(reply.error));
      return;
    }
    batch.results[reply.id] = reply.result;
    batch.finished++;
    batch.done?.(batch.finished);
    if (batch.finished < batch.jobs.length) next(worker);
    else {
      const { resolve, results } = batch;
      batch = undefined;
      resolve(results);
    }
  };
  for (const worker of workers) {
    worker.worker.ref();
    worker.onReply = (reply) => onReply(worker, reply);
    worker.onEnd = fail;
  }
  const onAbort = (): void => fail(signal.reason);
  signal.addEventListener('abort', onAbort);
  return {
    share: (shared) => {
      for (const worker of workers) send(worker, { kind: 'share', shared });
    },
    run: (jobs, done) =>
      new Promise((resolve, reject) => {
        if (signal.aborted || broken) return reject(signal.reason ?? new Error('a worker thread has ended'));
        if (!jobs.length) return resolve([]);
        const queue = jobs.map((_, i) => i).sort((a, b) => weightOf(jobs[b]) - weightOf(jobs[a]) || a - b);
        batch = { jobs, queue, results: new Array(jobs.length), finished: 0, done, resolve, reject };
        for (const worker of workers) next(worker);
      }),
    close: () => {
      signal.removeEventListener('abort', onAbort);
      for (const worker of workers) retire(worker, broken || batch !== undefined);
    },
  };
}

/** A worker with whoever listens to it now. */
interface Thread {
  worker: Worker;
  onReply(reply: PoolReply): void;
  onEnd(cause: unknown): void;
}

function startThread(): Thread {
  const thread: Thread = { worker: new Worker(WORKER), onReply: () => undefined, onEnd: () => undefined };
  thread.worker.on('message', (reply: PoolReply) => thread.onReply(reply));
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
function retire(thread: Thread, broken: boolean): void {
  thread.onReply = () => undefined;
  thread.onEnd = () => undefined;
  if (broken) {
    void thread.worker.terminate();
    return;
  }
  thread.worker.postMessage({ kind: 'share', shared: { occlusion: [], bakes: [] } } satisfies PoolRequest);
  thread.worker.unref();
  idle.push(thread);
}

function errorOf({ code, message, stack }: { code?: string; message: string; stack?: string }): Error {
  return code ? new GeometryError(code, message) : Object.assign(new Error(message), { stack });
}

/** A rough measure of how long a job takes, to start the long ones first. */
function weightOf(job: SculptJob): number {
  if (job.kind === 'mesh') return JSON.stringify(job.shape).length * job.cellsMax;
  if (job.kind === 'pack') return Number.MAX_VALUE;
  return job.kind === 'refine' || job.kind === 'trace' ? job.mesh.indices.length : 0;
}
