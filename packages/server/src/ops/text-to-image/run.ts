import type { OpContext } from '../../engine/define-op.ts';
import { encodePicture } from '../_shared/encode-picture.ts';
import { paintSheet } from '../_shared/paint-sheet.ts';
import { warmThreads } from '../_shared/thread-pool.ts';
import { op, type Params } from './op.ts';
import { type Order, orderPicture } from './order.ts';

/** Prompt -> what it says of the picture, and of the things in it -> image-1.png and its preview. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.01, 'reading the prompt');
  await fulfil(await orderPicture(params, ctx), params, ctx);
}

/** Paints what was ordered and hands it over. */
export async function fulfil({ sheet, understood }: Order, params: Params, ctx: OpContext): Promise<void> {
  const raster = await paintSheet(sheet, {
    signal: ctx.signal,
    progress: (f, stage) => ctx.progress(0.02 + 0.93 * f, stage),
  });
  ctx.progress(0.96, 'writing the file');
  const { png, preview } = await encodePicture(raster);
  await ctx.thumbnail(preview);
  await ctx.emit(op.files(params)[0], png);
  const { width, height } = sheet;
  ctx.output({ understood, seed: ctx.seed, width, height });
  ctx.progress(1, 'done');
}

/** Threads start while nobody waits. */
export function warm(): void {
  warmThreads();
}
