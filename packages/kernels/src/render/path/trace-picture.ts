import { packEnvironment } from './environment.ts';
import { createFrame } from './frame.ts';
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
export function createLocalPathExecutor(check: () => void = () => undefined): PathExecutor<PathWork, PathJob> {
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
  const { width, height } = options;
  const executor = (run.executor as PathExecutor<PathWork, PathJob> | undefined) ?? createLocalPathExecutor();
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
    gain: 2 ** (options.exposure ?? 0),
    tone: options.tone ?? 'filmic',
    linear: new Float32Array(new SharedArrayBuffer(12 * width * height)),
    bytes: new Uint8Array(new SharedArrayBuffer(4 * width * height)),
  };
  executor.share(work);
  const tiles = listTiles(width, height);
  await executor.run(tiles, (count) => run.progress?.((0.9 * count) / tiles.length));
  await executor.run(listBands(height));
  run.progress?.(1);
  const { frame } = work;
  return {
    raster: { width, height, channels: 4, data: work.bytes },
    linear: work.linear,
    features: {
      albedo: frame.albedo,
      normal: frame.normal,
      depth: frame.depth,
      part: frame.part,
      coverage: frame.hits,
    },
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

function listBands(height: number): PathJob[] {
  const jobs: PathJob[] = [];
  for (let y = 0; y < height; y += TILE) jobs.push({ kind: 'develop', from: y, to: Math.min(height, y + TILE) });
  return jobs;
}
