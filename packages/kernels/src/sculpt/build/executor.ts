import type { BakeInput } from '../../texture/index.ts';
import { runSculptJob, type SculptExecutor } from './jobs.ts';

/** An executor that does everything on the calling thread: for browsers without workers, tests, and as the reference. */
export function createLocalExecutor(check: () => void = () => undefined): SculptExecutor {
  let shared: readonly BakeInput[] = [];
  return {
    share: (inputs) => {
      shared = inputs;
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
