import type { FloatImage } from '../../image/index.ts';
import type { Layers } from '../types.ts';

/** Layers whose images are all bent the same way: turned, cut, resized. */
export function mapLayers({ image, opacity, subject }: Layers, bend: (image: FloatImage) => FloatImage): Layers {
  return { image: bend(image), opacity: bend(opacity), subject: subject && bend(subject) };
}
