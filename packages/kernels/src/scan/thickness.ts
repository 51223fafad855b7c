import { createFloatImage, type FloatImage } from '../image/index.ts';

/** Where distances rise more slowly than this, a pixel lies on the medial axis. */
const RIDGE = 0.9;

/**
 * Radius of the largest disc inside an outline that covers each pixel, pixels: arms are thin to their rims, a body is thick. `distance`: signed. `reach`: discs cover so
 * many times their radius; at the root of two a square is as thick in its corners as in its middle.
 */
export function localThickness({ width, height, data }: FloatImage, reach = 1): FloatImage {
  const out = createFloatImage(width, height, 1);
  for (let i = 0; i < data.length; i++) if (data[i] > 0) out.data[i] = data[i];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const r = data[i];
      if (r < 0.5) continue;
      if (Math.hypot(data[i + 1] - data[i - 1], data[i + width] - data[i - width]) / 2 > RIDGE) continue;
      const most = reach * r + 0.5;
      const bottom = Math.min(height - 1, Math.floor(y + most));
      for (let v = Math.max(0, Math.ceil(y - most)); v <= bottom; v++) {
        const w = Math.sqrt(Math.max(0, most ** 2 - (v - y) ** 2));
        const right = Math.min(width - 1, Math.floor(x + w));
        for (let u = Math.max(0, Math.ceil(x - w)); u <= right; u++)
          if (out.data[v * width + u] < r) out.data[v * width + u] = r;
      }
    }
  return out;
}
