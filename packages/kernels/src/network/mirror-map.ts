import { createFeatureMap, type FeatureMap } from './feature-map.ts';

/** A feature map with left and right changed; `kept`, a channel that says how far right each place is, stays. */
export function mirrorMap({ width, height, channels, data }: FeatureMap, kept: number): FeatureMap {
  const out = createFeatureMap(width, height, channels);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++, to++)
        out.data[to] = data[(y * width + (c === kept ? x : width - 1 - x)) * channels + c];
  return out;
}
