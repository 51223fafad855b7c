import { cutOut, decontaminate, type FloatImage } from '../../image/index.ts';
import { GeometryError } from '../../math/index.ts';
import type { Layers } from '../types.ts';
import { closeLayers } from './open-layers.ts';

/** Layers whose subject is known: cut out of its ground on first use. Throws GeometryError `no-subject`. */
export function withSubject(layers: Layers): Layers & { subject: FloatImage } {
  if (layers.subject) return { ...layers, subject: layers.subject };
  const { width, height, alpha } = cutOut(closeLayers(layers));
  return { ...layers, subject: { width, height, channels: 1, data: alpha } };
}

/** Layers whose subject is known where there is one: places have none. */
export function trySubject(layers: Layers): Layers {
  try {
    return withSubject(layers);
  } catch (cause) {
    if (!(cause instanceof GeometryError)) throw cause;
    return layers;
  }
}

/** The subject's own colours, the ground taken off its rim, continued a little past it. Linear light, three channels. */
export function subjectColors({ image, subject }: Layers & { subject: FloatImage }): FloatImage {
  return decontaminate(image, subject, Math.max(3, Math.max(image.width, image.height) / 60));
}
