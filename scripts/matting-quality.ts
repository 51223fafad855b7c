// How well subjects are cut out: npm run quality:matting -- DIR [--every 3] [--only cat] [--grounds white,photo] [--side 480] [--sheet] [--below 0.95]
// Every cut-out picture under DIR (more than a tenth see-through) is put on plain, coloured, fading and photographic grounds, and cut out again: overlap
// (intersection over union) of the two outlines, and what of the subject is missing inside it. Photographs with a reference beside them (`x.jpg`, `x.out.png`) are compared with it; their
// corners without subject are the photographic grounds. --sheet writes artifacts/matting.png, each picture beside its cut-out, those --below an overlap only:
// look at it.
import { mkdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { type CutOut, cutOut, findPieces, linearToByte, type Raster } from '../packages/kernels/src/index.ts';
import { listFiles, PICTURES } from './measuring/list-files.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    side: { type: 'string', default: '480' },
    grounds: { type: 'string', default: 'white,grey,colour,gradient,photo' },
    sheet: { type: 'boolean', default: false },
    below: { type: 'string', default: '1.01' },
  },
});
/** Longest side that pictures are brought to, pixels. */
const SIDE = Number(values.side);
const TILE = 180;
const COLUMNS = 10;
/** Share of a subject that has to be missing inside it for it to have holes. */
const HOLED = 0.002;
const files = await listFiles(resolve(positionals[0] ?? '.'), PICTURES);
const pairs = files.filter((file) => files.includes(referenceOf(file)));
const corners = await findCorners();
const tiles: Buffer[] = [];
const found: Record<string, { overlap: number; holed: number; ms: number; name: string }[]> = {};

for (const [i, file] of files.filter((f) => f.includes(values.only) && !f.endsWith('.out.png')).entries()) {
  if (i % Number(values.every)) continue;
  if (pairs.includes(file)) {
    const picture = await read(file, 3);
    const truth = await sharp(referenceOf(file))
      .ensureAlpha()
      .extractChannel(3)
      .resize(picture.width, picture.height, { fit: 'fill' })
      .raw()
      .toBuffer();
    await judge(
      'reference',
      file,
      picture,
      Float32Array.from(truth, (v) => v / 255),
    );
    continue;
  }
  const subject = await read(file, 4);
  const clear = subject.data.filter((v, k) => k % 4 === 3 && v < 20).length;
  if (clear < 0.1 * subject.width * subject.height) continue;
  for (const kind of values.grounds.split(',')) {
    const { picture, truth } = await place(subject, kind, i);
    await judge(kind, file, picture, truth);
  }
}
for (const [kind, rows] of Object.entries(found)) {
  rows.sort((a, b) => a.overlap - b.overlap);
  const mean = rows.reduce((sum, r) => sum + r.overlap, 0) / rows.length;
  const good = rows.filter((r) => r.overlap >= 0.95).length / rows.length;
  const ms = rows.reduce((sum, r) => sum + r.ms, 0) / rows.length;
  console.log(
    `${kind.padEnd(10)} mean ${mean.toFixed(3)}, median ${rows[rows.length >> 1].overlap.toFixed(3)}, a tenth below ${rows[Math.floor(rows.length / 10)].overlap.toFixed(3)}, from 0.95: ${(100 * good).toFixed(0)} %, ${rows.length} pictures, ${ms.toFixed(0)} ms`,
  );
  console.log(
    `  worst: ${rows
      .slice(0, 6)
      .map((r) => `${r.name} ${r.overlap.toFixed(2)}`)
      .join(', ')}`,
  );
  const holed = rows.filter((r) => r.holed > HOLED).map((r) => `${r.name} ${(100 * r.holed).toFixed(1)} %`);
  console.log(
    `  with holes where the subject is: ${holed.length}${holed.length ? `: ${holed.slice(0, 8).join(', ')}` : ''}`,
  );
}
if (values.sheet && tiles.length) {
  const folder = resolve(import.meta.dirname, '../artifacts');
  await mkdir(folder, { recursive: true });
  const rows = Math.ceil(tiles.length / COLUMNS);
  const background = '#888888';
  await sharp({ create: { width: COLUMNS * TILE, height: rows * TILE, channels: 3, background } })
    .composite(tiles.map((input, k) => ({ input, left: (k % COLUMNS) * TILE, top: Math.floor(k / COLUMNS) * TILE })))
    .png()
    .toFile(join(folder, 'matting.png'));
}

function referenceOf(file: string): string {
  return file.replace(/\.\w+$/, '.out.png');
}

async function read(file: string, channels: 3 | 4): Promise<Raster> {
  const image = sharp(file)
    .rotate()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const { data, info } = await (channels === 4 ? image.ensureAlpha() : image.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels, data };
}

/** Quarters of the photographs, without the bars of a letterbox, in which the reference has next to nothing. */
async function findCorners(): Promise<Buffer[]> {
  const out: Buffer[] = [];
  for (const file of pairs) {
    const { info } = await sharp(file)
      .trim({ background: '#000000', threshold: 10 })
      .toBuffer({ resolveWithObject: true });
    const [x0, y0] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
    const [width, height] = [info.width >> 1, info.height >> 1];
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]) {
      const area = { left: x0 + x * width, top: y0 + y * height, width, height };
      const { channels } = await sharp(
        await sharp(referenceOf(file)).ensureAlpha().extract(area).extractChannel(3).png().toBuffer(),
      ).stats();
      if (channels[0].mean < 12) out.push(await sharp(file).extract(area).png().toBuffer());
    }
  }
  return out;
}

/** A subject in the middle of a ground, a twelfth of its size away from the frame. */
async function place(subject: Raster, kind: string, i: number): Promise<{ picture: Raster; truth: Float32Array }> {
  const pad = Math.round(Math.max(subject.width, subject.height) / 12);
  const [width, height] = [subject.width + 2 * pad, subject.height + 2 * pad];
  const data = kind === 'photo' && corners.length ? await photo(i, width, height) : fill(kind, i, width, height);
  const truth = new Float32Array(width * height);
  for (let y = 0; y < subject.height; y++)
    for (let x = 0; x < subject.width; x++) {
      const from = 4 * (y * subject.width + x);
      const to = (y + pad) * width + x + pad;
      const a = subject.data[from + 3] / 255;
      truth[to] = a;
      for (let c = 0; c < 3; c++)
        data[3 * to + c] = Math.round(a * subject.data[from + c] + (1 - a) * data[3 * to + c]);
    }
  return { picture: { width, height, channels: 3, data }, truth };
}

async function photo(i: number, width: number, height: number): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp(corners[i % corners.length])
      .resize(width, height, { fit: 'cover' })
      .removeAlpha()
      .raw()
      .toBuffer(),
  );
}

function fill(kind: string, i: number, width: number, height: number): Uint8Array {
  const colours = [
    [200, 60, 50],
    [60, 120, 200],
    [90, 170, 90],
    [230, 200, 80],
  ];
  const data = new Uint8Array(3 * width * height);
  for (let p = 0; p < width * height; p++) {
    const [x, y] = [(p % width) / width - 0.5, Math.floor(p / width) / height];
    const glow = Math.hypot(x, y - 0.4);
    const colour =
      kind === 'white'
        ? [255, 255, 255]
        : kind === 'grey'
          ? [150, 150, 150]
          : kind === 'colour'
            ? colours[i % colours.length]
            : [240 - 120 * y - 60 * glow, 235 - 90 * y - 60 * glow, 230 - 50 * y - 60 * glow];
    data.set(colour, 3 * p);
  }
  return data;
}

async function judge(kind: string, file: string, picture: Raster, truth: Float32Array): Promise<void> {
  const started = performance.now();
  let cut: CutOut | undefined;
  try {
    cut = cutOut(picture);
  } catch (cause) {
    console.log(`${kind} ${basename(file)}: ${cause instanceof Error ? cause.message : cause}`);
  }
  const ms = performance.now() - started;
  let [both, either] = [0, 0];
  for (let i = 0; i < truth.length; i++) {
    const [a, b] = [truth[i] > 0.5, (cut?.alpha[i] ?? 0) > 0.5];
    both += a && b ? 1 : 0;
    either += a || b ? 1 : 0;
  }
  found[kind] ??= [];
  const overlap = both / Math.max(1, either);
  const holed = cut ? holesIn(cut, truth) : 0;
  found[kind].push({ overlap, holed, ms, name: basename(file) });
  if (values.sheet && overlap < Number(values.below))
    tiles.push(...(await draw(picture, cut, `${kind} ${basename(file)} ${overlap.toFixed(2)}`)));
}

/** Share of the subject that lies in openings of the cut-out: faces and white parts that were taken for the ground. */
function holesIn({ alpha, width, height }: CutOut, truth: Float32Array): number {
  const { label, facts } = findPieces(
    Uint8Array.from(alpha, (a) => (a > 0.5 ? 1 : 0)),
    width,
    height,
    0,
  );
  let [missing, size] = [0, 1];
  for (let i = 0; i < truth.length; i++) {
    if (truth[i] < 0.9) continue;
    size++;
    if (label[i] >= 0 && facts[4 * label[i] + 3] === 0) missing++;
  }
  return missing / size;
}

/** The picture with a caption, and its cut-out before violet. */
async function draw({ width, height, data }: Raster, cut: CutOut | undefined, caption: string): Promise<Buffer[]> {
  const bare = new Uint8Array(3 * width * height);
  const violet = [0.5, 0.03, 0.5];
  for (let i = 0; i < bare.length; i++) {
    const a = cut?.alpha[Math.floor(i / 3)] ?? 0;
    bare[i] = linearToByte(a * (cut?.colors[i] ?? 0) + (1 - a) * violet[i % 3]);
  }
  const words = caption.replace(/[<>&]/g, ' ');
  const label = Buffer.from(
    `<svg width="${TILE}" height="14"><rect width="${TILE}" height="14" fill="#000" opacity="0.6"/><text x="2" y="10" font-size="9" fill="#fff">${words}</text></svg>`,
  );
  const tile = (pixels: Uint8Array): Promise<Buffer> =>
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize(TILE, TILE, { fit: 'contain', background: '#888888' })
      .png()
      .toBuffer();
  const shown = await sharp(await tile(data as Uint8Array))
    .composite([{ input: label, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return [shown, await tile(bare)];
}
