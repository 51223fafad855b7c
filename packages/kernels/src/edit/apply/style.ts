import { FINISH_FILTERS, type FloatImage } from '../../image/index.ts';
import { filled, mix, targetMask } from '../layers/index.ts';
import type { Apply, StyleName } from '../types.ts';

/** Made on paper, which shows where nothing was: a see-through ground becomes paper first. */
const ON_PAPER = new Set<StyleName>(['watercolor', 'oil', 'ink', 'pencil', 'blueprint', 'halftone', 'popart']);

/** Makes the picture look as if it was made with something else. */
export const style: Apply<'style'> = (layers, { style: name, target }, run) => {
  const { layers: known, mask, whole } = targetMask(layers, target, run);
  const paper = ON_PAPER.has(name) && whole;
  const { width, height } = known.image;
  const image = paper ? mix(filled(width, height, [1, 1, 1]), known.image, known.opacity) : known.image;
  const made = filter(name)({ image, seed: run.seed });
  return {
    ...known,
    image: whole ? made : mix(known.image, made, mask),
    opacity: paper ? filled(width, height, [1]) : known.opacity,
  };
};

type Filter = (input: { image: FloatImage; seed: number }) => FloatImage;

function filter(name: StyleName): Filter {
  return (FINISH_FILTERS as Partial<Record<StyleName, Filter>>)[name] ?? FINISH_FILTERS.toon;
}
