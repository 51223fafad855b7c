import type { SculptExecutor, SculptJob } from '@claywork/kernels';
import { createThreadPool } from './thread-pool.ts';

/** Runs a build's jobs on worker threads, the heaviest first. */
export function createSculptPool(threads: number, signal: AbortSignal): SculptExecutor & { close(): void } {
  const pool = createThreadPool('sculpt', threads, signal);
  return {
    share: pool.share,
    run: (jobs, done) => {
      const queue = jobs.map((_, i) => i).sort((a, b) => weightOf(jobs[b]) - weightOf(jobs[a]) || a - b);
      return pool.run(jobs, queue, done);
    },
    close: pool.close,
  };
}

/** A rough measure of how long a job takes, to start the long ones first. */
function weightOf(job: SculptJob): number {
  if (job.kind === 'mesh') return JSON.stringify(job.shape).length * job.cellsMax;
  if (job.kind === 'pack') return Number.MAX_VALUE;
  return job.kind === 'refine' || job.kind === 'trace' || job.kind === 'unwrap' ? job.mesh.indices.length : 0;
}
