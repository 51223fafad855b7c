import {
  ARCHETYPES,
  type AtlasPixels,
  type BuildPlan,
  buildModels,
  createLocalExecutor,
  initGeometry,
  paintModels,
  type SceneSpec,
  type SculptExecutor,
  type ShapedModel,
  type StagedNode,
  shapeModels,
  stageModels,
} from '@claywork/kernels';
import { createSculptPool } from './sculpt-pool.ts';

export interface SculptRun {
  signal: AbortSignal;
  progress(fraction: number, stage: string): void;
  /** Worker threads; 0 = all on the calling one. Default 2; the result does not depend on it. */
  threads?: number;
}

/** Shapes in their places, and the atlas of their surfaces where the plan has one. */
export interface SculptedParts {
  models: readonly ShapedModel[];
  staged: readonly StagedNode[];
  pixels?: AtlasPixels;
}

/** Builds the things of a scene: shapes, places, surfaces. What models and pictures have in common. */
export async function sculptParts(spec: SceneSpec, plan: BuildPlan, run: SculptRun): Promise<SculptedParts> {
  run.signal.throwIfAborted();
  const pool = createExecutor(run);
  try {
    await initGeometry();
    const shaping = plan.textureSize ? 0.5 : 1;
    const shaped = await shapeModels(buildModels(spec, ARCHETYPES), plan, {
      seed: spec.seed,
      executor: pool,
      progress: (f, stage) => run.progress(shaping * f, stage),
    });
    const staged = stageModels(shaped, spec, plan);
    if (!plan.textureSize) return { models: shaped, staged };
    run.progress(0.51, 'laying out the texture');
    const painted = await paintModels(shaped, staged, plan, {
      seed: spec.seed,
      executor: pool,
      progress: (f, stage) => run.progress(0.51 + 0.49 * f, stage),
    });
    return { models: painted.models, staged, pixels: painted.pixels };
  } finally {
    pool.close();
  }
}

function createExecutor({ threads = 2, signal }: SculptRun): SculptExecutor & { close(): void } {
  if (threads > 0) return createSculptPool(threads, signal);
  return { ...createLocalExecutor(() => signal.throwIfAborted()), close: () => undefined };
}
