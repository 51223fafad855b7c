import { restyleModel, writeGlb } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { decodeTextures } from '../_shared/decode-textures.ts';
import { countFaces } from '../_shared/limit-faces.ts';
import { readModel } from '../_shared/read-model.ts';
import { styledScene } from '../_shared/styled-scene.ts';
import { renderThumbnail } from '../_shared/thumbnail.ts';
import { blocksWanted, op, type Params } from './op.ts';

/** A block covers many texels of a picture of this size. */
const TEXTURE_SIDE = 1024;

/** A finished model -> the same built of blocks, bricks or struts. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.01, 'reading the model');
  const source = await readModel(await ctx.input('input'));
  ctx.signal.throwIfAborted();
  ctx.progress(0.06, 'reading its pictures');
  const shown = source.materials.flatMap((m) => [m.baseColorTexture, m.emissiveTexture, m.metallicRoughnessTexture]);
  const textures = await decodeTextures(source, TEXTURE_SIDE, new Set(shown.flatMap((t) => (t ? [t.texture] : []))));
  const blocks = blocksWanted(params);
  const styled = restyleModel(source, textures, {
    style: params.style,
    blocks,
    progress: (share, stage) => {
      ctx.signal.throwIfAborted();
      ctx.progress(0.1 + 0.7 * share, stage);
    },
  });
  const scene = await styledScene(params.style, styled);
  ctx.progress(0.82, 'taking its picture');
  const decoded = styled.picture && [{ raster: styled.picture, wrap: 'clamp' as const }];
  await ctx.thumbnail(await renderThumbnail(scene, decoded));
  ctx.signal.throwIfAborted();
  ctx.progress(0.95, 'writing the file');
  await ctx.emit(op.files(params)[0], writeGlb(scene));
  ctx.output({
    style: params.style,
    block_size: blocks,
    blocks: styled.blocks,
    faces: countFaces(scene),
    ...(styled.bricks && { bricks: styled.bricks }),
  });
  ctx.progress(1, 'done');
}
