export { type FillOptions, fillHole } from './fill-hole.ts';
export { findRegion } from './find-region.ts';
export { fillMembrane } from './membrane.ts';
