export { assembleScene, type Finish, fileOrder } from './assemble.ts';
export { type AtlasPixels, paintModels } from './atlas.ts';
export { draftFinish } from './draft.ts';
export { createLocalExecutor } from './executor.ts';
export { buildModels, type Model } from './instances.ts';
export {
  runSculptJob,
  type SculptExecutor,
  type SculptJob,
  type SculptResult,
  type SculptShared,
} from './jobs.ts';
export { describeLineage, type Lineage, measureScene, type SceneFacts } from './lineage.ts';
export { type BuildOptions, type BuildPlan, planBuild } from './options.ts';
export { type ShapedModel, type ShapedPart, shapeModels } from './shape.ts';
export { type StagedNode, stageModels } from './stage.ts';
export { materialOf, surfaceOf } from './surface.ts';
export { type AtlasTextures, listAtlas, texturedFinish } from './textured.ts';
