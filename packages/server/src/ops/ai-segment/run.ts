import { measureModel, segmentScene, writeGlb } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { knownParts } from '../_shared/known-parts.ts';
import { paintParts } from '../_shared/paint-parts.ts';
import { readModel } from '../_shared/read-model.ts';
import { renderThumbnail } from '../_shared/thumbnail.ts';
import { op, type Params } from './op.ts';

/** A finished model -> the same in separate, named parts. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.02, 'reading the model');
  const scene = await readModel(await ctx.input('input'));
  const { known, words } = await knownParts(scene, ctx);
  ctx.signal.throwIfAborted();
  ctx.progress(0.15, 'finding parts');
  const { semantic, split, granularity = 'balanced' } = params;
  const divided = segmentScene(scene, { semantic, split, granularity, known, words });
  ctx.signal.throwIfAborted();
  ctx.progress(0.8, 'taking its picture');
  await ctx.thumbnail(await renderThumbnail(paintParts(divided.scene)));
  ctx.progress(0.94, 'writing the file');
  await ctx.emit(op.files(params)[0], writeGlb(divided.scene));
  const { faces, vertices } = measureModel(divided.scene);
  ctx.output({
    parts: divided.parts.map((part) => ({ ...part, share: Math.round(part.share * 1e4) / 1e4 })),
    ...{ faces, vertices },
    dropped: [...(scene.animations.length ? ['animations'] : []), ...(scene.skins.length ? ['skeleton'] : [])],
  });
  ctx.progress(1, 'done');
}
