import { createFloatImage, type FloatImage } from '../image/index.ts';

/** Where distances rise more slowly than this, a pixel lies on the medial axis. */
const RIDGE = 0.86;
/** And than this it lies where balls are largest. */
const FLAT = 0.3;

/**
 * Squared height, pixels, of the union of all balls that fit into an outline: arms become sausages, a body stays thick. `distance`: signed, pixels
 * (`signedDistance`). Source: Twarog, Tappen & Adelson, "Playing with Puffball", 2012.
 */
export function puffball(distance: FloatImage): FloatImage {
  const { width, height, data } = distance;
  const out = createFloatImage(width, height, 1);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const r = data[y * width + x];
      if (r >= 0.5 && isBallAt(distance, x, y, 12)) addBall(out, x, y, r);
    }
  for (let i = 0; i < data.length; i++) if (data[i] > 0 && out.data[i] === 0) out.data[i] = data[i] * data[i];
  return out;
}

/**
 * Whether a ball on the medial axis is worth adding. Large ones lie close together: of `often` of them in a row along the axis those a radius apart will do.
 */
export function isBallAt({ width, data }: FloatImage, x: number, y: number, often: number): boolean {
  const i = y * width + x;
  const across = Math.abs(data[i + 1] - data[i - 1]) / 2;
  const along = Math.abs(data[i + width] - data[i - width]) / 2;
  const slope = Math.hypot(across, along);
  if (slope > RIDGE) return false;
  const stride = Math.max(1, Math.floor(data[i] / often));
  if (stride === 1 || slope <= FLAT) return true;
  // An axis is few pixels wide, and rises along itself.
  return (across > along ? x : y) % stride === 0;
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
