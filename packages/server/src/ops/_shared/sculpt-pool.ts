import { Worker } from 'node:worker_threads';
import { GeometryError, type SculptExecutor, type SculptJob, type SculptResult } from '@claywork/kernels';
import type { PoolReply, PoolRequest } from './sculpt-worker.ts';

export interface SculptPool extends SculptExecutor {
  close(): Promise<void>;
}

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

/**
 * Runs a build's jobs on worker threads. They start at once, so that their loading is hidden behind the first steps. An abort
 * ends the threads and rejects what is under way.
 */
export function createSculptPool(threads: number, signal: AbortSignal): SculptPool {
  let batch: Batch | undefined;
  const fail = (cause: unknown): void => {
    const failed = batch;
    batch = undefined;
    failed?.reject(cause);
  };
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(WORKER);
    worker.on('message', (reply: PoolReply) => onReply(worker, reply));
    worker.on('error', fail);
    return worker;
  });
  const send = (worker: Worker, request: PoolRequest): void => worker.postMessage(request);
  const next = (worker: Worker): void => {
    const id = batch?.queue.shift();
    if (batch && id !== undefined) send(worker, { kind: 'job', id, job: batch.jobs[id] });
  };
  const onReply = (worker: Worker, reply: PoolReply): void => {
    if (!batch) return;
    if ('error' in reply) {
      const { code, message, stack } = reply.error;
      fail(code ? new GeometryError(code, message) : Object.assign(new Error(message), { stack }));
      return;
    }
    batch.results[reply.id] = reply.result;
    batch.done?.(++batch.finished);
    if (batch.finished < batch.jobs.length) next(worker);
    else {
      const { resolve, results } = batch;
      batch = undefined;
      resolve(results);
    }
  };
  const close = async (): Promise<void> => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
  signal.addEventListener('abort', () => {
    fail(signal.reason);
    void close();
  });
  return {
    share: (inputs) => {
      for (const worker of workers) send(worker, { kind: 'share', inputs });
    },
    run: (jobs, done) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        if (!jobs.length) return resolve([]);
        const queue = jobs.map((_, i) => i).sort((a, b) => weightOf(jobs[b]) - weightOf(jobs[a]) || a - b);
        batch = { jobs, queue, results: new Array(jobs.length), finished: 0, done, resolve, reject };
        for (const worker of workers) next(worker);
      }),
    close,
  };
}

/** A rough measure of how long a job takes, to start the long ones first. */
function weightOf(job: SculptJob): number {
  if (job.kind === 'mesh') return JSON.stringify(job.shape).length * job.cellsMax;
  return job.kind === 'refine' ? job.mesh.indices.length : 0;
}
