// A contact sheet of what the painter makes, over places, lights, cameras and finishes: npm run gallery:images [-- --only sunset --width 480]
// Writes artifacts/images.png, and artifacts/images-key.txt with the prompts, so that somebody who has not seen them can name the pictures.
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { paintSheet } from '../packages/server/src/ops/_shared/paint-sheet.ts';
import { fakeContext } from '../packages/server/src/ops/_shared/testing-context.ts';
import { params } from '../packages/server/src/ops/text-to-image/op.ts';
import { orderPicture } from '../packages/server/src/ops/text-to-image/order.ts';

const PROMPTS = [
  'a red fox in a forest',
  'a castle on a hill at sunset',
  'a dragon in the desert at golden hour',
  'a wolf in the snow',
  'a red car on the beach',
  'a robot on a city street at night, neon lights',
  'an armchair in a living room',
  'a rocket in outer space',
  'a robot on the moon',
  'a fish underwater',
  'a dragon flying above the clouds',
  'a horse in a meadow at dawn, fog',
  'a knight, dramatic lighting, black background',
  'a teapot on a red background',
  'a wizard, close-up portrait, bokeh',
  'watercolour painting of a house in a meadow',
  'oil painting of a horse in the hills at golden hour',
  'pixel art of a castle',
  'pen and ink drawing of an owl',
  'a cartoon tiger in the jungle',
  'blueprint of a motorcycle',
  'a car in cyberpunk style',
  'pencil sketch of a knight',
  'an isometric low poly house',
];
const COLUMNS = 6;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    width: { type: 'string', default: '384' },
    seed: { type: 'string', default: '7' },
    output: { type: 'string', short: 'o', default: 'images' },
  },
});
const width = Number(values.width);
const height = Math.round((width * 2) / 3);
const folder = resolve(import.meta.dirname, '../artifacts');
await mkdir(folder, { recursive: true });
const prompts = PROMPTS.filter((prompt) => prompt.includes(values.only));
const tiles: Buffer[] = [];
for (const prompt of prompts) {
  const started = performance.now();
  tiles.push(await picture(prompt));
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s  ${prompt}`);
}
const columns = Math.min(COLUMNS, tiles.length);
const sheet = { width: columns * width, height: Math.ceil(tiles.length / columns) * height, channels: 3 as const };
const file = resolve(folder, `${values.output}.png`);
await sharp({ create: { ...sheet, background: '#808080' } })
  .composite(tiles.map((input, i) => ({ input, left: (i % columns) * width, top: Math.floor(i / columns) * height })))
  .png()
  .toFile(file);
await writeFile(
  resolve(folder, `${values.output}-key.txt`),
  prompts.map((p, i) => `row ${Math.floor(i / columns) + 1}, column ${(i % columns) + 1}: ${p}\n`).join(''),
);
console.log(`wrote ${file}`);
process.exit(0);

/** A small picture with everything but its size as the fast style makes it. */
async function picture(prompt: string): Promise<Buffer> {
  const order = await orderPicture(
    params.parse({ prompt, style: 'turbo', aspect: '3:2' }),
    fakeContext(Number(values.seed)),
  );
  const panels = order.sheet.panels.map((panel) => ({
    ...panel,
    order: { ...panel.order, width, height, plan: { ...panel.order.plan, lift: 1 as const } },
  }));
  const run = { signal: new AbortController().signal, progress: () => undefined };
  const { data } = await paintSheet({ width, height, panels }, run);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
