import type { Raster } from '@claywork/kernels';
import sharp from 'sharp';

/** A picture as PNG, and its preview: WebP, 320 px on the longer side. */
export async function encodePicture({
  width,
  height,
  channels,
  data,
}: Raster): Promise<{ png: Uint8Array; preview: Uint8Array }> {
  const raw = { raw: { width, height, channels } };
  const [png, preview] = await Promise.all([
    sharp(data, raw)
      .png({ compressionLevel: 6, adaptiveFiltering: width * height < 6_000_000 })
      .toBuffer(),
    sharp(data, raw).resize(320, 320, { fit: 'inside' }).webp({ quality: 86 }).toBuffer(),
  ]);
  return { png, preview };
}
