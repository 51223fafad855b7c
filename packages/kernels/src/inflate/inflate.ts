import { createVolume, meshVolume } from '../field/index.ts';
import { blur, createFloatImage, type FloatImage, signedDistance } from '../image/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { solvePoisson } from './poisson.ts';
import { puffball } from './puffball.ts';

/** How an outline is blown up. */
export interface InflateOptions {
  /** Metres per pixel of the opacity. */
  scale: number;
  /** Depth over width of round parts, front and back. 1 is as deep as wide. */
  front: number;
  back: number;
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
  front: 0.9,
  back: 0.9,
  smooth: 0.35,
  cell: 1,
});

/**
 * Squared height over every pixel of an opacity, pixels: 0 on the outline, negative outside, and smooth across it, so that a surface drawn from it meets the
 * outline exactly.
 */
export function squaredHeight(alpha: FloatImage, smooth: number): FloatImage {
  const { width, height } = alpha;
  const distance = signedDistance(alpha);
  const poisson = solvePoisson(alpha);
  const balls = puffball(distance);
  // What is blurred is the height over the distance: the outline stays where it is.
  const ratio = createFloatImage(width, height, 2);
  for (let i = 0; i < distance.data.length; i++) {
    const d = distance.data[i];
    if (!(d > 0.3)) continue;
    const h = smooth * Math.sqrt(poisson.data[i]) + (1 - smooth) * Math.sqrt(balls.data[i]);
    ratio.data[2 * i] = (h * h) / d;
    ratio.data[2 * i + 1] = 1;
  }
  const near = blur(ratio, Math.max(1, Math.max(width, height) / 110)).data;
  const far = blur(ratio, Math.max(width, height) / 30).data;
  const out = createFloatImage(width, height, 1);
  for (let i = 0; i < out.data.length; i++) {
    const from = near[2 * i + 1] > 1e-3 ? near : far;
    const r = from[2 * i + 1] > 1e-6 ? from[2 * i] / from[2 * i + 1] : 1;
    out.data[i] = Math.max(0.5, r) * distance.data[i];
  }
  return out;
}

/**
 * Blows an outline up to a solid: closed, its silhouette along z that of the opacity (one channel). x to the right, y up from the lowest opaque pixel, z to the
 * viewer; the middle of the picture is x = 0.
 */
export function inflate(alpha: FloatImage, options: Partial<InflateOptions> = {}): Mesh {
  const { scale, front, back, smooth, cell, ground } = { ...INFLATE_DEFAULTS, ...options };
  const { width, height } = alpha;
  const squares = squaredHeight(alpha, smooth);
  let most = 0;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (!(squares.data[i] > 0)) continue;
      most = Math.max(most, squares.data[i]);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  if (most === 0) return { positions: new Float32Array(0), indices: new Uint32Array(0) };
  const deepest = Math.sqrt(most) * scale;
  const floor = ground ?? bottom + 1;
  const volume = createVolume(
    [(left - width / 2) * scale, (floor - bottom - 1) * scale, -deepest * back],
    [(right + 1 - width / 2) * scale, (floor - top) * scale, deepest * front],
    cell,
  );
  const { values, size, origin } = volume;
  for (let j = 0; j < size[1]; j++) {
    const py = floor - 0.5 - (origin[1] + j * cell) / scale;
    for (let i = 0; i < size[0]; i++) {
      const px = (origin[0] + i * cell) / scale + width / 2 - 0.5;
      const square = sample(squares, px, py);
      const slopeX = sample(squares, px + 1, py) - sample(squares, px - 1, py);
      const slopeY = sample(squares, px, py + 1) - sample(squares, px, py - 1);
      const slope = (slopeX * slopeX + slopeY * slopeY) / 16;
      for (let k = 0; k < size[2]; k++) {
        const z = (origin[2] + k * cell) / scale;
        const u = z / (z > 0 ? front : back);
        // About the distance to the surface: the difference of squares over twice its slope.
        values[(k * size[1] + j) * size[0] + i] = ((u * u - square) / (2 * Math.sqrt(u * u + slope + 0.25))) * scale;
      }
    }
  }
  return meshVolume(volume);
}

/** Between four pixels; the border's values go on, falling. */
function sample({ width, height, data }: FloatImage, x: number, y: number): number {
  const cx = Math.min(width - 1.001, Math.max(0, x));
  const cy = Math.min(height - 1.001, Math.max(0, y));
  const ix = Math.floor(cx);
  const iy = Math.floor(cy);
  const [fx, fy] = [cx - ix, cy - iy];
  const i = iy * width + ix;
  const value =
    (data[i] * (1 - fx) + data[i + 1] * fx) * (1 - fy) + (data[i + width] * (1 - fx) + data[i + width + 1] * fx) * fy;
  const outside = Math.abs(x - cx) + Math.abs(y - cy);
  return outside > 0 ? Math.min(value, 0) - 2 * outside : value;
}
