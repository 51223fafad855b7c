import { createFloatImage, type FloatImage } from '../../image/index.ts';

/** `below` where the mask is 0, `above` where it is 1. The mask has one channel, the images any same number. */
export function mix(below: FloatImage, above: FloatImage, mask: FloatImage): FloatImage {
  const { width, height, channels } = below;
  const out = createFloatImage(width, height, channels);
  for (let i = 0, o = 0; i < mask.data.length; i++)
    for (let c = 0; c < channels; c++, o++)
      out.data[o] = below.data[o] + mask.data[i] * (above.data[o] - below.data[o]);
  return out;
}

/** An image of one colour. */
export function filled(width: number, height: number, color: readonly number[]): FloatImage {
  const out = createFloatImage(width, height, color.length);
  for (let o = 0; o < out.data.length; o++) out.data[o] = color[o % color.length];
  return out;
}
