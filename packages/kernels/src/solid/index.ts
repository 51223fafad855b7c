export { type CloseSurfaceOptions, closeSurface } from './close-surface.ts';
export { type MakeSolidOptions, makeSolid, type Solid } from './make-solid.ts';
export { measureWalls, type WallMeasure } from './measure-walls.ts';
export { findSelfIntersections, type SelfIntersectionOptions } from './self-intersections.ts';
export { settlePlaces } from './settle-places.ts';
export type { SolidReport } from './solid-report.ts';
export { createSolidReport } from './solid-report.ts';
export { untangleInPlace } from './untangle.ts';
export { buildWindingTree, type WindingTree, windingNumber } from './winding.ts';
