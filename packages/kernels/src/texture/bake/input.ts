import type { Bvh } from '../../spatial/index.ts';
import type { MaterialSpec } from '../material-spec.ts';

/** One part as the bake reads it. All arrays may stand on shared memory, so that workers get it without a copy. */
export interface BakeSurface {
  positions: Float32Array;
  normals: Float32Array;
  /** Unit tangent and handedness, 4V. */
  tangents: Float32Array;
  /** 0..1, origin top-left. */
  uvs: Float32Array;
  indices: Uint32Array;
  /** Per vertex, filled by the occlusion jobs: 1 = open. */
  occlusion: Float32Array;
  /** Per vertex, -1..1, convex positive. */
  curvature: Float32Array;
  material: MaterialSpec;
  seed: number;
  /** Diagonal of the part, radius if round about Y (else 0), and metres per texel. */
  size: number;
  round: number;
  footprint: number;
}

/** Everything that jobs share: plain data, post it to a worker once. */
export interface BakeInput {
  size: number;
  surfaces: BakeSurface[];
  /** What casts occlusion; undefined = none is computed. */
  occluders?: Bvh;
  rays: number;
  /** How far occlusion reaches, metres. */
  reach: number;
  /** Height of the floor that also occludes, or undefined. */
  floor?: number;
  /** How much occlusion darkens the base colour, 0..1. */
  darken: number;
  /** RGB bytes, size x size: base colour sRGB; occlusion, roughness, metallic; normal; emissive sRGB if any part glows. */
  baseColor: Uint8Array;
  orm: Uint8Array;
  normal: Uint8Array;
  emissive?: Uint8Array;
  /** 1 where a texel has been baked. */
  coverage: Uint8Array;
}

/** A piece of work. Jobs of one stage are independent of each other and may run in any order, on any thread. */
export type BakeJob =
  | { kind: 'occlusion'; surface: number; from: number; to: number }
  | { kind: 'rows'; from: number; to: number }
  | { kind: 'fill'; target: 'baseColor' | 'orm' | 'normal' | 'emissive' };

/** Rows are baked in bands of this height whatever the jobs are, so that the bytes do not depend on how work was split. */
export const BAND_ROWS = 32;
