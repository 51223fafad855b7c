import type { FloatImage } from '../../image/index.ts';
import { GeometryError } from '../../math/index.ts';
import { withSubject } from '../layers/index.ts';
import type { Apply, EditRun, Layers, PaintedThing } from '../types.ts';
import { putThing, trimmed } from './put-thing.ts';
import { readLight } from './scene-light.ts';
import { findStand } from './where.ts';

/** Things are painted a little larger than they come to stand, so that they stay sharp. */
const PAINTED = 1.1;

/** Puts things into a picture: sculpted by the engine, lit as the picture is, placed where the words say. */
export const add: Apply<'add'> = async (from, instruction, run) => {
  const { words, count } = instruction;
  let layers = withSubjectOrNone(from);
  const light = readLight(layers);
  const guess = findStand(layers, instruction, 1, 0, count);
  const painted = await paint(words, Math.max(guess.height, guess.width), guess.on === 'body', light.name, run);
  const thing = trimmed(painted);
  const aspect = thing.image.width / thing.image.height;
  const stands = Array.from({ length: count }, (_, k) => findStand(layers, instruction, aspect, k, count));
  // Far ones first.
  for (const stand of stands.sort((a, b) => a.foot - b.foot)) {
    run.check();
    layers = putThing(layers, thing, stand, light.across, run);
  }
  return layers;
};

/** Has the engine paint a thing about so large. */
export async function paint(
  words: string,
  size: number,
  worn: boolean,
  light: ReturnType<typeof readLight>['name'],
  run: EditRun,
): Promise<PaintedThing> {
  if (!run.tools?.paintThing)
    throw new GeometryError('not-possible', `prompt: "${words}" would have to be painted, which cannot be done here.`);
  const side = Math.min(1024, Math.max(160, Math.round(PAINTED * size)));
  const painted = await run.tools.paintThing({
    ...{ words, width: side, height: side, light },
    angle: worn ? 'front' : 'three-quarter',
  });
  run.check();
  return painted;
}

/** Places where nothing stands have no subject: things go to the middle. */
export function withSubjectOrNone(layers: Layers): Layers & { subject: FloatImage } {
  try {
    return withSubject(layers);
  } catch (error) {
    if (!(error instanceof GeometryError)) throw error;
    const { width, height } = layers.image;
    const data = new Float32Array(width * height);
    // A stand-in for a thing in the middle: it is never seen, but things are placed by it.
    for (let y = Math.floor(0.3 * height); y < 0.82 * height; y++)
      for (let x = Math.floor(0.46 * width); x < 0.5 * width; x++) data[y * width + x] = 0.51;
    return { ...layers, subject: { width, height, channels: 1, data } };
  }
}
