import type { Material } from '../../scene/index.ts';
import type { LatLong, PathCamera } from './types.ts';

/** A matte white material, changed. */
export function material(change: Partial<Material>): Material {
  return {
    name: '',
    baseColorFactor: [1, 1, 1, 1],
    metallicFactor: 0,
    roughnessFactor: 1,
    emissiveFactor: [0, 0, 0],
    alphaMode: 'OPAQUE',
    doubleSided: false,
    ...change,
  };
}

/** A sky of one radiance. */
export function plainSky(radiance: number): LatLong {
  return { width: 8, height: 4, data: new Float32Array(96).fill(radiance) };
}

/** Looks from the front; what is `height` high about the origin fills the picture. */
export function frontCamera(height: number): PathCamera {
  return { eye: [0, 0, 6], target: [0, 0, 0], height };
}
