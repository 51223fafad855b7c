import type { FloatImage } from '../float-image.ts';
import { toLinear } from '../float-image.ts';
import { linearToOklab } from '../oklab.ts';
import type { Raster } from '../raster.ts';
import { resize } from '../resize.ts';

/** OKLab holds hue and chroma in smaller numbers than lightness: with this its distances are about as large as they look. */
const CHROMA = 2.2;

/**
 * A picture made small, in OKLab with a and b doubled: distances of 0.02 are just seen, 0.2 are different colours. Three channels. `side`:
 * longest side in pixels, never more than the picture's.
 */
export function shrinkToWork(image: Raster, side: number): FloatImage {
  const k = Math.min(1, side / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * k));
  const height = Math.max(1, Math.round(image.height * k));
  const linear = resize(toLinear(image), width, height);
  const { data } = linear;
  for (let i = 0; i < data.length; i += 3) {
    linearToOklab(Math.max(0, data[i]), Math.max(0, data[i + 1]), Math.max(0, data[i + 2]), data, i);
    data[i + 1] *= CHROMA;
    data[i + 2] *= CHROMA;
  }
  return linear;
}
