import { linearToOklab, oklabToLinear } from '../../image/index.ts';
import { linearToSrgb, srgbToLinear, type Vec3 } from '../../math/index.ts';

/** An sRGB hex colour as linear light. */
export function linearOf(hex: string): Vec3 {
  const n = Number.parseInt(hex.slice(1), 16);
  return [srgbToLinear((n >> 16) / 255), srgbToLinear(((n >> 8) & 255) / 255), srgbToLinear((n & 255) / 255)];
}

/** An sRGB hex colour in OKLab. */
export function oklabOf(hex: string): Vec3 {
  const lab = new Float64Array(3);
  const [r, g, b] = linearOf(hex);
  linearToOklab(r, g, b, lab, 0);
  return [lab[0], lab[1], lab[2]];
}

/** The sRGB hex of an OKLab colour, clipped. */
export function hexOf(L: number, a: number, b: number): string {
  const rgb = new Float64Array(3);
  oklabToLinear(L, a, b, rgb, 0);
  const bytes = [...rgb].map((v) => Math.round(255 * linearToSrgb(Math.min(1, Math.max(0, v)))));
  return `#${bytes.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}
