export { findRegion, type Region, searchRegion } from './find-region.ts';
