import type { OpContext } from '../../engine/define-op.ts';
import { drawViews } from '../_shared/draw-views.ts';
import { emitViews } from '../_shared/emit-views.ts';
import { encodePng } from '../_shared/encode-picture.ts';
import { keepLevels } from '../_shared/keep-levels.ts';
import { LEVEL, mapLevel } from '../_shared/level-views.ts';
import { readPicture } from '../_shared/picture-input.ts';
import { RECONSTRUCT_SIDE } from '../_shared/reconstruct.ts';
import { shapePicture } from '../_shared/shape-picture.ts';
import { warmThreads } from '../_shared/thread-pool.ts';
import { perView, VIEW_NAMES, type ViewName } from '../_shared/view-names.ts';
import type { Params } from './op.ts';

/** Nothing here is left to chance: the same picture gives the same views. */
const SEED = 0;

/** Picture -> subject without its ground -> solid -> the subject itself and three more views of the solid. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.01, 'reading the picture');
  const picture = await readPicture(params, ctx, RECONSTRUCT_SIDE);
  const { signal } = ctx;
  const shaped = await shapePicture(picture, SEED, {
    signal,
    progress: (fraction, stage) => ctx.progress(0.03 + 0.57 * fraction, stage),
  });
  let drawn = 0;
  const { views, cameras } = drawViews(shaped, (view) => {
    signal.throwIfAborted();
    ctx.progress(0.6 + 0.08 * drawn++, `drawing the ${view}`);
  });
  signal.throwIfAborted();
  ctx.progress(0.93, 'writing the files');
  const files = await Promise.all(
    VIEW_NAMES.map(async (name): Promise<[ViewName, Uint8Array]> => [name, await encodePng(views[name])]),
  );
  await emitViews(Object.fromEntries(files) as Record<ViewName, Uint8Array>, ctx);
  const { cut, parts, lean } = shaped;
  if (Math.abs(lean) >= LEVEL)
    await keepLevels(
      perView((name) => mapLevel(parts, cameras[name])),
      ctx,
    );
  ctx.output({ side: views.front.width, outline: cut.source, cut_off: cut.cut.includes(true) });
  ctx.progress(1, 'done');
}

/** Threads start while nobody waits. */
export function warm(): void {
  warmThreads();
}
