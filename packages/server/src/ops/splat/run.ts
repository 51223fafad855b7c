import { drawSplats, framePoints, type Splats, VIEWS, writeSplat } from '@claywork/kernels';
import sharp from 'sharp';
import type { OpContext } from '../../engine/define-op.ts';
import { readPicture } from '../_shared/picture-input.ts';
import { RECONSTRUCT_SIDE } from '../_shared/reconstruct.ts';
import { shapePicture } from '../_shared/shape-picture.ts';
import { splatPicture } from '../_shared/splat-picture.ts';
import { warmThreads } from '../_shared/thread-pool.ts';
import { op, type Params } from './op.ts';

/** Pixels along a side of the preview. */
const PREVIEW = 512;

/** Picture -> subject without its ground -> solid -> splats of the picture and of the solid's other sides -> scene.splat. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.01, 'reading the picture');
  const picture = await readPicture(params, ctx, RECONSTRUCT_SIDE);
  const { signal } = ctx;
  const shaped = await shapePicture(picture, ctx.seed, {
    signal,
    progress: (fraction, stage) => ctx.progress(0.03 + 0.57 * fraction, stage),
  });
  signal.throwIfAborted();
  ctx.progress(0.6, 'laying splats');
  const { splats, place } = splatPicture(shaped, ctx.seed);
  signal.throwIfAborted();
  ctx.progress(0.9, 'taking its picture');
  await ctx.thumbnail(await drawPreview(splats));
  ctx.progress(0.95, 'writing the file');
  await ctx.emit(op.files(params)[0], writeSplat(splats, place));
  const { cut } = shaped;
  ctx.output({ splats: splats.count, outline: cut.source, cut_off: cut.cut.includes(true), seed: ctx.seed });
  ctx.progress(1, 'done');
}

/** Three-quarter view, clear ground, WebP. */
async function drawPreview(splats: Splats): Promise<Uint8Array> {
  const camera = framePoints([splats.positions], { ...VIEWS['three-quarter'], fovDeg: 26 });
  const { width, height, channels, data } = drawSplats(splats, camera, { width: PREVIEW, height: PREVIEW });
  return sharp(data, { raw: { width, height, channels } }).webp({ quality: 86, effort: 3 }).toBuffer();
}

/** Threads start while nobody waits. */
export function warm(): void {
  warmThreads();
}
