import type { FloatImage } from '../../image/index.ts';
import { GeometryError } from '../../math/index.ts';
import { type PictureSpec, readPicture } from '../../picture/index.ts';
import { ARCHETYPES } from '../../sculpt/index.ts';
import { parseColor } from '../../texture/index.ts';
import { filled, mix, subjectColors, withSubject } from '../layers/index.ts';
import type { Apply, EditRun, Layers } from '../types.ts';
import { contactShadow } from './contact-shadow.ts';
import { drawGradient, drawPattern } from './patterns.ts';
import { settleIn } from './settle-in.ts';

/** Puts the subject before another background: a colour, a gradient, a pattern, a place, or nothing. */
export const ground: Apply<'ground'> = async (layers, { ground: to, words }, run) => {
  const known = withSubject(layers);
  // Nothing is left to be taken away.
  if (to.to === 'clear' && known.subject.data.every((a, i) => a === known.opacity.data[i])) return layers;
  const { width, height } = known.image;
  const own = subjectColors(known);
  const alpha = withOpacity(known);
  if (to.to === 'clear') return { image: own, opacity: alpha, subject: known.subject };
  if (to.to === 'place') return inPlace({ ...known, image: own, subject: alpha }, to.picture, words, run);
  const below =
    to.to === 'color'
      ? filled(width, height, [...parseColor(to.color)])
      : to.to === 'gradient'
        ? drawGradient(width, height, to)
        : drawPattern(width, height, to);
  return { image: mix(below, own, alpha), opacity: filled(width, height, [1]), subject: alpha };
};

/** The subject's opacity where the picture itself may be see-through. */
function withOpacity({ subject, opacity }: Layers & { subject: FloatImage }): FloatImage {
  return { ...subject, data: subject.data.map((a, i) => Math.min(a, opacity.data[i])) };
}

/** Places where nothing stands on the ground. */
const AFLOAT = new Set<PictureSpec['backdrop']>(['space', 'clouds', 'underwater']);

async function inPlace(
  cut: Layers & { subject: FloatImage },
  picture: PictureSpec,
  words: string,
  run: EditRun,
): Promise<Layers> {
  if (!run.tools?.paintPlace)
    throw new GeometryError('not-possible', `prompt: "${words}" asks for a painted place, which cannot be done here.`);
  const { without } = readPicture('', run.negativeText, ARCHETYPES).picture;
  const { width, height } = cut.image;
  const place = await run.tools.paintPlace({ ...picture, without }, width, height);
  run.check();
  const afloat = AFLOAT.has(picture.backdrop);
  const { colors, alpha, foot } = settleIn(cut, place, afloat);
  const shaded = afloat || run.negative.includes('shadow') ? place : contactShadow(place, alpha, foot, picture.light);
  return { image: mix(shaded, colors, alpha), opacity: filled(width, height, [1]), subject: alpha };
}
