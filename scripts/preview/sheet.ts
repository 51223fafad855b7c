import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { renderScene, VIEWS } from '../../packages/kernels/src/render/index.ts';
import type { BuiltPart } from './build.ts';

/** A neutral ground that neither white nor black things vanish into. */
const GROUND = [214, 215, 217] as const;

/** Draws every view, up to three in a row, and writes one PNG. Views: names of VIEWS, or "azimuth:elevation" in degrees. */
export async function writeSheet(
  parts: readonly BuiltPart[],
  views: readonly string[],
  size: number,
  path: string,
  cull: boolean,
): Promise<void> {
  const columns = Math.min(3, views.length);
  const rows = Math.ceil(views.length / columns);
  const scene = { parts: parts.filter((p) => p.mesh.indices.length).map((p) => p.render) };
  const images: OverlayOptions[] = [];
  views.forEach((name, i) => {
    const [azimuthDeg, elevationDeg] = name.split(':').map(Number);
    const view = VIEWS[name] ?? { azimuthDeg, elevationDeg };
    const picture = renderScene(scene, { width: size, height: size, view, background: GROUND, cull });
    const left = (i % columns) * size;
    const top = Math.floor(i / columns) * size;
    images.push({ input: Buffer.from(picture.data), raw: { width: size, height: size, channels: 4 }, left, top });
    const label = `<svg width="${size}" height="22"><text x="8" y="16" font-family="sans-serif" font-size="13" fill="#777">${name}</text></svg>`;
    images.push({ input: Buffer.from(label), left, top });
  });
  mkdirSync(dirname(path) || '.', { recursive: true });
  const base = { width: columns * size, height: rows * size, channels: 3 as const };
  await sharp({ create: { ...base, background: `rgb(${GROUND.join(',')})` } })
    .composite(images)
    .png()
    .toFile(path);
}
