import type { Raster } from '@claywork/kernels';
import { type PictureOrder, paintPicture } from './paint-picture.ts';
import type { SculptRun } from './sculpt-parts.ts';

/** One or more pictures on one sheet, side by side without gaps; pixels from the upper left. */
export interface PictureSheet {
  width: number;
  height: number;
  panels: readonly { left: number; top: number; order: PictureOrder }[];
}

/** Paints the pictures of a sheet one after the other. RGB. */
export async function paintSheet({ width, height, panels }: PictureSheet, run: SculptRun): Promise<Raster> {
  if (panels.length === 1) return paintPicture(panels[0].order, run);
  const sheet: Raster = { width, height, channels: 3, data: new Uint8Array(3 * width * height) };
  for (const [i, { left, top, order }] of panels.entries()) {
    const picture = await paintPicture(order, {
      ...run,
      progress: (f, stage) => run.progress((i + f) / panels.length, `${stage}, ${i + 1} of ${panels.length}`),
    });
    for (let y = 0; y < picture.height; y++) {
      const row = picture.data.subarray(3 * y * picture.width, 3 * (y + 1) * picture.width);
      sheet.data.set(row, 3 * ((top + y) * width + left));
    }
  }
  return sheet;
}
