export { blur } from './blur.ts';
export { type ColourReach, ColourTally, shiftColour } from './colour-tally.ts';
export { signedDistance } from './distance.ts';
export { enlarge } from './enlarge.ts';
export { evenLight } from './even-light.ts';
export { boxAny, type FillOptions, fillHole } from './fill/index.ts';
export { FINISH_FILTERS, type FinishInput, type PictureFinish, pixelCell } from './finish/index.ts';
export { createFloatImage, type FloatImage, luminanceOf, toLinear, toRaster } from './float-image.ts';
export { applyGuide, fitGuide, type GuideModel } from './guided-filter.ts';
export { KUWAHARA_DEFAULTS, type KuwaharaOptions, paintOver } from './kuwahara.ts';
export { type ContourWeights, drawContours, drawEdges, type PictureFeatures } from './lines.ts';
export {
  type CutOut,
  colorDistance,
  cutOut,
  cutOutSteps,
  decontaminate,
  findPieces,
  findSuperpixels,
  type MatteJob,
  type MatteResult,
  type MatteShared,
  type MatteSteps,
  runMatteJob,
  shrinkToWork,
} from './matte/index.ts';
export { fromOklab, linearToOklab, oklabToLinear, toOklab } from './oklab.ts';
export { opaqueBox } from './opaque-box.ts';
export { findPalette, nearestColor } from './palette.ts';
export { canvasGrain, paperGrain, washes } from './paper.ts';
export {
  describeSeen,
  type Granularity,
  isNamed,
  type PartMap,
  type PartOutline,
  type PicturePart,
  readWishes,
  type SeenPart,
  segmentParts,
  traceParts,
} from './parts/index.ts';
export { type CutOutPlace, placeCutOut } from './place-cut-out.ts';
export type { Raster } from './raster.ts';
export { resize } from './resize.ts';
export { findFlow } from './structure.ts';
