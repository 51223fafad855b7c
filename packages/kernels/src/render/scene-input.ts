import type { Raster } from '../image/index.ts';
import type { Mesh } from '../mesh/index.ts';
import type { Material } from '../scene/index.ts';

/** What a renderer draws: meshes with their materials, and the decoded pictures that the materials point to. */
export interface RenderScene {
  parts: readonly RenderPart[];
  /** By texture index of the materials. A missing picture counts as white. */
  textures?: readonly (RenderTexture | undefined)[];
}

export interface RenderPart {
  mesh: Mesh;
  /** Local to world, 16 numbers column-major. Default identity. */
  matrix?: ArrayLike<number>;
  material: Material;
  /** Evaluates a solid material per pixel instead of the textures. */
  shade?: SolidShade;
}

export interface RenderTexture {
  raster: Raster;
  wrap?: 'repeat' | 'clamp' | 'mirror';
}

/** Everything the light needs to know of one point of a surface. Linear colours. Reused between pixels. */
export interface SurfaceSample {
  r: number;
  g: number;
  b: number;
  alpha: number;
  metallic: number;
  roughness: number;
  /** Emitted radiance. */
  er: number;
  eg: number;
  eb: number;
  /** Unit normal, local to the part; a solid material may bend it. */
  nx: number;
  ny: number;
  nz: number;
  /** 1 = open. */
  occlusion: number;
  clearcoat: number;
  clearcoatRoughness: number;
  sheenR: number;
  sheenG: number;
  sheenB: number;
  transmission: number;
}

/**
 * A solid material: fills `out` for a local position (metres) and unit normal. `out` comes in filled from the part's
 * material factors, so that a callback may set only what it knows.
 */
export type SolidShade = (
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  out: SurfaceSample,
) => void;
