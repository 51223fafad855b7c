import { createFloatImage, type FloatImage } from './float-image.ts';

/**
 * Resamples to another size: the mean over each pixel's area where it shrinks, cubic (Catmull-Rom, clamped to the neighbours' range) where it
 * grows. Separable; about 20 ns per value and direction.
 */
export function resize(image: FloatImage, width: number, height: number): FloatImage {
  if (width === image.width && height === image.height) return { ...image, data: image.data.slice() };
  const across = width === image.width ? image : resizeAxis(image, width, true);
  return height === across.height ? across : resizeAxis(across, height, false);
}

function resizeAxis(image: FloatImage, size: number, horizontal: boolean): FloatImage {
  const shrinks = size < (horizontal ? image.width : image.height);
  if (!shrinks) return growAxis(image, size, horizontal);
  return horizontal ? shrinkRows(image, size) : shrinkColumns(image, size);
}

function shrinkRows({ width, height, channels, data }: FloatImage, size: number): FloatImage {
  const out = createFloatImage(size, height, channels);
  const taps = areaTaps(width, size);
  for (let y = 0, o = 0; y < height; y++)
    for (const { first, weights } of taps) {
      const start = (y * width + first) * channels;
      for (let c = 0; c < channels; c++, o++) {
        let sum = 0;
        for (let k = 0, at = start + c; k < weights.length; k++, at += channels) sum += weights[k] * data[at];
        out.data[o] = sum;
      }
    }
  return out;
}

/** Rows are added to a sum of all columns, as they follow each other in memory. */
function shrinkColumns({ width, height, channels, data }: FloatImage, size: number): FloatImage {
  const out = createFloatImage(width, size, channels);
  const row = width * channels;
  const sums = new Float64Array(row);
  areaTaps(height, size).forEach(({ first, weights }, y) => {
    sums.fill(0);
    weights.forEach((weight, k) => {
      for (let i = 0, at = (first + k) * row; i < row; i++, at++) sums[i] += weight * data[at];
    });
    out.data.set(sums, y * row);
  });
  return out;
}

function growAxis(image: FloatImage, size: number, horizontal: boolean): FloatImage {
  const { width, height, channels, data } = image;
  const from = horizontal ? width : height;
  const out = horizontal ? createFloatImage(size, height, channels) : createFloatImage(width, size, channels);
  const taps = cubicTaps(from, size);
  const step = horizontal ? channels : channels * width;
  // Neighbours in memory follow each other: rows are gone along, columns across.
  const outer = horizontal ? height : size;
  const inner = horizontal ? size : width;
  for (let a = 0, o = 0; a < outer; a++)
    for (let b = 0; b < inner; b++) {
      const start = channels * (horizontal ? a * width : b);
      const { first, weights } = taps[horizontal ? b : a];
      const [w0, w1, w2, w3] = weights;
      const o0 = start + step * clamp(first, from);
      const o1 = start + step * clamp(first + 1, from);
      const o2 = start + step * clamp(first + 2, from);
      const o3 = start + step * clamp(first + 3, from);
      for (let c = 0; c < channels; c++, o++) {
        const [v0, v1, v2, v3] = [data[o0 + c], data[o1 + c], data[o2 + c], data[o3 + c]];
        const sum = w0 * v0 + w1 * v1 + w2 * v2 + w3 * v3;
        out.data[o] = Math.min(Math.max(sum, Math.min(v0, v1, v2, v3)), Math.max(v0, v1, v2, v3));
      }
    }
  return out;
}

function clamp(at: number, count: number): number {
  return at < 0 ? 0 : at < count ? at : count - 1;
}

interface Taps {
  first: number;
  weights: Float64Array;
}

function areaTaps(from: number, size: number): Taps[] {
  const ratio = from / size;
  return Array.from({ length: size }, (_, i) => {
    const a = i * ratio;
    const b = (i + 1) * ratio;
    const first = Math.floor(a + 1e-9);
    const count = Math.max(1, Math.ceil(b - 1e-9) - first);
    const weights = new Float64Array(count);
    for (let k = 0; k < count; k++) weights[k] = (Math.min(b, first + k + 1) - Math.max(a, first + k)) / ratio;
    return { first, weights };
  });
}

function cubicTaps(from: number, size: number): Taps[] {
  return Array.from({ length: size }, (_, i) => {
    const x = ((i + 0.5) * from) / size - 0.5;
    const first = Math.floor(x) - 1;
    const t = x - Math.floor(x);
    const weights = Float64Array.of(
      0.5 * (-t + 2 * t * t - t * t * t),
      0.5 * (2 - 5 * t * t + 3 * t * t * t),
      0.5 * (t + 4 * t * t - 3 * t * t * t),
      0.5 * (-t * t + t * t * t),
    );
    return { first, weights };
  });
}
