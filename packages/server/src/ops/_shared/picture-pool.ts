import {
  createLocalPathExecutor,
  type PathCamera,
  type PathExecutor,
  type PathOptions,
  type PathPicture,
  type PathScene,
  tracePicture,
} from '@claywork/kernels';
import { createThreadPool } from './thread-pool.ts';

export interface PictureRun {
  signal: AbortSignal;
  progress(fraction: number): void;
  /** Worker threads; 0 = all on the calling one. Default 2; the picture does not depend on it. */
  threads?: number;
}

/** Path-traces a picture on worker threads, the same ones that sculpt. An abort ends them and rejects with the signal's reason. */
export async function tracePictureOnThreads(
  scene: PathScene,
  camera: PathCamera,
  options: PathOptions,
  { signal, progress, threads = 2 }: PictureRun,
): Promise<PathPicture> {
  signal.throwIfAborted();
  const pool = threads > 0 ? createPicturePool(threads, signal) : undefined;
  try {
    const executor = pool ?? createLocalPathExecutor(() => signal.throwIfAborted());
    return await tracePicture(scene, camera, options, { executor, progress });
  } finally {
    pool?.close();
  }
}

function createPicturePool(threads: number, signal: AbortSignal): PathExecutor & { close(): void } {
  const pool = createThreadPool('picture', threads, signal);
  return {
    share: pool.share,
    run: async (jobs, done) => {
      await pool.run(jobs, [...jobs.keys()], done);
    },
    close: pool.close,
  };
}
