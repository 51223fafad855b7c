export type { BakeInput, BakeJob } from './bake/input.ts';
export {
  type BakeOptions,
  type BakePart,
  type BakePlan,
  type BakeResult,
  bakeResult,
  planBake,
  runBakeJob,
} from './bake/plan.ts';
export { linearToByte, linearToSrgb, parseColor, srgbToLinear } from './color.ts';
export { compileMaterial, type MaterialPlace, type SolidMaterial } from './compile.ts';
export { findRecipe, MATERIAL_NAMES, type MaterialHints, materialHints } from './library.ts';
export type { MaskSpec, MaterialLayer, MaterialSpec } from './material-spec.ts';
export { createPreviewShade, type PreviewSample } from './preview.ts';
export { SAMPLE_STRIDE, type SampleFn } from './recipe.ts';
