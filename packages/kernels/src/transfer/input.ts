import type { TransferSource } from './source.ts';
import type { TransferTarget } from './target.ts';

/** Everything that the rows of a transfer are made from and written to: plain data. */
export interface TransferInput {
  source: TransferSource;
  target: TransferTarget;
  /** Texels along a side. */
  size: number;
  /** Samples per texel along each axis. */
  supersample: number;
  /** RGBA bytes, sRGB. */
  baseColor: Uint8Array;
  /** RGB bytes: occlusion, roughness, metallic. */
  orm: Uint8Array;
  /** RGB bytes: tangent space, +Y up. */
  normal: Uint8Array;
  /** RGB bytes, sRGB, as a share of `emissiveMax`. */
  emissive?: Uint8Array;
  /** The brightest that any material emits. */
  emissiveMax: number;
  /** 1 where a texel has been baked. */
  coverage: Uint8Array;
  /** Per band of rows: samples, samples that no ray found, greatest distance. */
  tally: Float64Array;
}

/** Rows are baked in bands of this height, whatever the work is split into. */
export const BAND_ROWS = 32;

/** Samples along a side of the squares that are baked at a time. */
export const TILE = 8;
