export { GeometryError } from './errors.ts';
export { cellNoise, fbm, gradientNoise } from './noise.ts';
export { createRng, hashString, type Rng } from './rng.ts';
export type { Vec2, Vec3 } from './vec.ts';
