import { createFloatImage, type FloatImage } from '../../image/index.ts';
import { mapLayers } from '../layers/index.ts';
import type { Apply } from '../types.ts';

/** Mirrors the picture, left to right (`across`) or upside down. */
export const flip: Apply<'flip'> = (layers, { across }) => mapLayers(layers, (image) => mirrored(image, across));

function mirrored(image: FloatImage, across: boolean): FloatImage {
  const { width, height, channels, data } = image;
  const out = createFloatImage(width, height, channels);
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = channels * ((across ? y : height - 1 - y) * width + (across ? width - 1 - x : x));
      for (let c = 0; c < channels; c++, o++) out.data[o] = data[from + c];
    }
  return out;
}
