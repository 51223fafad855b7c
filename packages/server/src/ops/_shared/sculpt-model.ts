import {
  ARCHETYPES,
  type AtlasPixels,
  assembleScene,
  type BuildPlan,
  buildModels,
  createLocalExecutor,
  describeLineage,
  draftFinish,
  initGeometry,
  type Lineage,
  listAtlas,
  measureScene,
  paintModels,
  planBuild,
  type Scene,
  type SceneFacts,
  type SceneSpec,
  type SculptExecutor,
  type ShapedModel,
  type StagedNode,
  shapeModels,
  stageModels,
  texturedFinish,
  writeGlb,
} from '@claywork/kernels';
import { encodeAtlas } from './encode-atlas.ts';
import type { ladderPlan } from './ladder.ts';
import { createSculptPool } from './sculpt-pool.ts';
import { shrinkAtlas } from './shrink-atlas.ts';
import { renderThumbnail } from './thumbnail.ts';

export interface SculptRun {
  signal: AbortSignal;
  progress(fraction: number, stage: string): void;
  /** Also take its picture. */
  thumbnail?: boolean;
  /** Worker threads; 0 = all on the calling one. Default 2; the result does not depend on it. */
  threads?: number;
}

export interface SculptedModel {
  glb: Uint8Array;
  scene: Scene;
  models: readonly ShapedModel[];
  facts: SceneFacts;
  lineage: Lineage;
  /** WebP, where it was asked for. */
  thumbnail?: Uint8Array;
}

/** Builds a scene at a rung of the quality ladder: shapes, surfaces, one atlas, one GLB. The recipe of every op that sculpts. */
export async function sculptModel(
  spec: SceneSpec,
  ladder: ReturnType<typeof ladderPlan>,
  run: SculptRun,
): Promise<SculptedModel> {
  run.signal.throwIfAborted();
  const pool = createExecutor(run);
  try {
    await initGeometry();
    const lowPoly = ladder.lowPoly || (!ladder.gameReady && spec.style?.look === 'lowpoly');
    const plan = planBuild({ ...ladder, lowPoly });
    const shaping = plan.textureSize ? 0.45 : 0.92;
    const shaped = await shapeModels(buildModels(spec, ARCHETYPES), plan, {
      seed: spec.seed,
      executor: pool,
      progress: (f, stage) => run.progress(shaping * f, stage),
    });
    const staged = stageModels(shaped, spec, plan);
    const painted = plan.textureSize ? await paint(shaped, staged, plan, spec.seed, pool, run) : undefined;
    return await finishModel(spec, painted?.models ?? shaped, staged, plan, painted?.pixels, run);
  } finally {
    pool.close();
  }
}

function createExecutor({ threads = 2, signal }: SculptRun): SculptExecutor & { close(): void } {
  if (threads > 0) return createSculptPool(threads, signal);
  return { ...createLocalExecutor(() => signal.throwIfAborted()), close: () => undefined };
}

async function paint(
  shaped: readonly ShapedModel[],
  staged: readonly StagedNode[],
  plan: BuildPlan,
  seed: number,
  pool: SculptExecutor,
  run: SculptRun,
): Promise<{ models: readonly ShapedModel[]; pixels: AtlasPixels }> {
  run.progress(0.46, 'laying out the texture');
  return paintModels(shaped, staged, plan, {
    seed,
    executor: pool,
    progress: (f, stage) => run.progress(0.46 + 0.43 * f, stage),
  });
}

/** Scene, picture and file. The picture is taken of the raw atlas on this thread while the encoders work on theirs. */
async function finishModel(
  spec: SceneSpec,
  models: readonly ShapedModel[],
  staged: readonly StagedNode[],
  plan: BuildPlan,
  pixels: AtlasPixels | undefined,
  run: SculptRun,
): Promise<SculptedModel> {
  run.progress(pixels ? 0.9 : 0.93, pixels ? 'packing the pictures' : 'taking its picture');
  const encoding = pixels && encodeAtlas(pixels);
  const finish = pixels ? texturedFinish(models, pixels.emissive !== undefined) : draftFinish(models, spec.seed);
  const scene = assembleScene(models, staged, finish, plan.parts);
  const thumbnail = run.thumbnail ? await renderThumbnail(scene, pixels && shrinkAtlas(pixels, 1024)) : undefined;
  const facts = measureScene(scene, models);
  const lineage = describeLineage(spec, models, staged);
  if (encoding) scene.textures = listAtlas(await encoding);
  run.signal.throwIfAborted();
  run.progress(0.98, 'writing the file');
  return { glb: writeGlb(scene), scene, models, facts, lineage, thumbnail };
}
