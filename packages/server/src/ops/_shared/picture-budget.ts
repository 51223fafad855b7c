import type { Scene, Texture } from '@claywork/kernels';
import sharp from 'sharp';

/** What decoding all pictures of a model may cost, in pixels of 8-bit PNG: about ten seconds. 61 pictures of 4096 x 4096. */
const PIXELS_MAX = 1024 * 1024 * 1024;
/** What a pixel costs to decode, compared with PNG. */
const COSTS: Readonly<Record<Texture['mime'], number>> = { 'image/png': 1, 'image/jpeg': 0.5, 'image/webp': 3 };
const DEEP_COST = 3;
/**
 * Empties the pictures that would take too long to decode, so that every later step finds them damaged and leaves them out: a file of a
 * few kilobytes can hold pictures of a thousand megapixels. In their order, until they become too many. Reads headers only.
 */
export async function emptyCostlyPictures(scene: Scene): Promise<void> {
  let left = PIXELS_MAX;
  for (const texture of scene.textures) {
    const header = await sharp(texture.bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => undefined);
    const base = COSTS[texture.mime];
    const cost = header?.depth === 'uchar' ? base : Math.max(DEEP_COST, base);
    const pixels = cost * (header?.width ?? 0) * (header?.height ?? 0);
    if (pixels > left) texture.bytes = new Uint8Array(0);
    else left -= pixels;
  }
}
