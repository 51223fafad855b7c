import type { Raster } from '@claywork/kernels';
import sharp from 'sharp';
import type { OpContext } from '../../engine/define-op.ts';
import { encodePicture } from './encode-picture.ts';
import { VIEW_NAMES, type ViewName } from './view-names.ts';

/** Side of one view in the preview, which shows all four. */
const TILE = 160;

/** Hands four square views over as PNG files, with a preview of two by two. */
export async function emitViews(views: Readonly<Record<ViewName, Raster>>, ctx: OpContext): Promise<void> {
  const encoded = await Promise.all(VIEW_NAMES.map((name) => encodePicture(views[name])));
  const tiles = await Promise.all(
    VIEW_NAMES.map((name) => {
      const { width, height, channels, data } = views[name];
      return sharp(data, { raw: { width, height, channels } }).resize(TILE, TILE, { fit: 'contain' }).png().toBuffer();
    }),
  );
  const sheet = sharp({
    create: { width: 2 * TILE, height: 2 * TILE, channels: 4, background: { r: 255, g: 255, b: 255, alpha: 0 } },
  }).composite(tiles.map((input, i) => ({ input, left: (i % 2) * TILE, top: Math.floor(i / 2) * TILE })));
  await ctx.thumbnail(await sheet.webp({ quality: 86 }).toBuffer());
  for (const [i, name] of VIEW_NAMES.entries()) await ctx.emit(`${name}.png`, encoded[i].png);
}
