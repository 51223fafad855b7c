import sharp from 'sharp';
import type { OpContext } from '../../engine/define-op.ts';
import { VIEW_NAMES, type ViewName } from './view-names.ts';

/** Side of one view in the preview, which shows all four. */
const TILE = 160;

/** Hands four square views over, PNG, with a preview of two by two. */
export async function emitViews(views: Readonly<Record<ViewName, Uint8Array>>, ctx: OpContext): Promise<void> {
  const tiles = await Promise.all(
    VIEW_NAMES.map((name) => sharp(views[name]).resize(TILE, TILE, { fit: 'contain' }).png().toBuffer()),
  );
  const sheet = sharp({
    create: { width: 2 * TILE, height: 2 * TILE, channels: 4, background: { r: 255, g: 255, b: 255, alpha: 0 } },
  }).composite(tiles.map((input, i) => ({ input, left: (i % 2) * TILE, top: Math.floor(i / 2) * TILE })));
  await ctx.thumbnail(await sheet.webp({ quality: 86 }).toBuffer());
  for (const name of VIEW_NAMES) await ctx.emit(`${name}.png`, views[name]);
}
