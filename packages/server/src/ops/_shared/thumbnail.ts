import { renderScene, type Scene, toRenderScene } from '@claywork/kernels';
import sharp from 'sharp';
import { decodeTextures } from './decode-textures.ts';

/** The preview of a 3D result: 512 px WebP, transparent ground, three-quarter view. About a second. */
export async function renderThumbnail(scene: Scene): Promise<Uint8Array> {
  const textures = await decodeTextures(scene, 1024);
  const { width, height, channels, data } = renderScene(toRenderScene(scene, textures));
  return sharp(data, { raw: { width, height, channels } }).webp({ quality: 86, effort: 3 }).toBuffer();
}
