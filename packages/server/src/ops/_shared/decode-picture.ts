import sharp from 'sharp';
import { TEXTURE_PIXELS_MAX } from './decode-textures.ts';

/** A decoded picture: RGBA, eight bits, sRGB where it has colours; or one channel of it. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/**
 * Decodes a picture, or only one of its channels: as large as it is but for a largest side, or to exactly this size. Undefined when it cannot
 * be read.
 */
export async function decodePicture(
  bytes: Uint8Array,
  size: number | { width: number; height: number },
  channel?: 0 | 3,
): Promise<Pixels | undefined> {
  const shape =
    typeof size === 'number'
      ? ({ width: size, height: size, fit: 'inside', withoutEnlargement: true } as const)
      : ({ ...size, fit: 'fill' } as const);
  try {
    const picture = sharp(bytes, { limitInputPixels: TEXTURE_PIXELS_MAX })
      .resize(shape)
      .toColourspace('srgb')
      .ensureAlpha();
    if (channel !== undefined) picture.extractChannel(channel);
    const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  } catch {
    return undefined;
  }
}
