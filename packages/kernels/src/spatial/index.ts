export { type Bvh, type BvhOptions, buildBvh } from './bvh.ts';
export { type ClosestPoint, closestPoint, createClosestPoint } from './closest.ts';
export { measureDistance, type SurfaceDistance } from './measure-distance.ts';
export { createRayHit, intersectRay, isOccluded, type RayHit } from './ray.ts';
