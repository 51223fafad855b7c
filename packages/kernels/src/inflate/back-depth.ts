import { createFloatImage, type FloatImage } from '../image/index.ts';
import type { Mesh } from '../mesh/index.ts';

/** How a picture of a mesh lies in it: metres a pixel, x of the left edge, y of the upper one. */
export interface PictureFrame {
  width: number;
  height: number;
  scale: number;
  left: number;
  top: number;
}

/** z of a mesh's nearest (`side` 1) or farthest (-1) surface per pixel, metres, seen along z; NaN where it is not. */
export function depthOf({ positions, indices }: Mesh, side: 1 | -1, frame: PictureFrame): FloatImage {
  const { width, height, scale, left, top } = frame;
  const out = createFloatImage(width, height, 1);
  out.data.fill(Number.NaN);
  for (let t = 0; t + 2 < indices.length; t += 3) {
    const [a, b, c] = [3 * indices[t], 3 * indices[t + 1], 3 * indices[t + 2]];
    const ax = (positions[a] - left) / scale - 0.5;
    const ay = (top - positions[a + 1]) / scale - 0.5;
    const bx = (positions[b] - left) / scale - 0.5;
    const by = (top - positions[b + 1]) / scale - 0.5;
    const cx = (positions[c] - left) / scale - 0.5;
    const cy = (top - positions[c + 1]) / scale - 0.5;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (area === 0) continue;
    const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)));
    const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)));
    for (let y = Math.max(0, Math.ceil(Math.min(ay, by, cy))); y <= y1; y++)
      for (let x = Math.max(0, Math.ceil(Math.min(ax, bx, cx))); x <= x1; x++) {
        const v = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
        const w = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
        if (v < 0 || w < 0 || v + w > 1) continue;
        const z = (1 - v - w) * positions[a + 2] + v * positions[b + 2] + w * positions[c + 2];
        const i = y * width + x;
        if (!(side * z <= side * out.data[i])) out.data[i] = z;
      }
  }
  return out;
}
