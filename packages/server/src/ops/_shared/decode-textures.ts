import type { RenderTexture, Scene } from '@claywork/kernels';
import sharp from 'sharp';
import { inPairs } from './in-pairs.ts';

/** A picture of more pixels is not decoded: 8192 x 8192. */
export const TEXTURE_PIXELS_MAX = 67_108_864;

/**
 * Decodes a scene's pictures to RGBA, none larger than `side` pixels. One that cannot be read is left out, and so are those that `only`
 * does not name.
 */
export async function decodeTextures(
  scene: Scene,
  side: number,
  only?: ReadonlySet<number>,
): Promise<(RenderTexture | undefined)[]> {
  return inPairs(scene.textures, async (texture, index) => {
    if (only && !only.has(index)) return undefined;
    try {
      const { data, info } = await sharp(texture.bytes, { limitInputPixels: TEXTURE_PIXELS_MAX })
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .ensureAlpha()
        .raw({ depth: 'uchar' })
        .toBuffer({ resolveWithObject: true });
      const channels = info.channels as 1 | 2 | 3 | 4;
      return { raster: { width: info.width, height: info.height, channels, data }, wrap: texture.wrap };
    } catch {
      return undefined;
    }
  });
}
