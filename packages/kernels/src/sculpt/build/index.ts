export { assembleScene, type Finish } from './assemble.ts';
export { draftFinish } from './draft.ts';
export { buildModels, type Model } from './instances.ts';
export { describeLineage, type Lineage, measureScene, type SceneFacts } from './lineage.ts';
export { type BuildOptions, type BuildPlan, planBuild } from './options.ts';
export { type ShapedModel, type ShapedPart, shapeModels } from './shape.ts';
export { type StagedNode, stageModels } from './stage.ts';
