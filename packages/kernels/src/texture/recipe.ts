import type { MaterialSpec } from './material-spec.ts';

/**
 * One evaluation of a material, written into a Float64Array of `SAMPLE_STRIDE`: linear base colour 0-2, roughness 3,
 * metallic 4, height in metres 5, linear emissive colour 6-8.
 */
export const SAMPLE_STRIDE = 9;

/**
 * The hot path: position (part-local metres), unit normal, ambient occlusion 0..1 (1 = open), curvature -1..1 (convex
 * positive), and where to write. Never allocates.
 */
export type SampleFn = (
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  ao: number,
  curvature: number,
  out: Float64Array,
) => void;

/** Noise at a point, about -1..1. */
export type SolidNoise = (x: number, y: number, z: number) => number;

/** What a recipe is built from: everything resolved, so that the sample function only computes. */
export interface RecipeInput {
  /** Linear rgb. */
  color: Float64Array;
  color2: Float64Array;
  color3: Float64Array;
  rough: number;
  metal: number;
  /** Multiplies pattern sizes. */
  scale: number;
  wear: number;
  /** 9 numbers: grain, side, third; orthonormal. */
  frame: Float64Array;
  /** Radius in metres of a part that is round about its own Y axis, else 0: bricks and tiles then run round it. */
  round: number;
  seed: number;
  /** The spec's `flow`, if it has one. */
  flow?: MaterialSpec['flow'];
  /** 0..1: how much of a pattern of this period (metres) the texels can show; below two texels it would only be noise. */
  visible(period: number): number;
  /** Fractal noise whose octaves finer than a texel are left out. `frequency`: of its argument, per metre. */
  fbm(octaves: number, seed: number, frequency: number): SolidNoise;
  /** The same, from a lattice where texels are far finer than the noise: for colours; a relief would show the lattice. */
  broad(octaves: number, seed: number, frequency: number): SolidNoise;
}

/** One material of the library. Colours are sRGB hex. */
export interface Recipe {
  color: string;
  color2: string;
  color3: string;
  rough: number;
  metal: number;
  /** Direction of the grain unless the spec gives one. */
  grain?: readonly [number, number, number];
  /** Relative strength of large mottling and of fine grain in the colour, and of roughness variation. */
  mottle: number;
  grit: number;
  roughVary: number;
  /** What shows where edges wear: the second or third colour as bare metal, a paler tone of the same, or nothing. */
  edge?: 'metal' | 'pale' | 'none';
  /** glTF features. `glow` multiplies the emissive colour. */
  clearcoat?: number;
  sheen?: number;
  transmission?: number;
  ior?: number;
  glow?: number;
  build(input: RecipeInput): SampleFn;
}
