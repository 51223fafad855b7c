import type { Raster } from '../image/index.ts';
import type { Mesh } from '../mesh/index.ts';
import type { Material } from '../scene/index.ts';

/** What a style makes of a model. Materials point at texture 0 where they show the picture. */
export interface StyledModel {
  parts: { name: string; mesh: Mesh; material: Material }[];
  /** sRGB, to be encoded without loss. */
  picture?: Raster;
  /** Blocks, bricks or cells that it is made of. */
  blocks: number;
  /** Bricks that studs join to no ground, and stands added under what floats. */
  held?: { loose: number; stands: number };
  /** How many of each brick it takes: size as in "2x4". */
  bricks?: { size: string; color: string; count: number }[];
}

/** An opaque material of one colour, or of the picture's. */
export function plainMaterial(name: string, roughness: number, pictured: boolean): Material {
  return {
    name,
    baseColorFactor: [1, 1, 1, 1],
    ...(pictured && { baseColorTexture: { texture: 0 } }),
    metallicFactor: 0,
    roughnessFactor: roughness,
    emissiveFactor: [0, 0, 0],
    alphaMode: 'OPAQUE',
    doubleSided: false,
  };
}
