import { type RenderTexture, renderScene, type Scene, toRenderScene } from '@claywork/kernels';
import sharp from 'sharp';
import { decodeTextures } from './decode-textures.ts';

/** Pictures of this size are fine enough for a preview. */
export const THUMBNAIL_SIDE = 1024;

/**
 * The preview of a 3D result: 512 px WebP, transparent ground, three-quarter view. About a second. `pictures`: the scene's textures,
 * where they are at hand; else they are decoded.
 */
export async function renderThumbnail(
  scene: Scene,
  pictures?: readonly (RenderTexture | undefined)[],
): Promise<Uint8Array> {
  const textures = pictures ?? (await decodeTextures(scene, THUMBNAIL_SIDE));
  const { width, height, channels, data } = renderScene(toRenderScene(scene, textures));
  return sharp(data, { raw: { width, height, channels } }).webp({ quality: 86, effort: 3 }).toBuffer();
}
