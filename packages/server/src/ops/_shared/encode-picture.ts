import type { Raster } from '@claywork/kernels';
import sharp from 'sharp';

/** A picture as PNG, and its preview: WebP, 320 px on the longer side. */
export async function encodePicture(picture: Raster): Promise<{ png: Uint8Array; preview: Uint8Array }> {
  const { width, height, channels, data } = picture;
  const [png, preview] = await Promise.all([
    encodePng(picture),
    sharp(data, { raw: { width, height, channels } })
      .resize(320, 320, { fit: 'inside' })
      .webp({ quality: 86 })
      .toBuffer(),
  ]);
  return { png, preview };
}

/** A picture as PNG. */
export async function encodePng({ width, height, channels, data }: Raster): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels } })
    .png({ compressionLevel: 6, adaptiveFiltering: width * height < 6_000_000 })
    .toBuffer();
}
