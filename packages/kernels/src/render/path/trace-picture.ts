import type { Sheet } from './compose.ts';
import { createFrame, sharedFloats } from './frame.ts';
import { createLens } from './lens.ts';
import { packScene } from './pack-scene.ts';
import { planStages } from './stages.ts';
import type { PathCamera, PathExecutor, PathFeatures, PathOptions, PathPicture, PathRun, PathScene } from './types.ts';
import { type PathWork, runPathJob } from './work.ts';

/** Runs everything on the calling thread. `check` may throw to cancel. */
export function createLocalPathExecutor(check: () => void = () => undefined): PathExecutor {
  let shared: PathWork | undefined;
  return {
    share: (work) => {
      shared = work;
    },
    run: async (jobs, done) => {
      jobs.forEach((job, i) => {
        check();
        if (shared) runPathJob(shared, job);
        done?.(i + 1);
      });
    },
  };
}

/** By lift, share of the samples that light needs where lifting looks up the sun's, the noisiest, itself: what that takes is saved here. */
const SUNLIT = { 1: 1, 2: 0.67, 3: 0.67, 4: 0.5 } as const;

/**
 * A picture of a scene by path tracing: global illumination, soft shadows, glass, depth of field; then filtered and toned. The bytes depend on
 * scene, camera and options alone, not on the executor's threads.
 */
export async function tracePicture(
  scene: PathScene,
  camera: PathCamera,
  options: PathOptions,
  run: PathRun = {},
): Promise<PathPicture> {
  const { width, height, denoise = true, lift = 1 } = options;
  const executor = run.executor ?? createLocalPathExecutor();
  const apart = lift > 1 && !camera.lensRadius && (scene.lights ?? []).some(({ kind }) => kind === 'sun');
  const samples = Math.max(1, Math.round((options.samples ?? 32) * (apart ? SUNLIT[lift] : 1)));
  const frame = createFrame(Math.ceil(width / lift), Math.ceil(height / lift), lift > 1);
  const sheet = createSheet(options);
  const work: PathWork = {
    scene: packScene(scene),
    settings: {
      surveys: false,
      sunApart: apart,
      bounces: options.bounces ?? 5,
      clampIndirect: options.clampIndirect ?? 8,
      seed: options.seed ?? 1,
      samples,
    },
    lens: createLens(camera, frame.width, frame.height),
    fullLens: createLens(camera, width, height),
    frame,
    spare: sharedFloats(denoise || lift > 1 ? frame.light.length : 0),
    sheet,
  };
  executor.share(work);
  const stages = planStages(frame, sheet, samples, denoise);
  const total = stages.reduce((sum, stage) => sum + stage.cost, 0);
  let before = 0;
  for (const { jobs, cost } of stages) {
    const at = before;
    await executor.run(jobs, (count) => run.progress?.((at + (cost * count) / jobs.length) / total));
    before += cost;
  }
  const { linear, bytes, features } = sheet;
  return { raster: { width, height, channels: 4, data: bytes }, linear, features };
}

function createSheet(options: PathOptions): Sheet {
  const { width, height, features = true, bytes = true, exposure = 0, tone = 'filmic' } = options;
  return {
    width,
    height,
    linear: sharedFloats(3 * width * height),
    bytes: new Uint8Array(new SharedArrayBuffer(bytes ? 4 * width * height : 0)),
    features: features ? createFeatures(width * height, features === 'plain' ? 0 : 3) : undefined,
    gain: 2 ** exposure,
    tone,
  };
}

/** `channels`: of albedo and normal. */
function createFeatures(n: number, channels: 0 | 3): PathFeatures {
  return {
    albedo: sharedFloats(channels * n),
    normal: sharedFloats(channels * n),
    depth: sharedFloats(n),
    part: new Int32Array(new SharedArrayBuffer(4 * n)),
    coverage: sharedFloats(n),
  };
}
