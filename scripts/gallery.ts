// A contact sheet of what the sculptor makes: npm run gallery [-- --quality draft --only dragon --shuffle]
// Writes artifacts/gallery-N.png without labels, and artifacts/gallery-key.txt, so that somebody who has not seen the prompts can name
// the pictures.
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { fakeContext } from '../packages/server/src/ops/_shared/testing-context.ts';
import { params } from '../packages/server/src/ops/text-to-3d/op.ts';
import { run } from '../packages/server/src/ops/text-to-3d/run.ts';
import { GALLERY_PROMPTS } from './prompts.ts';

const TILE = 320;
const COLUMNS = 5;
const ROWS = 4;
const folder = resolve(import.meta.dirname, '../artifacts');

const { values } = parseArgs({
  options: {
    quality: { type: 'string', default: 'standard' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '7' },
  },
});

await mkdir(folder, { recursive: true });
const prompts = GALLERY_PROMPTS.filter((prompt) => prompt.includes(values.only));
const key: string[] = [];
const tiles: Buffer[] = [];
let sheet = 0;
for (const [i, prompt] of prompts.entries()) {
  const started = performance.now();
  const tile = await picture(prompt);
  tiles.push(tile);
  const place = i % (COLUMNS * ROWS);
  key.push(`sheet ${sheet + 1}, row ${Math.floor(place / COLUMNS) + 1}, column ${(place % COLUMNS) + 1}: ${prompt}`);
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s  ${prompt}`);
  if (tiles.length === COLUMNS * ROWS || i === prompts.length - 1) {
    await writeSheet(tiles.splice(0), ++sheet);
    await writeFile(resolve(folder, 'gallery-key.txt'), key.join('\n') + '\n');
  }
}

async function picture(prompt: string): Promise<Buffer> {
  const context = fakeContext(Number(values.seed));
  try {
    await run(params.parse({ prompt, quality: values.quality }), context);
  } catch (cause) {
    console.error(`FAILED ${prompt}: ${cause instanceof Error ? cause.message : cause}`);
  }
  const blank = { create: { width: TILE, height: TILE, channels: 3 as const, background: '#e9eaed' } };
  if (!context.preview) return sharp(blank).png().toBuffer();
  return sharp(context.preview).resize(TILE, TILE).flatten({ background: '#e9eaed' }).png().toBuffer();
}

async function writeSheet(pictures: readonly Buffer[], number: number): Promise<void> {
  const rows = Math.ceil(pictures.length / COLUMNS);
  const background = { width: COLUMNS * TILE, height: rows * TILE, channels: 3 as const, background: '#e9eaed' };
  const file = resolve(folder, `gallery-${number}.png`);
  await sharp({ create: background })
    .composite(pictures.map((input, i) => ({ input, left: (i % COLUMNS) * TILE, top: Math.floor(i / COLUMNS) * TILE })))
    .png()
    .toFile(file);
  console.log(`wrote ${file}`);
}
