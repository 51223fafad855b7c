import type { Rng } from '../../math/index.ts';
import type { FloatImage } from '../float-image.ts';
import { boxAny } from './grid.ts';

/** What surrounds a hole. */
export interface GroundGrain {
  /** Whether it is one colour that changes slowly: nothing that a patch would be needed for. */
  plain: boolean;
  /** How much its lightness changes from pixel to pixel at random, one standard deviation. */
  grain: number;
}

/** Width of the ring that is looked at, pixels. */
const RING = 9;
/** A ground whose colours lie this near to a slow change is plain; so many of its pixels may not. */
const PLAIN = 0.022;
const OUTLIERS = 0.04;
/** Grain above this is texture. */
const GRAIN_MAX = 0.03;

/** Measures the ring around a hole (1 in `hole`; 1 in `banned`: not looked at). OKLab. */
export function measureGround(lab: FloatImage, hole: Uint8Array, banned: Uint8Array | undefined): GroundGrain {
  const { width, height, data } = lab;
  const near = boxAny(hole, width, height, RING);
  const inner = boxAny(hole, width, height, 1);
  const ring: number[] = [];
  for (let i = 0; i < hole.length; i++) if (near[i] && !inner[i] && !banned?.[i]) ring.push(i);
  if (ring.length < 12) return { plain: true, grain: 0 };
  // Six terms of second degree, weighted so that a few pixels of something else do not count.
  const weight = new Float64Array(ring.length).fill(1);
  const off = new Float64Array(ring.length);
  for (let round = 0; round < 3; round++) {
    off.fill(0);
    for (let c = 0; c < 3; c++) {
      const fit = fitSurface(lab, ring, weight, c);
      for (let k = 0; k < ring.length; k++) {
        const i = ring[k];
        off[k] += (data[3 * i + c] - surfaceAt(fit, (i % width) / width, Math.floor(i / width) / height)) ** 2;
      }
    }
    for (let k = 0; k < ring.length; k++) weight[k] = 1 / (1 + off[k] / PLAIN ** 2);
  }
  let outside = 0;
  for (let k = 0; k < ring.length; k++) if (off[k] > PLAIN ** 2) outside++;
  let sum = 0;
  let n = 0;
  for (const i of ring) {
    const x = i % width;
    if (x === 0 || x === width - 1 || i < width || i >= hole.length - width) continue;
    const mean = (data[3 * i - 3] + data[3 * i + 3] + data[3 * (i - width)] + data[3 * (i + width)]) / 4;
    sum += Math.min(0.05, Math.abs(data[3 * i] - mean));
    n++;
  }
  // The mean of four pixels has grain of its own: a quarter of the variance.
  const grain = n ? (1.2533 * sum) / n / Math.sqrt(1.25) : 0;
  return { plain: outside < OUTLIERS * ring.length && grain < GRAIN_MAX, grain };
}

/** Adds the grain of its surroundings to what fills a hole, in place. */
export function addGrain({ data }: FloatImage, hole: Uint8Array, { plain, grain }: GroundGrain, rng: Rng): void {
  // What changes from pixel to pixel in a texture is not grain.
  if (!plain || !(grain > 5e-4)) return;
  for (let i = 0; i < hole.length; i++) if (hole[i]) data[3 * i] += grain * rng.normal();
}

const TERMS = 6;

function fitSurface(
  { width, height, data }: FloatImage,
  pixels: readonly number[],
  weight: Float64Array,
  channel: number,
): Float64Array {
  const m = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 1));
  const t = new Float64Array(TERMS);
  for (let k = 0; k < pixels.length; k++) {
    const i = pixels[k];
    terms((i % width) / width, Math.floor(i / width) / height, t);
    for (let a = 0; a < TERMS; a++) {
      for (let b = 0; b < TERMS; b++) m[a][b] += weight[k] * t[a] * t[b];
      m[a][TERMS] += weight[k] * t[a] * data[3 * i + channel];
    }
  }
  for (let a = 0; a < TERMS; a++) {
    m[a][a] += 1e-6 * pixels.length;
    for (let b = 0; b < TERMS; b++) {
      if (a === b) continue;
      const f = m[b][a] / m[a][a];
      for (let c = a; c <= TERMS; c++) m[b][c] -= f * m[a][c];
    }
  }
  return Float64Array.from(m, (line, a) => line[TERMS] / line[a]);
}

function surfaceAt(fit: Float64Array, x: number, y: number): number {
  return fit[0] + fit[1] * x + fit[2] * y + fit[3] * x * x + fit[4] * x * y + fit[5] * y * y;
}

function terms(x: number, y: number, out: Float64Array): void {
  out[0] = 1;
  out[1] = x;
  out[2] = y;
  out[3] = x * x;
  out[4] = x * y;
  out[5] = y * y;
}
