import { createFloatImage, type FloatImage } from '../../image/index.ts';
import { GeometryError } from '../../math/index.ts';
import { findRegion } from '../regions/index.ts';
import type { EditRun, Layers, Target } from '../types.ts';
import { filled } from './mix.ts';
import { withSubject } from './subject.ts';

/** Where a target is: a soft mask. What must stay as it is is left out. Throws GeometryError `not-found` where a region is not in the picture. */
export function targetMask(
  layers: Layers,
  target: Target,
  run: EditRun,
): { layers: Layers; mask: FloatImage; whole: boolean } {
  const kept = run.keep.filter((keep) => keep.of !== target.of);
  const found = maskOf(layers, target);
  if (!kept.length) return { ...found, whole: target.of === 'all' };
  let { layers: known, mask } = found;
  for (const keep of kept) {
    const away = keptMask(known, keep, run);
    if (!away) continue;
    known = away.layers;
    const left = createFloatImage(mask.width, mask.height, 1);
    for (let i = 0; i < left.data.length; i++) left.data[i] = mask.data[i] * (1 - away.mask.data[i]);
    mask = left;
  }
  return { layers: known, mask, whole: false };
}

/** Where something is that must stay as it is; undefined, and said so, where it is not in the picture. */
function keptMask(layers: Layers, keep: Target, run: EditRun): { layers: Layers; mask: FloatImage } | undefined {
  try {
    return maskOf(layers, keep);
  } catch (cause) {
    if (!(cause instanceof GeometryError)) throw cause;
    const note = `"${keep.of === 'region' ? keep.words : keep.of}" was not found in the picture, so it was not kept apart.`;
    if (!run.notes.includes(note)) run.notes.push(note);
    return undefined;
  }
}

function maskOf(layers: Layers, target: Target): { layers: Layers; mask: FloatImage } {
  const { width, height } = layers.image;
  if (target.of === 'all') return { layers, mask: filled(width, height, [1]) };
  if (target.of === 'region') {
    const mask = findRegion(layers, target.words);
    if (!mask && target.orSubject) return maskOf(layers, { of: 'subject' });
    if (!mask)
      throw new GeometryError(
        'not-found',
        `"${target.words}" was not found in the picture: name the subject, the background, or a part by its colour, such as "the red part".`,
      );
    return { layers, mask };
  }
  const known = withSubject(layers);
  if (target.of === 'subject') return { layers: known, mask: known.subject };
  let seen = 0;
  for (let i = 0; i < known.subject.data.length; i++)
    if (known.subject.data[i] < 0.02 && known.opacity.data[i] > 0.05) seen++;
  if (seen < 1e-4 * known.subject.data.length)
    throw new GeometryError(
      'not-found',
      'prompt: the picture has no background to be changed: it is see-through. Ask for another background instead.',
    );
  return { layers: known, mask: { ...known.subject, data: known.subject.data.map((a) => 1 - a) } };
}
