export { type CloseSurfaceOptions, closeSurface } from './close-surface.ts';
export { findSelfIntersections, type SelfIntersectionOptions } from './self-intersections.ts';
export { untangleInPlace } from './untangle.ts';
export { buildWindingTree, type WindingTree, windingNumber } from './winding.ts';
