import {
  ARCHETYPES,
  assembleScene,
  type BuildPlan,
  buildModels,
  createLocalExecutor,
  describeLineage,
  draftFinish,
  type Finish,
  initGeometry,
  type Lineage,
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

export interface SculptRun {
  signal: AbortSignal;
  progress(fraction: number, stage: string): void;
  /** Worker threads; 0 = all on the calling one. Default 2; the result does not depend on it. */
  threads?: number;
}

export interface SculptedModel {
  glb: Uint8Array;
  scene: Scene;
  models: readonly ShapedModel[];
  facts: SceneFacts;
  lineage: Lineage;
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
    const { models, finish } = plan.textureSize
      ? await paint(shaped, staged, plan, spec.seed, pool, run)
      : { models: shaped, finish: draftFinish(shaped, spec.seed) };
    run.progress(0.96, 'writing the file');
    const scene = assembleScene(models, staged, finish, plan.parts);
    const glb = writeGlb(scene);
    return { glb, scene, models, facts: measureScene(scene, models), lineage: describeLineage(spec, models, staged) };
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
): Promise<{ models: readonly ShapedModel[]; finish: Finish }> {
  run.progress(0.46, 'laying out the texture');
  const { models, pixels } = await paintModels(shaped, staged, plan, {
    seed,
    executor: pool,
    progress: (f, stage) => run.progress(0.46 + 0.43 * f, stage),
  });
  run.progress(0.89, 'packing the pictures');
  return { models, finish: texturedFinish(models, await encodeAtlas(pixels)) };
}
