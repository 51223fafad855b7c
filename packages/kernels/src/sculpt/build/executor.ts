import { runSculptJob, type SculptExecutor, type SculptShared } from './jobs.ts';

/** An executor that does everything on the calling thread: for browsers without workers, tests, and as the reference. */
export function createLocalExecutor(check: () => void = () => undefined): SculptExecutor {
  let shared: SculptShared = { occlusion: [], bakes: [] };
  return {
    share: (all) => {
      shared = all;
    },
    run: async (jobs, done) =>
      jobs.map((job, i) => {
        check();
        const result = runSculptJob(job, shared);
        done?.(i + 1);
        return result;
      }),
  };
}
