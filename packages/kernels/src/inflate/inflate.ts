import { blur, createFloatImage, type FloatImage, signedDistance } from '../image/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { meshBodies } from './body.ts';
import { solvePoisson } from './poisson.ts';
import { puffball } from './puffball.ts';
import { uprightHeight } from './upright.ts';

/** Share of the soft height in that of upright bodies: steps between rows are evened out. */
const SOFTENED = 0.25;
/** The rim of a body ends within so much of its outline, in radii of the blur. */
const RIM = [2, 7] as const;

/** How an outline is blown up. */
export interface InflateOptions {
  /** Metres per pixel of the opacity. */
  scale: number;
  /** Depth over width of round parts. 1 is as deep as wide. */
  depth: number;
  /** Share of the smooth height, which makes one body of everything, over that of fitting balls, which keeps limbs thin. */
  smooth: number;
  /** Metres per cell of the volume that is meshed. */
  cell: number;
  /** Pixels from the top at which y is 0; by default under the lowest pixel of the outline. */
  ground?: number;
}

/** What is used where nothing else is said; scale and cell are one pixel. */
export const INFLATE_DEFAULTS: Readonly<InflateOptions> = Object.freeze({
  scale: 1,
  depth: 0.9,
  smooth: 0.35,
  cell: 1,
});

/** Pixels from the outline within which things are thin, and the least squared height in their middle: less would fall through the cells that it is meshed from. */
const THIN = 1.2;
const THIN_SQUARE = 0.6;

/**
 * Squared height over every pixel of an opacity, pixels: 0 on the outline, negative outside, and smooth across it, so that a surface drawn from it meets the
 * outline exactly. `upright`: what stands is as round in its upper and lower end as elsewhere.
 */
export function squaredHeight(alpha: FloatImage, smooth: number, upright = false): FloatImage {
  const { width, height } = alpha;
  const distance = signedDistance(alpha);
  const columns = upright ? uprightHeight(alpha, distance).data : undefined;
  const poisson = solvePoisson(alpha);
  const balls = puffball(distance);
  // At the rim what is blurred is the height over the distance: the outline stays where it is. Inside it is the height, for distances have creases.
  const ratio = createFloatImage(width, height, 3);
  for (let i = 0; i < distance.data.length; i++) {
    const d = distance.data[i];
    if (!(d > 0.3)) continue;
    const soft = smooth * Math.sqrt(poisson.data[i]) + (1 - smooth) * Math.sqrt(balls.data[i]);
    const h = columns ? Math.max(soft, (1 - SOFTENED) * Math.sqrt(columns[i]) + SOFTENED * soft) : soft;
    ratio.data[3 * i] = (h * h) / d;
    ratio.data[3 * i + 1] = 1;
    ratio.data[3 * i + 2] = h * h;
  }
  const reach = Math.max(1, Math.max(width, height) / 110);
  const near = blur(ratio, reach).data;
  const far = blur(ratio, Math.max(width, height) / 30).data;
  const out = createFloatImage(width, height, 1);
  for (let i = 0; i < out.data.length; i++) {
    const from = near[3 * i + 1] > 1e-3 ? near : far;
    const r = from[3 * i + 1] > 1e-6 ? from[3 * i] / from[3 * i + 1] : 1;
    const d = distance.data[i];
    const t = Math.min(1, Math.max(0, (d / reach - RIM[0]) / (RIM[1] - RIM[0])));
    out.data[i] = Math.max(0.5, r) * d * (1 - t);
    if (t > 0) out.data[i] += t * Math.max(0.5 * d, near[3 * i + 2] / near[3 * i + 1]);
    if (d > 0 && d < THIN && isThin(distance, i)) out.data[i] = Math.max(out.data[i], Math.min(THIN_SQUARE, 4 * d));
  }
  return out;
}

/** Whether nothing around a pixel is farther from the outline than `THIN`. */
function isThin({ width, height, data }: FloatImage, i: number): boolean {
  const [x, y] = [i % width, Math.floor(i / width)];
  for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++)
    for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u++)
      if (data[v * width + u] >= THIN) return false;
  return true;
}

/**
 * Blows an outline up to a solid: closed, its silhouette along z that of the opacity (one channel). x to the right, y up from the lowest opaque pixel, z to the
 * viewer; the middle of the picture is x = 0.
 */
export function inflate(alpha: FloatImage, options: Partial<InflateOptions> = {}): Mesh {
  const { scale, depth, smooth, cell, ground } = { ...INFLATE_DEFAULTS, ...options };
  const square = squaredHeight(alpha, smooth);
  let bottom = 0;
  for (let i = 0; i < square.data.length; i++) {
    if (!(square.data[i] > 0)) continue;
    square.data[i] *= depth * depth;
    bottom = Math.floor(i / alpha.width);
  }
  return meshBodies([{ kind: 'relief', square }], { width: alpha.width, ground: ground ?? bottom + 1, scale, cell });
}
