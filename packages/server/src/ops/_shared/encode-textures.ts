import type { Scene, Texture } from '@claywork/kernels';
import sharp from 'sharp';
import { TEXTURE_PIXELS_MAX } from './decode-textures.ts';
import { inPairs } from './in-pairs.ts';

export type TextureFormat = 'JPEG' | 'PNG' | 'WEBP';

const MIMES = { JPEG: 'image/jpeg', PNG: 'image/png', WEBP: 'image/webp' } as const;

/**
 * The scene with its pictures at most `side` pixels large, in this format. A picture whose transparency a material uses stays a PNG when
 * JPEG is asked for; pictures that are already right are not encoded again; normal maps are encoded without colour subsampling.
 */
export async function encodeTextures(scene: Scene, side: number, format: TextureFormat): Promise<Scene> {
  const clear = new Set<number>();
  const bumpy = new Set<number>();
  for (const material of scene.materials) {
    if (material.alphaMode !== 'OPAQUE' && material.baseColorTexture) clear.add(material.baseColorTexture.texture);
    if (material.normalTexture) bumpy.add(material.normalTexture.texture);
  }
  const textures = await inPairs(scene.textures, (texture, index) => {
    const wanted = format === 'JPEG' && clear.has(index) ? 'PNG' : format;
    return encodeTexture(texture, side, wanted, bumpy.has(index));
  });
  return { ...scene, textures };
}

async function encodeTexture(texture: Texture, side: number, format: TextureFormat, bumpy: boolean): Promise<Texture> {
  const picture = sharp(texture.bytes, { limitInputPixels: TEXTURE_PIXELS_MAX });
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) <= side && texture.mime === MIMES[format]) return texture;
  const fitted = picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const quality = bumpy ? 95 : 90;
  const encoded =
    format === 'JPEG'
      ? fitted.flatten({ background: '#ffffff' }).jpeg({ quality, chromaSubsampling: bumpy ? '4:4:4' : '4:2:0' })
      : format === 'PNG'
        ? fitted.png()
        : fitted.webp({ quality, effort: 3 });
  return { ...texture, mime: MIMES[format], bytes: new Uint8Array(await encoded.toBuffer()) };
}
