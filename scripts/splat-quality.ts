// How faithful splats from pictures are: npm run quality:splat -- DIR|FILES [--every 4] [--only cat] [--sheet]
// Every picture becomes a .splat file, which is read back and drawn from where the picture was taken, over white: decibels against the cut-out over white, where
// either of them is. --sheet writes artifacts/splats.png: picture, front, three-quarter, side, back three-quarter.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  type Camera,
  type CutOut,
  createFloatImage,
  drawSplats,
  type FloatImage,
  framePoints,
  linearToSrgb,
  opaqueBox,
  type Raster,
  readSplat,
  resize,
  writeSplat,
} from '../packages/kernels/src/index.ts';
import { decodePicture } from '../packages/server/src/ops/_shared/decode-picture.ts';
import { RECONSTRUCT_SIDE } from '../packages/server/src/ops/_shared/reconstruct.ts';
import { shapePicture } from '../packages/server/src/ops/_shared/shape-picture.ts';
import { splatPicture } from '../packages/server/src/ops/_shared/splat-picture.ts';
import { listFiles, PICTURES } from './measuring/list-files.ts';
import { writeSheet } from './measuring/write-sheet.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    sheet: { type: 'boolean', default: false },
  },
});
/** Longest side of the comparison, pixels. */
const SIDE = 512;
const TILE = 260;
const files = (await Promise.all(positionals.map((path) => listFiles(path, PICTURES))))
  .flat()
  .filter((f) => f.includes(values.only));
const tiles: Buffer[] = [];
const rows: { decibels: number; count: number; seconds: number }[] = [];

for (const file of files.filter((_, i) => i % Number(values.every) === 0)) {
  const picture = await decodePicture(await readFile(file), RECONSTRUCT_SIDE);
  if (!picture) throw new Error(`${file} cannot be read`);
  const signal = new AbortController().signal;
  const before = process.cpuUsage();
  try {
    const shaped = await shapePicture({ ...picture, channels: 4 }, 7, {
      signal,
      progress: () => undefined,
      threads: 0,
    });
    const { splats, view, place } = splatPicture(shaped, 7);
    const bytes = writeSplat(splats, place);
    const { user, system } = process.cpuUsage(before);
    const read = readSplat(bytes);
    const flip = (p: readonly number[]) =>
      [0, 1, 2].map((a) => ((a === 0 ? 1 : -1) * (p[a] - place.middle[a])) / place.scale) as [number, number, number];
    const camera: Camera = {
      eye: flip(view.camera.eye),
      target: flip(view.camera.target),
      up: [0, -1, 0],
      height: (view.camera.height ?? 1) / place.scale,
    };
    const target = cropOf(shaped.cut);
    const drawn = drawSplats(read, camera, target);
    const decibels = compare(target, drawn);
    rows.push({ decibels, count: read.count, seconds: (user + system) / 1e6 });
    console.log(
      `${decibels.toFixed(1)} dB  ${read.count} splats  ${((user + system) / 1e6).toFixed(1)} s  ${basename(file)}`,
    );
    if (!values.sheet) continue;
    tiles.push(await tile(overWhite(target)), await tile({ ...drawn, data: Buffer.from(drawn.data) }));
    for (const azimuthDeg of [45, 90, 200]) {
      // File axes are ours turned half about x.
      const turned = framePoints([read.positions.map((v, i) => (i % 3 ? -v : v))], {
        ...{ azimuthDeg, elevationDeg: 12, fovDeg: 26 },
      });
      const back = (p: readonly number[]): [number, number, number] => [p[0], -p[1], -p[2]];
      const from = { ...turned, eye: back(turned.eye), target: back(turned.target), up: back(turned.up ?? [0, 1, 0]) };
      tiles.push(await tile(drawSplats(read, from, { width: 2 * TILE, height: 2 * TILE })));
    }
  } catch (cause) {
    console.log(`FAILED ${basename(file)}: ${cause instanceof Error ? cause.message : cause}`);
  }
}
const spread = (of: (row: (typeof rows)[number]) => number): string => {
  const sorted = rows.map(of).sort((a, b) => a - b);
  return `least ${sorted[0]?.toFixed(1)}, median ${sorted[sorted.length >> 1]?.toFixed(1)}, most ${sorted.at(-1)?.toFixed(1)}`;
};
console.log(
  `dB: ${spread((r) => r.decibels)}; ${rows.filter((r) => r.decibels >= 27).length} of ${rows.length} from 27`,
);
console.log(`splats: ${spread((r) => r.count)}; processor seconds: ${spread((r) => r.seconds)}`);
if (values.sheet) await writeSheet('splats.png', tiles, TILE, 10);

/** The subject's box and three pixels around it: display values premultiplied, and opacity, 0..255. */
function cropOf(cut: CutOut): FloatImage {
  const { left, top, right, bottom } = opaqueBox(cut);
  const crop = createFloatImage(right - left + 6, bottom - top + 6, 4);
  for (let y = 0, o = 0; y < crop.height; y++)
    for (let x = 0; x < crop.width; x++, o += 4) {
      const [u, v] = [x + left - 3, y + top - 3];
      if (u < 0 || v < 0 || u >= cut.width || v >= cut.height) continue;
      const i = v * cut.width + u;
      for (let c = 0; c < 3; c++) crop.data[o + c] = 255 * cut.alpha[i] * linearToSrgb(cut.colors[3 * i + c]);
      crop.data[o + 3] = 255 * cut.alpha[i];
    }
  const k = SIDE / Math.max(crop.width, crop.height);
  return resize(crop, Math.round(k * crop.width), Math.round(k * crop.height));
}

function compare({ data }: FloatImage, drawn: Raster): number {
  let [error, n] = [0, 0];
  for (let o = 0; o < data.length; o += 4) {
    const a = drawn.data[o + 3];
    if (data[o + 3] < 5 && a < 5) continue;
    for (let c = 0; c < 3; c++)
      error += (data[o + c] + 255 - data[o + 3] - ((drawn.data[o + c] * a) / 255 + 255 - a)) ** 2;
    n += 3;
  }
  return 10 * Math.log10(255 ** 2 / Math.max(1e-9, error / Math.max(1, n)));
}

function overWhite({ width, height, data }: FloatImage): Raster {
  const out = new Uint8Array(3 * width * height);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) out[3 * i + c] = data[4 * i + c] + 255 - data[4 * i + 3] + 0.5;
  return { width, height, channels: 3, data: out };
}

async function tile({ width, height, channels, data }: Raster): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels } })
    .flatten({ background: '#ffffff' })
    .resize(TILE, TILE, { fit: 'contain', background: '#ffffff' })
    .png()
    .toBuffer();
}
