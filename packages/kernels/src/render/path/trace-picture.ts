import { packEnvironment } from './environment.ts';
import { createFrame, sharedFloats } from './frame.ts';
import { packGeometry } from './geometry.ts';
import { createLens } from './lens.ts';
import { packLights } from './lights.ts';
import { packMaterials, packTextures } from './materials.ts';
import type { PackedScene } from './tracer.ts';
import type { PathCamera, PathExecutor, PathOptions, PathPicture, PathRun, PathScene } from './types.ts';
import { type PathJob, type PathWork, runPathJob } from './work.ts';

/** Edge of a tile, pixels: small enough that the last ones keep every thread busy. */
const TILE = 32;

/** Makes a scene ready for tracing: its tree, tables of its lights, its textures. About a second for 200k triangles and three 2K textures. */
export function packScene(scene: PathScene): PackedScene {
  const geometry = packGeometry(scene.parts);
  const materials = packMaterials(scene.parts);
  const textures = packTextures(scene, materials);
  return {
    geometry,
    materials,
    textures,
    lights: packLights(scene.lights ?? [], geometry, materials, textures),
    environment: scene.environment && packEnvironment(scene.environment),
    fog: scene.fog,
  };
}

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
  const { width, height, denoise = true } = options;
  const executor = run.executor ?? createLocalPathExecutor();
  const work: PathWork = {
    scene: packScene(scene),
    settings: {
      bounces: options.bounces ?? 5,
      clampIndirect: options.clampIndirect ?? 8,
      seed: options.seed ?? 1,
      samples: Math.max(1, Math.round(options.samples ?? 32)),
    },
    lens: createLens(camera, width, height),
    frame: createFrame(width, height),
    spare: sharedFloats(denoise ? 8 * width * height : 0),
    gain: 2 ** (options.exposure ?? 0),
    tone: options.tone ?? 'filmic',
    linear: sharedFloats(3 * width * height),
    bytes: new Uint8Array(new SharedArrayBuffer(4 * width * height)),
  };
  executor.share(work);
  const stages = [
    listTiles(width, height),
    ...(denoise ? listFilters(height) : []),
    listBands(height, developed(denoise)),
  ];
  const costs = stages.map((jobs) => (jobs[0]?.kind === 'trace' ? 20 : 1) * jobs.length);
  const total = costs.reduce((a, b) => a + b, 0);
  let before = 0;
  for (const [i, jobs] of stages.entries()) {
    const at = before;
    await executor.run(jobs, (count) => run.progress?.((at + (costs[i] * count) / jobs.length) / total));
    before += costs[i];
  }
  return finish(work);
}

/** Rounds of the filter, by the pixels between their taps. */
const STEPS = [1, 2, 4, 8, 16];

function developed(denoise: boolean): Banded {
  return { kind: 'develop', filtered: denoise && STEPS.length % 2 === 0 };
}

function finish(work: PathWork): PathPicture {
  const { frame, linear, bytes } = work;
  const { width, height, shape } = frame;
  const n = width * height;
  const normal = new Float32Array(3 * n);
  const depth = new Float32Array(n);
  const coverage = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < 3; k++) normal[3 * i + k] = shape[8 * i + k];
    depth[i] = shape[8 * i + 3];
    coverage[i] = shape[8 * i + 7];
  }
  return {
    raster: { width, height, channels: 4, data: bytes },
    linear,
    features: { albedo: frame.albedo, normal, depth, part: frame.part, coverage },
  };
}

function listTiles(width: number, height: number): PathJob[] {
  const jobs: PathJob[] = [];
  for (let y = 0; y < height; y += TILE) {
    for (let x = 0; x < width; x += TILE) {
      jobs.push({ kind: 'trace', x0: x, y0: y, x1: Math.min(width, x + TILE), y1: Math.min(height, y + TILE) });
    }
  }
  return jobs;
}

/** A job without its rows. */
type Banded =
  | { kind: 'prepare' }
  | { kind: 'filter'; step: number; back: boolean }
  | { kind: 'develop'; filtered: boolean };

function listFilters(height: number): PathJob[][] {
  const rounds: Banded[] = STEPS.map((step, i) => ({ kind: 'filter', step, back: i % 2 === 0 }));
  return [{ kind: 'prepare' } as const, ...rounds].map((job) => listBands(height, job));
}

function listBands(height: number, job: Banded): PathJob[] {
  const jobs: PathJob[] = [];
  for (let y = 0; y < height; y += TILE) jobs.push({ ...job, from: y, to: Math.min(height, y + TILE) });
  return jobs;
}
