import { createFloatImage, type FloatImage, luminanceOf, opaqueBox, toOklab } from '../../image/index.ts';
import { createRng, type Rng } from '../../math/index.ts';
import type { Layers } from '../types.ts';
import type { Grade } from './grades.ts';

/** Paper is as even as this in lightness and colour (one standard deviation, OKLab), and as light at least. */
const EVEN = 0.1;
const EVEN_COLOR = 0.03;
const LIGHT = 0.3;
/** Chroma that paper has at most. */
const GREY = 0.06;

/** Whether what stands behind the subject is plain paper, its ground lit by nothing but a studio. */
export function isPaper({ image, subject, opacity }: Layers & { subject: FloatImage }): boolean {
  const lab = toOklab(image).data;
  const sum = new Float64Array(6);
  let n = 0;
  for (let i = 0; i < subject.data.length; i += 3) {
    if (subject.data[i] > 0.02 || opacity.data[i] < 0.5) continue;
    n++;
    for (let c = 0; c < 3; c++) {
      sum[c] += lab[3 * i + c];
      sum[3 + c] += lab[3 * i + c] ** 2;
    }
  }
  if (n < 0.03 * subject.data.length) return false;
  const mean = [0, 1, 2].map((c) => sum[c] / n);
  const off = [0, 1, 2].map((c) => Math.sqrt(Math.max(0, sum[3 + c] / n - mean[c] ** 2)));
  return (
    off[0] < EVEN && Math.max(off[1], off[2]) < EVEN_COLOR && mean[0] > LIGHT && Math.hypot(mean[1], mean[2]) < GREY
  );
}

/** The paper in another light: a glow where the subject stands, dark above and below; shadows on it stay. Linear, three channels. */
export function paintPaper(
  { image, subject }: Layers & { subject: FloatImage },
  { top, middle, bottom, stars }: NonNullable<Grade['paper']>,
  seed: number,
): FloatImage {
  const { width, height } = image;
  const box = opaqueBox({ width, height, alpha: subject.data });
  const foot = Math.min(height, box.bottom);
  // Where paper meets the floor: behind what stands on it.
  const line = Math.min(0.9 * height, foot - 0.16 * Math.max(1, box.bottom - box.top));
  const light = luminanceOf(image).data;
  const white = medianOutside(light, subject.data);
  const out = createFloatImage(width, height, 3);
  const rise = Math.max(0.12 * height, line);
  for (let y = 0, i = 0; y < height; y++) {
    const up = Math.min(1, Math.max(0, (line - y) / rise));
    const t = y < line ? 1 - Math.exp(-2.6 * up * up - 0.6 * up) : soft((y - line) / (0.14 * height));
    const end = y < line ? top : bottom;
    for (let x = 0; x < width; x++, i++) {
      const own = Math.min(1.12, Math.max(0.08, light[i] / white));
      for (let c = 0; c < 3; c++) out.data[3 * i + c] = own * (middle[c] + t * (end[c] - middle[c]));
    }
  }
  if (stars) dotStars(out, 0.86 * line, createRng(seed).fork('stars'));
  return out;
}

function soft(t: number): number {
  const v = Math.min(1, Math.max(0, t));
  return v * v * (3 - 2 * v);
}

function medianOutside(light: Float32Array, subject: Float32Array): number {
  const some: number[] = [];
  const step = Math.max(1, Math.floor(light.length / 40_000));
  for (let i = 0; i < light.length; i += step) if (subject[i] < 0.02) some.push(light[i]);
  some.sort((a, b) => a - b);
  return Math.max(0.02, some[some.length >> 1] ?? 1);
}

/** Stars over the upper part of a picture, in place: many faint, few bright; fewer towards `foot`. */
function dotStars({ width, height, data }: FloatImage, foot: number, rng: Rng): void {
  const unit = Math.max(width, height) / 1024;
  const count = Math.round((420 * width * height) / Math.max(width, height) ** 2);
  for (let k = 0; k < count; k++) {
    const [x, y] = [rng.next() * width, rng.next() * height];
    const bright = rng.next() ** 4;
    const warm = rng.next();
    const fade = Math.max(0, 1 - y / Math.max(1, foot)) ** 0.6;
    if (fade <= 0) continue;
    const r = unit * (0.75 + 1.1 * bright);
    for (let v = Math.max(0, Math.floor(y - r)); v <= Math.min(height - 1, Math.ceil(y + r)); v++)
      for (let u = Math.max(0, Math.floor(x - r)); u <= Math.min(width - 1, Math.ceil(x + r)); u++) {
        const cover = Math.max(0, 1 - Math.hypot(u + 0.5 - x, v + 0.5 - y) / (r + 0.5));
        const t = fade * cover * (0.18 + 0.8 * bright);
        const o = 3 * (v * width + u);
        data[o] = Math.min(1, data[o] + t * (0.8 + 0.2 * warm));
        data[o + 1] = Math.min(1, data[o + 1] + 0.9 * t);
        data[o + 2] = Math.min(1, data[o + 2] + t * (1 - 0.25 * warm));
      }
  }
}
