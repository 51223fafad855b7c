import { linearToByte } from '../math/index.ts';
import { createFloatImage } from './float-image.ts';
import type { CutOut } from './matte/index.ts';
import { opaqueBox } from './opaque-box.ts';
import type { Raster } from './raster.ts';
import { resize } from './resize.ts';

/** Where a subject stands on a square canvas, pixels. */
export interface CutOutPlace {
  /** Side of the canvas. */
  side: number;
  /** Height of the subject's box. */
  height: number;
  /** Where its lowest pixel ends, from the top. */
  ground: number;
}

/** Soft pixels around the box that belong to the subject. */
const RIM = 6;

/**
 * Puts a subject on a clear canvas, its box in the middle: RGBA, straight alpha, white where nothing is. At its own size every pixel keeps its value; else
 * they are resampled.
 */
export function placeCutOut(cut: CutOut, { side, height, ground }: CutOutPlace): Raster {
  const box = opaqueBox(cut);
  const [left, top] = [Math.max(0, box.left - RIM), Math.max(0, box.top - RIM)];
  const [right, bottom] = [Math.min(cut.width, box.right + RIM), Math.min(cut.height, box.bottom + RIM)];
  const k = height / Math.max(1, box.bottom - box.top);
  const crop = createFloatImage(right - left, bottom - top, 4);
  for (let y = top, o = 0; y < bottom; y++)
    for (let x = left; x < right; x++, o += 4) {
      const i = y * cut.width + x;
      for (let c = 0; c < 3; c++) crop.data[o + c] = cut.alpha[i] * cut.colors[3 * i + c];
      crop.data[o + 3] = cut.alpha[i];
    }
  const size = [crop.width, crop.height].map((n) => Math.max(1, Math.round(k * n)));
  const { width: w, height: h, data } = resize(crop, size[0], size[1]);
  const x0 = Math.round(side / 2 - ((box.left + box.right) / 2 - left) * (w / crop.width));
  const y0 = Math.round(ground - (box.bottom - top) * (h / crop.height));
  const out = new Uint8Array(4 * side * side);
  for (let i = 0; i < out.length; i++) out[i] = i % 4 === 3 ? 0 : 255;
  for (let y = Math.max(0, -y0); y < Math.min(h, side - y0); y++)
    for (let x = Math.max(0, -x0); x < Math.min(w, side - x0); x++) {
      const i = 4 * (y * w + x);
      const a = data[i + 3];
      if (a < 1 / 512) continue;
      const o = 4 * ((y + y0) * side + x + x0);
      for (let c = 0; c < 3; c++) out[o + c] = linearToByte(data[i + c] / a);
      out[o + 3] = Math.min(255, 255 * a + 0.5);
    }
  return { width: side, height: side, channels: 4, data: out };
}
