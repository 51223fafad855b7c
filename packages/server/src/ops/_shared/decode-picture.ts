import sharp from 'sharp';
import { TEXTURE_PIXELS_MAX } from './decode-textures.ts';

/** A decoded picture: RGBA, eight bits, sRGB where it has colours. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** Decodes a picture: as large as it is but for `side`, or to exactly this size. Undefined when it cannot be read. */
export async function decodePicture(
  bytes: Uint8Array,
  size: number | { width: number; height: number },
): Promise<Pixels | undefined> {
  const shape =
    typeof size === 'number'
      ? ({ width: size, height: size, fit: 'inside', withoutEnlargement: true } as const)
      : ({ ...size, fit: 'fill' } as const);
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: TEXTURE_PIXELS_MAX })
      .resize(shape)
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  } catch {
    return undefined;
  }
}
