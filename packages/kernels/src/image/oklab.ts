import type { FloatImage } from './float-image.ts';

/** Linear sRGB to OKLab, one colour, into `out` from `o`. Source: Ottosson, "A perceptual color space for image processing", 2020. */
export function linearToOklab(r: number, g: number, b: number, out: Float32Array | Float64Array, o: number): void {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  out[o] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  out[o + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  out[o + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
}

/** OKLab to linear sRGB, one colour, into `out` from `o`. May leave 0..1. */
export function oklabToLinear(L: number, a: number, b: number, out: Float32Array | Float64Array, o: number): void {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  out[o] = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  out[o + 1] = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  out[o + 2] = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
}

/** A picture in linear RGB as OKLab. */
export function toOklab({ width, height, data }: FloatImage): FloatImage {
  const out = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 3)
    linearToOklab(Math.max(0, data[i]), Math.max(0, data[i + 1]), Math.max(0, data[i + 2]), out, i);
  return { width, height, channels: 3, data: out };
}

/** A picture in OKLab as linear RGB. */
export function fromOklab({ width, height, data }: FloatImage): FloatImage {
  const out = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 3) oklabToLinear(data[i], data[i + 1], data[i + 2], out, i);
  return { width, height, channels: 3, data: out };
}
