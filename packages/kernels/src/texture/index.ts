export { type BakedColor, bakedColor } from './bake/baked-color.ts';
export { drawTriangles, GUTTER, type TriangleRows } from './bake/band.ts';
export { fillInPlace } from './bake/fill.ts';
export type { BakeInput, BakeJob, KeptShades, OcclusionInput, OcclusionJob } from './bake/input.ts';
export {
  type BakeOptions,
  type BakePart,
  type BakePlan,
  type BakeResult,
  bakeResult,
  planBake,
  runBakeJob,
} from './bake/plan.ts';
export { type OcclusionOptions, type OcclusionPlan, planOcclusion, runOcclusionJob } from './bake/plan-occlusion.ts';
export { transferOcclusion } from './bake/samples.ts';
export { type CameraProjection, compileCameraProjection, type Mirror } from './camera-projection.ts';
export { colorToOklab, parseColor } from './color.ts';
export { compileMaterial, layerAlone, type MaterialPlace, type SolidMaterial } from './compile.ts';
export { findRecipe, MATERIAL_NAMES, type MaterialHints, materialHints } from './library.ts';
export type { MaskSpec, MaterialLayer, MaterialSpec } from './material-spec.ts';
export type { PictureTile } from './picture-tile.ts';
export { createPreviewShade, type PreviewSample } from './preview.ts';
export type { ProjectedSides, Projection } from './projection.ts';
export { SAMPLE_STRIDE, type SampleFn } from './recipe.ts';
export { createViewSampler, type ProjectedView, type ViewProjection } from './view-projection.ts';
