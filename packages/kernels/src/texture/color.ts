import { linearToOklab } from '../image/index.ts';
import { srgbToLinear } from '../math/index.ts';

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

/** A colour as `parseColor` reads it, in OKLab. */
export function colorToOklab(hex: string): Float64Array {
  const [r, g, b] = parseColor(hex);
  const lab = new Float64Array(3);
  linearToOklab(r, g, b, lab, 0);
  return lab;
}
