import type { FloatImage } from '../float-image.ts';
import type { PictureFeatures } from '../lines.ts';

/** What a finish works on. */
export interface FinishInput {
  /** Linear light as it is shown, 0..1, three channels. */
  image: FloatImage;
  /** Of the same size; without them lines come from brightness. */
  features?: PictureFeatures;
  seed: number;
}

/** A finish: a picture in, one of the same size out, linear light 0..1. */
export type PictureFinish = (input: FinishInput) => FloatImage;

/** Thousandths of the shorter side: the unit that strokes and grains are measured in, so that they look alike at every size. */
export function unitOf({ width, height }: { width: number; height: number }): number {
  return Math.min(width, height) / 1000;
}

/** The size at which paint is laid: brushes are coarser than pixels, so large pictures are painted small and enlarged. */
export function paintingSize(width: number, height: number, pixels = 900_000): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, v: number): number {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
