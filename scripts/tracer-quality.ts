// How good the path tracer's pictures are: npm run quality:tracer [-- --size 1024 --tiles 40 --reference 1024 --only dragon --tiers turbo,standard,2x16]
// Builds real scenes, traces each at the tiers of text-to-image (or LIFTxSAMPLES) and compares with a picture of very many samples and no filter,
// both through the film curve: PSNR of the filtered picture, fireflies (pixels far above all their neighbours), processor seconds. The picture of
// many samples is traced in so many tiles of 32 x 32 pixels alone, spread evenly over it: a picture of a size that is asked for would take hours.
// Pictures and references go to artifacts/tracer; references are kept for the next run.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  type ComposedPicture,
  createLocalPathExecutor,
  filmInPlace,
  type PathExecutor,
  type PathOptions,
  type PathPicture,
  tracePicture,
} from '../packages/kernels/src/index.ts';
import { composeOrder, type PictureOrder } from '../packages/server/src/ops/_shared/paint-picture.ts';
import { tracePictureOnThreads } from '../packages/server/src/ops/_shared/picture-pool.ts';
import { planPicture } from '../packages/server/src/ops/_shared/picture-tiers.ts';
import { fakeContext } from '../packages/server/src/ops/_shared/testing-context.ts';
import { params } from '../packages/server/src/ops/text-to-image/op.ts';
import { orderPicture } from '../packages/server/src/ops/text-to-image/order.ts';

const PROMPTS: Record<string, string> = {
  dragon: 'a green dragon in a studio',
  car: 'a red sports car with glass windows in a studio',
  chair: 'a wooden armchair in a room',
  gold: 'a golden crown in a studio',
  lamp: 'a glowing lantern at night',
  tree: 'an oak tree in a meadow',
};

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '1024' },
    tiles: { type: 'string', default: '40' },
    reference: { type: 'string', default: '1024' },
    only: { type: 'string', default: '' },
    tiers: { type: 'string', default: 'turbo,standard,pro' },
  },
});
const size = Number(values.size);
/** As the tracer's. */
const TILE = 32;
const folder = resolve(import.meta.dirname, '../artifacts/tracer');
const run = { signal: new AbortController().signal, progress: () => undefined, threads: availableParallelism() };
await mkdir(folder, { recursive: true });
console.log('scene\ttier\tdB\tfireflies\tcpu s');
const found: Record<string, number[]> = {};
for (const [name, prompt] of Object.entries(PROMPTS)) {
  if (!name.includes(values.only)) continue;
  const composed = await composeOrder(await orderOf(prompt), { ...run, threads: 2 });
  const truth = await reference(name, composed);
  for (const tier of values.tiers.split(',')) {
    const settings = settingsOf(tier);
    const before = process.cpuUsage();
    const picture = await trace(composed, settings);
    const { user, system } = process.cpuUsage(before);
    const shown = develop(picture.linear);
    const dB = measurePsnr(shown, truth);
    (found[tier] ??= []).push(dB);
    await save(`${name}-${tier}`, shown);
    const fireflies = countFireflies(shown) - countFireflies(truth);
    console.log([name, tier, dB.toFixed(1), fireflies, ((user + system) / 1e6).toFixed(1)].join('\t'));
  }
}
for (const [tier, list] of Object.entries(found))
  console.log(
    `${tier}: least ${Math.min(...list).toFixed(1)} dB, mean ${(list.reduce((a, b) => a + b, 0) / list.length).toFixed(1)} dB`,
  );
process.exit(0);

async function orderOf(prompt: string): Promise<PictureOrder> {
  const { sheet } = await orderPicture(params.parse({ prompt, style: 'standard' }), fakeContext(7));
  return { ...sheet.panels[0].order, width: size, height: size };
}

/** A tier of text-to-image for a 1K picture, or its lift and samples. */
function settingsOf(tier: string): Partial<PathOptions> {
  const [lift, samples] = tier.split('x').map(Number);
  if (samples) return { lift: lift as 1 | 2 | 3 | 4, samples };
  const plan = planPicture(params.shape.style.parse(tier), '1K', false);
  return { lift: plan.lift, samples: plan.samples, bounces: plan.bounces };
}

function trace(composed: ComposedPicture, options: Partial<PathOptions>): Promise<PathPicture> {
  const { exposure } = composed.stage;
  const all = { width: size, height: size, seed: 7, exposure, features: false, bounces: 5, ...options };
  return tracePictureOnThreads(composed.scene, composed.camera, all, run);
}

/** The picture of many samples where its tiles are, black elsewhere; bytes on disk. */
async function reference(name: string, composed: ComposedPicture): Promise<Uint8Array> {
  const file = resolve(folder, `${name}-${size}-${values.tiles}-${values.reference}.bin`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const { exposure } = composed.stage;
  const exact = { samples: Number(values.reference), denoise: false, seed: 99, clampIndirect: 40, bounces: 5 };
  const options = { width: size, height: size, exposure, features: false, ...exact };
  const picture = await tracePicture(composed.scene, composed.camera, options, { executor: someTiles() });
  const shown = develop(picture.linear);
  for (let i = 0; i < size * size; i++)
    if (!isCompared(i % size, Math.floor(i / size))) shown.fill(0, 3 * i, 3 * i + 3);
  await writeFile(file, shown);
  await save(`${name}-reference`, shown);
  return shown;
}

/** Whether a pixel lies in one of the tiles that are compared. */
function isCompared(x: number, y: number): boolean {
  const across = Math.ceil(size / TILE);
  const tile = Math.floor(y / TILE) * across + Math.floor(x / TILE);
  const every = (across * across) / Number(values.tiles);
  return Math.floor((tile + 1) / every) > Math.floor(tile / every);
}

/** Traces where pixels are compared. */
function someTiles(): PathExecutor {
  const all = createLocalPathExecutor();
  return {
    share: all.share,
    run: (jobs, done) =>
      all.run(
        jobs.filter((job) => job.kind !== 'trace' || isCompared(job.x0, job.y0)),
        done,
      ),
  };
}

/** Bytes through the film curve, without dither. */
function develop(linear: Float32Array): Uint8Array {
  const out = new Uint8Array(linear.length);
  const rgb = new Float64Array(3);
  for (let i = 0; i < linear.length; i += 3) {
    for (let k = 0; k < 3; k++) rgb[k] = Math.max(0, linear[i + k]);
    filmInPlace(rgb);
    for (let k = 0; k < 3; k++) out[i + k] = Math.round(255 * Math.min(1, rgb[k]) ** (1 / 2.2));
  }
  return out;
}

function measurePsnr(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < size * size; i++) {
    if (!isCompared(i % size, Math.floor(i / size))) continue;
    count += 3;
    for (let k = 3 * i; k < 3 * i + 3; k++) sum += (a[k] - b[k]) ** 2;
  }
  return 10 * Math.log10((255 * 255 * count) / Math.max(1, sum));
}

/** Pixels that are brighter than each of their eight neighbours by a quarter of the range. */
function countFireflies(picture: Uint8Array): number {
  let count = 0;
  for (let y = 1; y < size - 1; y++) {
    for (let x = 1; x < size - 1; x++) {
      if (![-1, 1].every((d) => isCompared(x + d, y + d) && isCompared(x + d, y - d))) continue;
      let most = 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++)
          if (dx || dy) most = Math.max(most, picture[3 * ((y + dy) * size + x + dx) + 1]);
      if (picture[3 * (y * size + x) + 1] > most + 64) count++;
    }
  }
  return count;
}

async function save(name: string, rgb: Uint8Array): Promise<void> {
  await sharp(rgb, { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toFile(resolve(folder, `${name}.png`));
}
