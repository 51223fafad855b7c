import type { Material } from '../../scene/index.ts';

/** A plain glTF material: white unless told otherwise, so that vertex colours or a picture decide. */
export function matte(roughness: number, more: Partial<Material> = {}): Material {
  return {
    name: '',
    baseColorFactor: [1, 1, 1, 1],
    metallicFactor: 0,
    roughnessFactor: roughness,
    emissiveFactor: [0, 0, 0],
    alphaMode: 'OPAQUE',
    doubleSided: false,
    ...more,
  };
}
