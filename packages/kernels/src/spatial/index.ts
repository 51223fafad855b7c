export { type Bvh, type BvhOptions, buildBvh } from './bvh.ts';
export { type ClosestPoint, closestPoint, createClosestPoint } from './closest.ts';
export { measureDistance, type SurfaceDistance } from './measure-distance.ts';
export { createRayHit, intersectRay, isOccluded, type RayHit } from './ray.ts';
export { createRay, openWideTree, type PassSlot, type WideRay, type WideRays } from './wide/wide-rays.ts';
export { packWideTree, type WideTree } from './wide/wide-tree.ts';
