import type { Raster } from '@claywork/kernels';
import sharp from 'sharp';

/** A preview as WebP. */
export async function encodePreview({ width, height, channels, data }: Raster): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels } }).webp({ quality: 86, effort: 3 }).toBuffer();
}
