import { createFloatImage, type FloatImage } from '../image/index.ts';
import { isBallAt } from './puffball.ts';

/** Radius of the largest ball over every pixel that fits into an outline, given its signed distances. Pixels. */
export function localThickness(distance: FloatImage): FloatImage {
  const { width, height, data } = distance;
  const out = createFloatImage(width, height, 1);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const r = data[i];
      if (r < 1 || !isBallAt(distance, x, y, 10)) continue;
      for (let v = Math.max(0, Math.ceil(y - r)); v <= Math.min(height - 1, y + r); v++) {
        const reach = Math.sqrt(r * r - (v - y) ** 2);
        for (let u = Math.max(0, Math.ceil(x - reach)); u <= Math.min(width - 1, x + reach); u++)
          if (out.data[v * width + u] < r) out.data[v * width + u] = r;
      }
    }
  return out;
}
