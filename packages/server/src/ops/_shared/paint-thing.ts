import {
  composePicture,
  createFloatImage,
  decontaminate,
  developPicture,
  type PaintedThing,
  type PictureSpec,
  toLinear,
} from '@claywork/kernels';
import { type PictureOrder, sculptThing } from './paint-picture.ts';
import { tracePictureOnThreads } from './picture-pool.ts';
import type { SculptRun } from './sculpt-parts.ts';

/** Colours beyond the rim are made up this far, as a share of the side. */
const RIM = 1 / 60;

/** Paints the things of a scene on nothing: as the studio lights them, no floor, no wall; see-through around them. */
export async function paintThing(
  order: PictureOrder & { scene: NonNullable<PictureOrder['scene']> },
  name: string,
  run: SculptRun,
): Promise<PaintedThing> {
  const model = await sculptThing(order.scene, order, {
    ...run,
    progress: (f, stage) => run.progress(0.45 * f, stage),
  });
  const { plan, width, height, seed } = order;
  const picture: PictureSpec = {
    ...order.picture,
    backdrop: 'plain',
    finish: 'photo',
    tone: 'color',
    weather: 'clear',
  };
  const composed = composePicture({ spec: picture, ...model, aspect: width / height, fine: plan.fine, seed });
  run.signal.throwIfAborted();
  const alone = {
    ...composed.scene,
    parts: composed.scene.parts.slice(0, composed.subjectParts),
    environment: composed.scene.environment && { ...composed.scene.environment, backdrop: 'transparent' as const },
    fog: undefined,
  };
  const traced = await tracePictureOnThreads(
    alone,
    composed.camera,
    {
      ...{ width, height, samples: plan.samples, lift: plan.lift, bounces: plan.bounces, seed },
      ...{ exposure: composed.stage.exposure, features: 'plain', tone: 'linear' },
    },
    { ...run, progress: (f) => run.progress(0.45 + 0.5 * f, 'exposing') },
  );
  run.signal.throwIfAborted();
  const opacity = createFloatImage(width, height, 1);
  for (let i = 0; i < opacity.data.length; i++) opacity.data[i] = traced.raster.data[4 * i + 3] / 255;
  const image = toLinear(
    developPicture(
      { ...composed, scene: alone, stage: { ...composed.stage, match: undefined, sky: undefined } },
      traced,
    ),
  );
  return { image: decontaminate(image, opacity, Math.max(2, RIM * Math.max(width, height))), opacity, name };
}
