import { completeScene, measureModel, writeGlb } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { decodeTextures } from '../_shared/decode-textures.ts';
import { readModel } from '../_shared/read-model.ts';
import { renderThumbnail, thumbnailSide } from '../_shared/thumbnail.ts';
import { explodeParts } from './explode-parts.ts';
import { op, type Params } from './op.ts';

/** A model in parts -> the same, each part watertight. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.02, 'reading the model');
  const scene = await readModel(await ctx.input('input'));
  const textures = await decodeTextures(scene, thumbnailSide(scene.textures.length));
  const done = await completeScene(scene, {
    ...{ mode: params.mode, textures, signal: ctx.signal },
    parts: params.part_names && new Set(params.part_names),
    progress: (share, stage) => ctx.progress(0.1 + 0.7 * share, stage),
  });
  ctx.signal.throwIfAborted();
  ctx.progress(0.82, 'taking its picture');
  await ctx.thumbnail(await renderThumbnail(explodeParts(done.scene), textures));
  ctx.progress(0.94, 'writing the file');
  await ctx.emit(op.files(params)[0], writeGlb(done.scene));
  const { faces, vertices } = measureModel(done.scene);
  ctx.output({
    parts: done.parts.map(({ nonManifoldEdges: _, ...part }) => part),
    ...{ faces, vertices },
  });
  ctx.progress(1, 'done');
}
