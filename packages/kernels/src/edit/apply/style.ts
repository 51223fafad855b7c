import { createFloatImage, FINISH_FILTERS, type FloatImage, pixelCell, resize } from '../../image/index.ts';
import { filled, mix, subjectColors, targetMask, withSubject } from '../layers/index.ts';
import type { Apply, Layers, StyleName } from '../types.ts';
import { lowpoly, mosaic } from './facets.ts';
import { halftone, popart, type StyleInput, vintage } from './styles.ts';
import { underpainting } from './underpainting.ts';

/** Made on paper, which shows where nothing was: a see-through ground becomes paper first. */
const ON_PAPER = new Set<StyleName>(['watercolor', 'oil', 'ink', 'pencil', 'blueprint', 'halftone', 'popart']);

const FILTERS: Readonly<Record<Exclude<StyleName, 'silhouette'>, (input: StyleInput) => FloatImage>> = {
  ...FINISH_FILTERS,
  vintage,
  popart,
  halftone,
  lowpoly,
  mosaic,
};

/** Makes the picture, or a part of it, look as if it was made with something else. */
export const style: Apply<'style'> = (layers, { style: name, target }, run) => {
  if (name === 'silhouette') return silhouette(layers);
  const { layers: known, mask, whole } = targetMask(layers, target, run);
  const paper = ON_PAPER.has(name) && whole;
  const { width, height } = known.image;
  const image = paper ? mix(paperFor(name, known, run.seed), known.image, known.opacity) : known.image;
  const made = FILTERS[name]({ image, seed: run.seed });
  return {
    ...known,
    image: whole ? made : mix(known.image, made, mask),
    opacity: paper ? filled(width, height, [1]) : name === 'pixel' && whole ? inCells(known.opacity) : known.opacity,
  };
};

/** What shows where nothing was: white, or for oil, which leaves no canvas bare, a toned ground. */
function paperFor(name: StyleName, { image, opacity }: Layers, seed: number): FloatImage {
  const bare = opacity.data.some((a) => a < 0.5);
  return name === 'oil' && bare ? underpainting(image, opacity, seed) : filled(image.width, image.height, [1, 1, 1]);
}

/** An outline in the same cells as pixel art: each is there or not. */
function inCells(opacity: FloatImage): FloatImage {
  const { width, height } = opacity;
  const side = pixelCell(width, height);
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const cells = resize(opacity, columns, rows).data;
  const out = createFloatImage(width, height, 1);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      out.data[i] = cells[Math.floor(y / side) * columns + Math.floor(x / side)] > 0.5 ? 1 : 0;
  return out;
}

/** The subject as its outline alone, black. */
function silhouette(layers: Layers): Layers {
  const known = withSubject(layers);
  const { width, height } = known.image;
  // The rim keeps no light of the subject: only the ground shines through it.
  const own = subjectColors(known);
  const ground = {
    ...known.image,
    data: known.image.data.map((v, o) => {
      const a = known.subject.data[Math.floor(o / 3)];
      return a > 0.98 ? v : Math.min(1, Math.max(0, (v - a * own.data[o]) / (1 - a)));
    }),
  };
  return { ...known, image: mix(ground, filled(width, height, [0.008, 0.008, 0.01]), known.subject) };
}
