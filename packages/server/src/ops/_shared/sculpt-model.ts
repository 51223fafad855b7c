import {
  ARCHETYPES,
  assembleScene,
  buildModels,
  describeLineage,
  draftFinish,
  initGeometry,
  type Lineage,
  measureScene,
  planBuild,
  type Scene,
  type SceneFacts,
  type SceneSpec,
  shapeModels,
  stageModels,
  writeGlb,
} from '@claywork/kernels';
import type { ladderPlan } from './ladder.ts';

export interface SculptRun {
  signal: AbortSignal;
  progress(fraction: number, stage: string): void;
}

export interface SculptedModel {
  glb: Uint8Array;
  scene: Scene;
  facts: SceneFacts;
  lineage: Lineage;
}

/** Builds a scene at a rung of the quality ladder: shapes, surfaces, one atlas, one GLB. The recipe of every op that sculpts. */
export async function sculptModel(
  spec: SceneSpec,
  ladder: ReturnType<typeof ladderPlan>,
  run: SculptRun,
): Promise<SculptedModel> {
  await initGeometry();
  const check = (): void => run.signal.throwIfAborted();
  const lowPoly = ladder.lowPoly || (!ladder.gameReady && spec.style?.look === 'lowpoly');
  const plan = planBuild({ ...ladder, lowPoly });
  const models = buildModels(spec, ARCHETYPES);
  const shaped = shapeModels(models, plan, {
    seed: spec.seed,
    check,
    progress: (f, stage) => run.progress(f * (plan.textureSize ? 0.4 : 0.9), stage),
  });
  const staged = stageModels(shaped, spec, plan);
  const finish = draftFinish(shaped, spec.seed);
  const scene = assembleScene(shaped, staged, finish, plan.parts);
  run.progress(0.97, 'writing the file');
  const glb = writeGlb(scene);
  return { glb, scene, facts: measureScene(scene, shaped), lineage: describeLineage(spec, shaped, staged) };
}
