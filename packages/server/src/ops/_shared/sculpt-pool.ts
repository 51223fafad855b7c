import type { SculptExecutor, SculptJob } from '@claywork/kernels';
import { createThreadPool } from './thread-pool.ts';

/** Runs a build's jobs on worker threads, the heaviest first. */
export function createSculptPool(threads: number, signal: AbortSignal): SculptExecutor & { close(): void } {
  const pool = createThreadPool('sculpt', threads, signal);
  return {
    share: pool.share,
    run: (jobs, done) => {
      const weights = jobs.map(weightOf);
      const queue = jobs.map((_, i) => i).sort((a, b) => weights[b] - weights[a] || a - b);
      return pool.run(jobs, queue, done);
    },
    close: pool.close,
  };
}

/** A rough measure of how long a job takes, to start the long ones first. */
function weightOf(job: SculptJob): number {
  if (job.kind === 'mesh') return countValues(job.shape) * job.cellsMax;
  if (job.kind === 'pack') return Number.MAX_VALUE;
  return job.kind === 'refine' || job.kind === 'trace' || job.kind === 'unwrap' ? job.mesh.indices.length : 0;
}

/** How many values a shape is made of; lists of numbers are long, and not read. */
function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  if (ArrayBuffer.isView(value) || (Array.isArray(value) && typeof value[0] === 'number'))
    return (value as ArrayLike<number>).length;
  let count = 0;
  for (const inner of Object.values(value)) count += countValues(inner);
  return count;
}
