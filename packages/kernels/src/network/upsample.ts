import { createFeatureMap, type FeatureMap } from './feature-map.ts';

/** Twice as wide and high: every place four times, or straight lines between the middles of places. */
export function upsample(map: FeatureMap, smooth: boolean): FeatureMap {
  const { width, height, channels, data } = map;
  const out = createFeatureMap(2 * width, 2 * height, channels);
  let to = 0;
  for (let y = 0; y < out.height; y++) {
    const y0 = y >> 1;
    const y1 = smooth ? Math.min(height - 1, Math.max(0, y0 + (y & 1 ? 1 : -1))) : y0;
    for (let x = 0; x < out.width; x++) {
      const x0 = x >> 1;
      const x1 = smooth ? Math.min(width - 1, Math.max(0, x0 + (x & 1 ? 1 : -1))) : x0;
      let [near, beside] = [(y0 * width + x0) * channels, (y0 * width + x1) * channels];
      let [above, across] = [(y1 * width + x0) * channels, (y1 * width + x1) * channels];
      for (let c = 0; c < channels; c++)
        out.data[to++] =
          0.5625 * data[near++] + 0.1875 * data[beside++] + 0.1875 * data[above++] + 0.0625 * data[across++];
    }
  }
  return out;
}
