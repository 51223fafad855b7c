import { type CutOut, cutOutSteps, type MatteShared, type Raster, runMatteJob } from '@claywork/kernels';
import { createThreadPool } from './thread-pool.ts';

const THREADS = 2;

/** `cutOut` with what it can do beside each other on worker threads: the same result, to the bit. An abort rejects with the signal's reason. */
export async function cutOnThreads(picture: Raster, signal: AbortSignal): Promise<CutOut> {
  const steps = cutOutSteps(picture);
  let state = steps.next();
  if (state.done) return state.value;
  const pool = createThreadPool('matte', THREADS, signal);
  let told: MatteShared['work'] | undefined;
  try {
    while (!state.done) {
      const { shared, jobs } = state.value;
      if (told !== shared.work) pool.share(shared);
      told = shared.work;
      const results = await pool.run(jobs, [...jobs.keys()], undefined, (job) => runMatteJob(job, shared));
      state = steps.next(results);
    }
    return state.value;
  } finally {
    pool.close();
  }
}
