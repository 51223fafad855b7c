import { blur, createFloatImage, luminanceOf, opaqueBox } from '../../image/index.ts';
import { GeometryError } from '../../math/index.ts';
import { fillSmooth, mix, withSubject } from '../layers/index.ts';
import type { Apply, Layers } from '../types.ts';
import { shadowUnder } from './around.ts';

/** Adds a shadow under the subject, or takes the one that it throws on a plain ground away. */
export const shadow: Apply<'shadow'> = (layers, { add, words }, run) => {
  const known = withSubject(layers);
  const { width, height } = known.image;
  if (!add) return withoutShadow(known, words);
  if (run.negative.includes('shadow') || run.negative.includes('shadows'))
    throw new GeometryError('not-possible', `prompt: "${words}" asks for what negative forbids.`);
  return shadowUnder(known, opaqueBox({ width, height, alpha: known.subject.data }).bottom);
};

/** The ground without what is darker than it would be: filled from where it is light. */
function withoutShadow(layers: Layers & { subject: ReturnType<typeof blur> }, words: string): Layers {
  const { image, opacity, subject } = layers;
  const size = Math.max(image.width, image.height);
  if (opacity.data.some((a) => a < 0.5))
    return { ...layers, opacity: { ...opacity, data: opacity.data.map((a, i) => Math.min(a, subject.data[i])) } };
  const around = blur(subject, 0.03 * size);
  const light = luminanceOf(image);
  let hole = { ...around, data: around.data.map((a) => Math.min(1, 6 * a)) };
  let found = 0;
  for (let round = 0; round < 2; round++) {
    const ground = luminanceOf(fillSmooth(image, hole));
    const dark = createFloatImage(image.width, image.height, 1);
    found = 0;
    for (let i = 0; i < dark.data.length; i++) {
      const drop = 1 - light.data[i] / Math.max(0.01, ground.data[i]);
      dark.data[i] = (1 - subject.data[i]) * Math.min(1, Math.max(0, (drop - 0.015) / 0.03));
      if (subject.data[i] < 0.5) found += dark.data[i];
    }
    const soft = blur(dark, 0.006 * size);
    hole = { ...soft, data: soft.data.map((v, i) => Math.min(1, Math.max(2.2 * v, 3 * subject.data[i]))) };
  }
  if (found < 0.0015 * light.data.length)
    throw new GeometryError('not-found', `prompt: "${words}": no shadow was found beside the subject.`);
  const clean = fillSmooth(image, hole);
  const ground = { ...hole, data: hole.data.map((v, i) => v * (1 - subject.data[i])) };
  return { ...layers, image: mix(image, clean, ground) };
}
