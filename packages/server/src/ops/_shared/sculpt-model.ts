import {
  assembleScene,
  type BuildPlan,
  describeLineage,
  draftFinish,
  fileOrder,
  type Lineage,
  listAtlas,
  measureScene,
  planBuild,
  type Scene,
  type SceneFacts,
  type SceneSpec,
  type ShapedModel,
  texturedFinish,
  writeGlb,
} from '@claywork/kernels';
import { encodeAtlas } from './encode-atlas.ts';
import type { ladderPlan } from './ladder.ts';
import { type SculptedParts, type SculptRun, sculptParts } from './sculpt-parts.ts';
import { shrinkAtlas } from './shrink-atlas.ts';
import { renderThumbnail } from './thumbnail.ts';

export interface ModelRun extends SculptRun {
  /** Also take its picture. */
  thumbnail?: boolean;
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
  run: ModelRun,
): Promise<SculptedModel> {
  const lowPoly = ladder.lowPoly || (!ladder.gameReady && spec.style?.look === 'lowpoly');
  const plan = planBuild({ ...ladder, lowPoly });
  const parts = await sculptParts(spec, plan, { ...run, progress: (f, stage) => run.progress(0.9 * f, stage) });
  return finishModel(spec, parts, plan, run);
}

/** Scene, picture and file. The picture is taken of the raw atlas on this thread while the encoders work on theirs. */
async function finishModel(
  spec: SceneSpec,
  { models, staged, pixels }: SculptedParts,
  plan: BuildPlan,
  run: ModelRun,
): Promise<SculptedModel> {
  run.progress(pixels ? 0.9 : 0.93, pixels ? 'packing the pictures' : 'taking its picture');
  const encoding = pixels && encodeAtlas(pixels);
  const finish = pixels ? texturedFinish(models, pixels.emissive !== undefined) : draftFinish(models, spec.seed);
  const scene = assembleScene(models, staged, finish, plan.parts);
  const thumbnail = run.thumbnail ? await renderThumbnail(scene, pixels && shrinkAtlas(pixels, 1024)) : undefined;
  const facts = measureScene(scene, models);
  const lineage = describeLineage(spec, models, staged, (model) => fileOrder(finish.materialOf[model], plan.parts));
  if (encoding) scene.textures = listAtlas(await encoding);
  run.signal.throwIfAborted();
  run.progress(0.98, 'writing the file');
  return { glb: writeGlb(scene), scene, models, facts, lineage, thumbnail };
}
