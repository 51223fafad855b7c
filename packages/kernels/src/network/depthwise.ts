import type { Convolution } from './convolve.ts';
import { createFeatureMap, type FeatureMap } from './feature-map.ts';

/** Every channel sees itself alone about a place; zeros around the picture. */
export function convolveDepthwise(map: FeatureMap, { kernel, stride, values, bias, relu }: Convolution): FeatureMap {
  const { width, height, channels, data } = map;
  const out = createFeatureMap(Math.ceil(width / stride), Math.ceil(height / stride), channels);
  const half = kernel >> 1;
  const taps = kernel * kernel;
  // By tap, then channel: the inner loop goes along channels in both.
  const ordered = Float64Array.from(values, (_, i) => values[(i % channels) * taps + Math.floor(i / channels)]);
  const sums = new Float64Array(channels);
  const floor = relu ? 0 : Number.NEGATIVE_INFINITY;
  let to = 0;
  for (let y = 0; y < out.height; y++)
    for (let x = 0; x < out.width; x++) {
      sums.set(bias);
      for (let ky = 0; ky < kernel; ky++) {
        const sy = y * stride + ky - half;
        if (sy < 0 || sy >= height) continue;
        for (let kx = 0; kx < kernel; kx++) {
          const sx = x * stride + kx - half;
          if (sx < 0 || sx >= width) continue;
          let from = (sy * width + sx) * channels;
          let tap = (ky * kernel + kx) * channels;
          for (let c = 0; c < channels; c++) sums[c] += data[from++] * ordered[tap++];
        }
      }
      for (let c = 0; c < channels; c++) out.data[to++] = Math.max(floor, sums[c]);
    }
  return out;
}
