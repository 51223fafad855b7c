import { blur, createFloatImage, type FloatImage, resize, toOklab } from '../../image/index.ts';
import { searchRegion } from '../regions/index.ts';
import type { Layers } from '../types.ts';

/** The sky of a picture. */
export interface OpenSky {
  /** One channel, as large as the picture: how much of a pixel is sky, 1 between leaves as well. */
  mask: FloatImage;
  /** The sky's own colour at each pixel, linear: what shines through where it is half covered. */
  color: FloatImage;
  /** Row that it reaches down to. */
  horizon: number;
}

/** Longest side at which the sky's colour is followed. */
const SMALL = 200;
/** Colours this near to the sky beside them are sky, those that far are not (OKLab). */
const IS = 0.06;
const NOT = 0.17;
/** Parts of the picture's longer side that the sky's colour is believed from where it was seen. */
const REACH = 0.05;

/** Finds the sky with what shows of it through branches. Undefined where there is none. */
export function findOpenSky(layers: Layers): OpenSky | undefined {
  const found = searchRegion(layers, 'sky')?.mask;
  if (!found) return undefined;
  const { image, subject } = layers;
  const { width, height } = image;
  const k = Math.min(1, SMALL / Math.max(width, height));
  const [w, h] = [Math.max(4, Math.round(k * width)), Math.max(4, Math.round(k * height))];
  const small = resize(image, w, h);
  const sure = resize(found, w, h);
  const weighted = createFloatImage(w, h, 4);
  for (let i = 0; i < w * h; i++) {
    const t = sure.data[i] > 0.9 ? 1 : 0;
    for (let c = 0; c < 3; c++) weighted.data[4 * i + c] = t * small.data[3 * i + c];
    weighted.data[4 * i + 3] = t;
  }
  const spread = blur(weighted, REACH * Math.max(w, h));
  const tone = createFloatImage(w, h, 3);
  const near = createFloatImage(w, h, 1);
  for (let i = 0; i < w * h; i++) {
    const n = spread.data[4 * i + 3];
    for (let c = 0; c < 3; c++) tone.data[3 * i + c] = n > 1e-5 ? spread.data[4 * i + c] / n : 0;
    near.data[i] = Math.min(1, Math.max(0, 8 * n - 0.1));
  }
  const color = resize(tone, width, height);
  const reach = resize(near, width, height);
  const [own, there] = [toOklab(image).data, toOklab(color).data];
  const mask = createFloatImage(width, height, 1);
  const rows = new Float64Array(height);
  let total = 0;
  for (let i = 0; i < mask.data.length; i++) {
    const o = 3 * i;
    const d = Math.hypot(own[o] - there[o], 1.5 * (own[o + 1] - there[o + 1]), 1.5 * (own[o + 2] - there[o + 2]));
    // Between leaves the sky glares: what is brighter than the sky about is sky.
    const bright = own[o] > there[o] ? 0.5 : 1;
    const like = Math.min(1, Math.max(0, (NOT - d * bright) / (NOT - IS)));
    const free = 1 - (subject?.data[i] ?? 0);
    const t = free * Math.max(found.data[i] * Math.min(1, 0.35 + like), reach.data[i] * like * like);
    mask.data[i] = t;
    rows[Math.floor(i / width)] += t;
    total += t;
  }
  let horizon = 0;
  for (let y = 0, sum = 0; y < height && sum < 0.985 * total; y++) {
    sum += rows[y];
    horizon = y + 1;
  }
  return { mask, color, horizon };
}

/** What stands before the sky without what of it shines through; linear, three channels. */
export function withoutSky(image: FloatImage, { mask, color }: OpenSky): FloatImage {
  const out = createFloatImage(image.width, image.height, 3);
  for (let i = 0; i < mask.data.length; i++) {
    const a = Math.min(0.9, mask.data[i]);
    for (let c = 0; c < 3; c++) {
      const o = 3 * i + c;
      out.data[o] =
        a > 0.02 ? Math.max(0.15 * image.data[o], (image.data[o] - a * color.data[o]) / (1 - a)) : image.data[o];
    }
  }
  return out;
}
