import type { Bvh } from '../../spatial/index.ts';
import type { MaterialSpec } from '../material-spec.ts';

/** One part as occlusion reads it. All arrays stand on shared memory, so that workers get it without a copy. */
export interface OcclusionSurface {
  positions: Float32Array;
  normals: Float32Array;
  indices: Uint32Array;
  /** Vertices of one place and normal share a sample: seams cost nothing and agree. */
  sampleOf: Uint32Array;
  /** A vertex of each sample. */
  vertexOf: Uint32Array;
  /** Rays of each sample: fewer where near neighbours are averaged in afterwards. */
  rays: Uint8Array;
  /** Per sample the area-weighted middle of its coarse faces, times the weight, and the weight; empty where no face is coarse. */
  middles: Float32Array;
  /** Per sample, filled by the occlusion jobs: 1 = open. */
  raw: Float32Array;
  /** Per vertex, filled by the smoothing jobs. */
  occlusion: Float32Array;
}

/** What occlusion jobs share: plain data, post it to a worker once. Needs no texture coordinates. */
export interface OcclusionInput {
  surfaces: OcclusionSurface[];
  /** What casts occlusion; undefined = none is computed. */
  occluders?: Bvh;
  /** How far occlusion reaches, metres. */
  reach: number;
  /** Height of the floor that also occludes, or undefined. */
  floor?: number;
}

/**
 * Light and dark that a surface had before and keeps in a new colour: of a picture, at the places that it had in it. Arrays may stand on shared memory.
 */
export interface KeptShades {
  width: number;
  height: number;
  /** Luminance as sRGB encodes it, a byte a pixel, rows from the top. The picture repeats. */
  luma: Uint8Array;
  /** Per vertex: place in the picture, 0..1 from its upper left. */
  uvs: Float32Array;
  /** Linear luminance of the picture that becomes the new colour as it is. */
  mean: number;
}

/** One part as the bake reads it. All arrays may stand on shared memory. */
export interface BakeSurface {
  positions: Float32Array;
  normals: Float32Array;
  /** Unit tangent and handedness, 4V. */
  tangents: Float32Array;
  /** 0..1, origin top-left. */
  uvs: Float32Array;
  indices: Uint32Array;
  /** Per vertex: 1 = open. */
  occlusion: Float32Array;
  /** Per vertex, -1..1, convex positive. */
  curvature: Float32Array;
  /** Per face: wide flats and their edges (`findFlats`). */
  flats: Uint8Array;
  /** Per face and corner: the face beyond a seam (`findAcross`). */
  across: Uint32Array;
  material: MaterialSpec;
  seed: number;
  shades?: KeptShades;
  /** Diagonal of the part, radius if round about Y (else 0), and metres per texel. */
  size: number;
  round: number;
  footprint: number;
}

/** Everything that jobs share: plain data, post it to a worker once. */
export interface BakeInput {
  size: number;
  surfaces: BakeSurface[];
  /** Chart of every triangle, counted over all surfaces. */
  charts: Uint32Array;
  /** Materials are evaluated at every other texel, and between them only where neighbours disagree. */
  interleaved: boolean;
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

/** A piece of occlusion work: all `rays` jobs, in any order on any thread, then all `smooth` jobs. */
export type OcclusionJob =
  | { kind: 'rays'; surface: number; from: number; to: number }
  | { kind: 'smooth'; surface: number };

/** A piece of work. Jobs of one stage are independent of each other and may run in any order, on any thread. */
export type BakeJob =
  | { kind: 'rows'; from: number; to: number }
  | { kind: 'level'; target: 'baseColor' | 'orm' | 'emissive' }
  | { kind: 'fill'; target: 'baseColor' | 'orm' | 'normal' | 'emissive' };

/** Rows are baked in bands of this height whatever the jobs are, so that the bytes do not depend on how work was split. */
export const BAND_ROWS = 32;
