import { createFloatImage, cutOut, type FloatImage, fillHole, resize } from '../../image/index.ts';
import { GeometryError } from '../../math/index.ts';
import { tokenize } from '../../sculpt/index.ts';

import { readTarget } from '../grammar/target.ts';
import { closeLayers, withSubject } from '../layers/index.ts';
import { searchRegion } from '../regions/index.ts';
import type { Layers } from '../types.ts';

/** What is to go. */
export interface Removal {
  layers: Layers & { subject: FloatImage };
  /** Soft, one channel. */
  mask: FloatImage;
  /** It is the subject, or something beside it, not a part of it. */
  whole: boolean;
}

/** Longest side at which what else stands in a picture is looked for. */
const SMALL = 420;
/** What stands in the background covers between these shares of it. */
const OTHER = [0.002, 0.4] as const;

/** Finds what words name for taking it away: a region, the subject with its shadow, or what else stands there. Throws GeometryError `not-found`. */
export function findRemoval(from: Layers, words: string): Removal {
  const layers = withSubject(from);
  const behind = /\bbackground\b/.test(words) && !/^(?:the )?background$/.test(words.trim());
  if (behind || /\b(?:other|people|persons|bystanders?)\b/.test(words)) {
    const mask = findOther(layers);
    if (mask) return { layers, mask, whole: true };
    throw notFound(words);
  }
  const target = words === 'subject' ? { of: 'subject' as const } : readTarget(tokenize(words), { of: 'subject' });
  if (target?.of !== 'subject') {
    const region = searchRegion(layers, words);
    const around = /\b(?:sky|ground|floor|shadows?|text|writing|letters|lettering|logo|caption|watermark)\b/.test(
      words,
    );
    if (region) return { layers, mask: region.mask, whole: around };
    if (!(target?.of === 'region' && target.orSubject)) throw notFound(words);
  }
  const shadow = searchRegion(layers, 'shadow')?.mask;
  const mask = createFloatImage(layers.image.width, layers.image.height, 1);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = Math.max(layers.subject.data[i], shadow?.data[i] ?? 0);
  return { layers, mask, whole: true };
}

function notFound(words: string): GeometryError {
  return new GeometryError('not-found', `prompt: "${words}" was not found in the picture, so it cannot be taken away.`);
}

/** What would be the subject were the subject not there. */
function findOther(layers: Layers & { subject: FloatImage }): FloatImage | undefined {
  const { image, subject } = layers;
  const k = Math.min(1, SMALL / Math.max(image.width, image.height));
  const [w, h] = [Math.max(8, Math.round(k * image.width)), Math.max(8, Math.round(k * image.height))];
  const small = resize(image, w, h);
  const hole = grow(resize(subject, w, h), 3);
  const empty = fillHole(small, hole);
  try {
    const opacity = createFloatImage(w, h, 1);
    opacity.data.fill(1);
    const { alpha, coverage } = cutOut(closeLayers({ image: empty, opacity }));
    if (coverage < OTHER[0] || coverage > OTHER[1]) return undefined;
    return resize({ width: w, height: h, channels: 1, data: alpha }, image.width, image.height);
  } catch (error) {
    if (error instanceof GeometryError) return undefined;
    throw error;
  }
}

/** A mask grown by so many pixels, hard. */
export function grow({ width, height, data }: FloatImage, reach: number): FloatImage {
  const out = createFloatImage(width, height, 1);
  const across = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0, last = -1e9; x < width + reach; x++) {
      if (x < width && data[y * width + x] > 0.15) last = x;
      const at = x - reach;
      if (at >= 0 && last >= at - reach) across[y * width + at] = 1;
    }
  for (let x = 0; x < width; x++)
    for (let y = 0, last = -1e9; y < height + reach; y++) {
      if (y < height && across[y * width + x]) last = y;
      const at = y - reach;
      if (at >= 0 && last >= at - reach) out.data[at * width + x] = 1;
    }
  return out;
}
