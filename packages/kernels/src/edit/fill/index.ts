export { findRegion } from '../regions/index.ts';
export { type FillOptions, fillHole } from './fill-hole.ts';
export { fillMembrane } from './membrane.ts';
