export { type CutOut, cutOut } from './cut-out.ts';
export { decontaminate } from './decontaminate.ts';
export { findPieces, type Pieces } from './pieces.ts';
export { findSuperpixels, type Superpixels } from './superpixels.ts';
export { colorDistance, shrinkToWork } from './work-image.ts';
