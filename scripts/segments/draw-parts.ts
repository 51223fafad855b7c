import sharp from 'sharp';
import type { Scene } from '../../packages/kernels/src/index.ts';
import { encodePreview } from '../../packages/server/src/ops/_shared/encode-preview.ts';
import { paintParts } from '../../packages/server/src/ops/_shared/paint-parts.ts';
import { PART_COLORS } from '../../packages/server/src/ops/_shared/part-colors.ts';
import { previewScene } from '../../packages/server/src/ops/_shared/thumbnail.ts';
import { explodeParts } from '../../packages/server/src/ops/complete/explode-parts.ts';

/** Width and height of a tile, pixels: front, back and the legend. */
export const PARTS_TILE = { width: 800, height: 320 };

/** A model's parts in flat colours from the front and from the back, moved apart if asked, with the name of each colour beside. */
export async function drawParts(title: string, scene: Scene, isExploded: boolean): Promise<Buffer> {
  const painted = paintParts(scene);
  const shown = isExploded ? explodeParts(painted) : painted;
  const { height, width } = PARTS_TILE;
  const views = previewScene(shown, [], (view) => [view, { ...view, azimuthDeg: view.azimuthDeg + 180 }]);
  const pictures = await Promise.all(
    views.map(async (draw) =>
      sharp(await encodePreview(draw().raster))
        .resize(height, height)
        .png()
        .toBuffer(),
    ),
  );
  const plain = (text: string): string => text.replace(/[&<>]/g, '');
  const rows = scene.nodes
    .slice(0, 22)
    .map(
      ({ name }, k) =>
        `<rect x="4" y="${24 + 13 * k}" width="10" height="10" fill="${PART_COLORS[k % PART_COLORS.length]}" stroke="#444"/>` +
        `<text x="18" y="${33 + 13 * k}" font-size="11">${plain(name)}</text>`,
    );
  const legend = `<svg xmlns="http://www.w3.org/2000/svg" width="${width - 2 * height}" height="${height}" font-family="sans-serif"><text x="4" y="15" font-size="12" font-weight="bold">${plain(title)}</text>${rows.join('')}</svg>`;
  return sharp({ create: { width, height, channels: 3, background: '#e9eaed' } })
    .composite([
      ...pictures.map((input, k) => ({ input, left: k * height, top: 0 })),
      { input: Buffer.from(legend), left: 2 * height, top: 0 },
    ])
    .png()
    .toBuffer();
}
