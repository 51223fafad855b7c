export { fillHole } from './fill-hole.ts';
export { findRegion } from './find-region.ts';
