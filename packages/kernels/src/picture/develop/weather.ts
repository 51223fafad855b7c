import type { FloatImage } from '../../image/index.ts';
import { createRng } from '../../math/index.ts';

/** Flakes and drops at every distance, the nearest large and soft: drawn over display-linear values in place. Nothing falls behind a near subject. */
export function dropWeatherInPlace(
  image: FloatImage,
  depth: Float32Array,
  near: number,
  kind: 'snowfall' | 'rain',
  seed: number,
): void {
  const { width, height } = image;
  const unit = Math.min(width, height) / 1000;
  const rng = createRng(seed).fork(kind);
  const count = Math.round(((kind === 'snowfall' ? 1500 : 1900) * width * height) / (Math.min(width, height) ** 2 * 1));
  for (let k = 0; k < count; k++) {
    // Most are far away.
    const t = rng.next() ** 2.4;
    const distance = near * (0.4 + 5 * (1 - t));
    const x = rng.next() * width;
    const y = rng.next() * height;
    if (kind === 'snowfall') {
      const r = unit * (1.1 + 6.5 * t ** 1.6);
      drawFlake(image, depth, x, y, r, distance, 0.85 * (1 - 0.62 * t));
    } else {
      const length = unit * (18 + 70 * t);
      drawDrop(image, depth, x, y, length, unit * (0.5 + 0.9 * t), distance, 0.16 + 0.12 * t);
    }
  }
}

function drawFlake(
  image: FloatImage,
  depth: Float32Array,
  x: number,
  y: number,
  r: number,
  distance: number,
  alpha: number,
): void {
  const { width, height, data } = image;
  for (let v = Math.max(0, Math.floor(y - r)); v <= Math.min(height - 1, Math.ceil(y + r)); v++)
    for (let u = Math.max(0, Math.floor(x - r)); u <= Math.min(width - 1, Math.ceil(x + r)); u++) {
      const i = v * width + u;
      if (depth[i] > 0 && depth[i] < distance) continue;
      const d = Math.hypot(u + 0.5 - x, v + 0.5 - y) / r;
      if (d >= 1) continue;
      blend(data, 3 * i, alpha * (1 - d * d) ** 0.8, 0.92);
    }
}

function drawDrop(
  image: FloatImage,
  depth: Float32Array,
  x: number,
  y: number,
  length: number,
  r: number,
  distance: number,
  alpha: number,
): void {
  const { width, height, data } = image;
  const slant = 0.12;
  for (let v = Math.max(0, Math.floor(y)); v <= Math.min(height - 1, Math.ceil(y + length)); v++) {
    const along = (v - y) / length;
    const fade = Math.sin(Math.PI * Math.min(1, Math.max(0, along)));
    const middle = x - slant * (v - y);
    for (let u = Math.max(0, Math.floor(middle - r - 1)); u <= Math.min(width - 1, Math.ceil(middle + r + 1)); u++) {
      const i = v * width + u;
      if (depth[i] > 0 && depth[i] < distance) continue;
      const cover = Math.max(0, Math.min(1, r + 0.5 - Math.abs(u + 0.5 - middle)));
      blend(data, 3 * i, alpha * fade * cover, 0.75);
    }
  }
}

function blend(data: Float32Array, o: number, alpha: number, light: number): void {
  for (let c = 0; c < 3; c++) data[o + c] += (light - data[o + c]) * alpha;
}
