import { createFloatImage, type FloatImage } from './float-image.ts';

/** Part of a picture, pixels: right and bottom are the first beyond it. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What of a picture lies in a box within it, as a picture of its own. */
export function crop({ width, channels, data }: FloatImage, { left, top, right, bottom }: Box): FloatImage {
  const out = createFloatImage(right - left, bottom - top, channels);
  const row = channels * out.width;
  for (let y = 0; y < out.height; y++) {
    const from = channels * ((y + top) * width + left);
    out.data.set(data.subarray(from, from + row), y * row);
  }
  return out;
}
