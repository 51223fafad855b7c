export { type CutOut, cutOut, cutOutSteps } from './cut-out.ts';
export { decontaminate } from './decontaminate.ts';
export {
  type MatteJob,
  type MatteResult,
  type MatteShared,
  type MatteSteps,
  runMatteJob,
} from './matte-steps.ts';
export { findPieces, type Pieces } from './pieces.ts';
export { findSuperpixels, type Superpixels } from './superpixels.ts';
export { colorDistance, shrinkToWork } from './work-image.ts';
