import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

/** Lays pictures of `tile` pixels (and `tall`, where they are not square) out in rows of `columns` and writes artifacts/`name`. */
export async function writeSheet(
  name: string,
  tiles: readonly Buffer[],
  tile: number,
  columns: number,
  tall = tile,
): Promise<void> {
  const folder = resolve(import.meta.dirname, '../../artifacts');
  await mkdir(folder, { recursive: true });
  const height = Math.max(1, Math.ceil(tiles.length / columns)) * tall;
  await sharp({ create: { width: columns * tile, height, channels: 3, background: '#888888' } })
    .composite(tiles.map((input, k) => ({ input, left: (k % columns) * tile, top: Math.floor(k / columns) * tall })))
    .png()
    .toFile(join(folder, name));
}
