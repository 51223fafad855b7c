/** Numbers on a grid, all channels of a place together: `data[(y * width + x) * channels + c]`. */
export interface FeatureMap {
  width: number;
  height: number;
  channels: number;
  data: Float32Array;
}

/** A feature map of zeros. */
export function createFeatureMap(width: number, height: number, channels: number): FeatureMap {
  return { width, height, channels, data: new Float32Array(width * height * channels) };
}
