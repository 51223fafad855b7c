import type { FloatImage } from '../image/index.ts';

/** Between four pixels; past the border distances go on growing. */
export function sampleDistance({ width, height, data }: FloatImage, u: number, v: number, pixel: number): number {
  const cu = Math.min(width - 1.001, Math.max(0, u));
  const cv = Math.min(height - 1.001, Math.max(0, v));
  const iu = Math.floor(cu);
  const iv = Math.floor(cv);
  const [fu, fv] = [cu - iu, cv - iv];
  const i = iv * width + iu;
  const value =
    (data[i] * (1 - fu) + data[i + 1] * fu) * (1 - fv) + (data[i + width] * (1 - fu) + data[i + width + 1] * fu) * fv;
  return value - (Math.abs(u - cu) + Math.abs(v - cv)) * pixel;
}
