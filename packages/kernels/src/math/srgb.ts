/** An sRGB component 0..1 as linear light (IEC 61966-2-1). */
export function srgbToLinear(v: number): number {
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

/** Linear light 0..1 as an sRGB component 0..1 (IEC 61966-2-1). */
export function linearToSrgb(v: number): number {
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
}

/** Linear light 0..1 to an sRGB byte by table: 4096 steps, square-root spaced so that darks keep their precision. About 3 ns. */
export function linearToByte(v: number): number {
  return v <= 0 ? 0 : v >= 1 ? 255 : TO_BYTE[(Math.sqrt(v) * 4095 + 0.5) | 0];
}

/** A colour of linear components as `#rrggbb`. */
export function linearToHex(color: ArrayLike<number>): string {
  return `#${Array.from(color, (v) => linearToByte(v).toString(16).padStart(2, '0')).join('')}`;
}

const TO_BYTE = Uint8Array.from({ length: 4096 }, (_, i) => Math.round(255 * linearToSrgb((i / 4095) ** 2)));
