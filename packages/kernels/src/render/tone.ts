import { srgbToLinear } from '../math/index.ts';

/** Linear value of every sRGB byte. */
export const SRGB_TO_LINEAR: Float32Array = Float32Array.from({ length: 256 }, (_, i) => srgbToLinear(i / 255));

const START = 0.8 - 0.04;
const DESATURATION = 0.15;

/**
 * Maps scene radiance to 0..1 in place, colour kept: below 0.8 only a small toe is taken off, above it the peak is
 * compressed and drifts to white. Chosen over ACES and AgX because base colours stay what the material says.
 * Source: Khronos PBR Neutral tone mapper, 2024.
 */
export function toneMapInPlace(rgb: Float64Array): void {
  const low = Math.min(rgb[0], rgb[1], rgb[2]);
  const offset = low < 0.08 ? low - 6.25 * low * low : 0.04;
  const peak = Math.max(rgb[0], rgb[1], rgb[2]) - offset;
  for (let k = 0; k < 3; k++) rgb[k] -= offset;
  if (peak < START) return;
  const d = 1 - START;
  const compressed = 1 - (d * d) / (peak + d - START);
  const grey = 1 - 1 / (DESATURATION * (peak - compressed) + 1);
  for (let k = 0; k < 3; k++) rgb[k] = rgb[k] * (compressed / peak) * (1 - grey) + compressed * grey;
}
