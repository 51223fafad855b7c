export { Affine, type PlacementLike } from './affine.ts';
export { eigenSymmetric3, type Symmetric3 } from './eigen.ts';
export { GeometryError } from './errors.ts';
export { V3 } from './linear.ts';
export { cellNoise, fbm, gradientNoise } from './noise.ts';
export { invertQuat, multiplyQuats, type Quat, rotateVector, slerp } from './quat.ts';
export { createRng, hashString, type Rng } from './rng.ts';
export { catmullRom, sampleSpline } from './spline.ts';
export type { Vec2, Vec3 } from './vec.ts';
