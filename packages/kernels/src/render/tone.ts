/** Encodes a linear value 0..1 as an sRGB byte. */
export function encodeSrgb(linear: number): number {
  if (!(linear > 0)) return 0;
  if (linear >= 1) return 255;
  return encodeTable[Math.round(Math.sqrt(linear) * 4095)];
}

/** Linear value of every sRGB byte. */
export const SRGB_TO_LINEAR: Float32Array = Float32Array.from({ length: 256 }, (_, i) => {
  const c = i / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

/** Indexed by the square root, which spends the entries where the eye does. */
const encodeTable = Uint8Array.from({ length: 4096 }, (_, i) => {
  const x = (i / 4095) ** 2;
  return Math.round(255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055));
});

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
