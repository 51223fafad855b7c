import { createFloatImage, type FloatImage, resize } from '../../image/index.ts';

/**
 * Fills a hole smoothly from what lies around it: means of halves of the picture, from coarse to fine ("push-pull"). `hole`: one channel, 1 = unknown. Source: Gortler et al.,
 * "The Lumigraph", 1996. Linear time.
 */
export function fillSmooth(image: FloatImage, hole: FloatImage): FloatImage {
  const { width, height, channels } = image;
  const known = createFloatImage(width, height, channels + 1);
  for (let i = 0; i < hole.data.length; i++) {
    const w = 1 - Math.min(1, Math.max(0, hole.data[i]));
    for (let c = 0; c < channels; c++) known.data[(channels + 1) * i + c] = w * image.data[channels * i + c];
    known.data[(channels + 1) * i + channels] = w;
  }
  const filled = pull(known);
  const out = createFloatImage(width, height, channels);
  for (let i = 0; i < hole.data.length; i++) {
    const w = 1 - Math.min(1, Math.max(0, hole.data[i]));
    for (let c = 0; c < channels; c++) {
      const far = filled.data[(channels + 1) * i + c] / Math.max(1e-6, filled.data[(channels + 1) * i + channels]);
      out.data[channels * i + c] = w * image.data[channels * i + c] + (1 - w) * far;
    }
  }
  return out;
}

/** Weighted means: where little is known, what the next coarser picture knows. */
function pull(known: FloatImage): FloatImage {
  const { width, height, channels } = known;
  if (width < 2 && height < 2) return known;
  const half = pull(resize(known, Math.max(1, width >> 1), Math.max(1, height >> 1)));
  const coarse = resize(half, width, height);
  const out = createFloatImage(width, height, channels);
  for (let o = 0; o < out.data.length; o += channels) {
    const w = known.data[o + channels - 1];
    for (let c = 0; c < channels; c++) out.data[o + c] = known.data[o + c] + (1 - w) * coarse.data[o + c];
  }
  return out;
}
