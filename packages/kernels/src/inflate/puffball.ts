import { createFloatImage, type FloatImage } from '../image/index.ts';

/** Where distances rise more slowly than this, a pixel lies on the medial axis. */
export const RIDGE = 0.86;

/**
 * Squared height, pixels, of the union of all balls that fit into an outline: arms become sausages, a body stays thick. `distance`: signed, pixels
 * (`signedDistance`). Source: Twarog, Tappen & Adelson, "Playing with Puffball", 2012.
 */
export function puffball(distance: FloatImage): FloatImage {
  const { width, height, data } = distance;
  const out = createFloatImage(width, height, 1);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const r = data[i];
      if (r < 0.5) continue;
      const slope = Math.hypot(data[i + 1] - data[i - 1], data[i + width] - data[i - width]) / 2;
      if (slope > RIDGE) continue;
      // Large balls lie close together: every other one is hidden in its neighbours.
      const stride = Math.max(1, Math.floor(r / 12));
      if (stride > 1 && (x % stride || y % stride) && slope > 0.3) continue;
      addBall(out, x, y, r);
    }
  for (let i = 0; i < data.length; i++) if (data[i] > 0 && out.data[i] === 0) out.data[i] = data[i] * data[i];
  return out;
}

function addBall({ width, height, data }: FloatImage, cx: number, cy: number, r: number): void {
  const x1 = Math.min(width - 1, Math.floor(cx + r));
  const y1 = Math.min(height - 1, Math.floor(cy + r));
  for (let y = Math.max(0, Math.ceil(cy - r)); y <= y1; y++) {
    const rest = r * r - (y - cy) ** 2;
    for (let x = Math.max(0, Math.ceil(cx - r)); x <= x1; x++) {
      const square = rest - (x - cx) ** 2;
      const i = y * width + x;
      if (square > data[i]) data[i] = square;
    }
  }
}
