import type { FloatImage } from '../float-image.ts';

/** A mask as a picture of one channel. */
export function maskImage(mask: Uint8Array, width: number, height: number): FloatImage {
  return { width, height, channels: 1, data: Float32Array.from(mask) };
}
