// Contact sheets of what the sculptor makes.
//   npm run gallery                               the prompts of scripts/prompts.ts
//   npm run gallery -- --family vehicle --each 3  up to three nouns of every archetype of a class (`all`: of every class)
//   npm run gallery -- --family all --pick 300    so many of them, drawn at random
//   npm run gallery -- --seeds 10 --only car      a row per prompt, a column per seed (1 to 10): are they ten designs?
//   npm run gallery -- --prompts "a car; a vase"  these
// Further: --quality draft, --only dragon, --seed 7, --name sheet. Writes artifacts/<gallery|family>-N.png without labels and a -key.txt beside
// them, so that somebody who has not seen the prompts can name the pictures.
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { fakeContext } from '../packages/server/src/ops/_shared/testing-context.ts';
import { params } from '../packages/server/src/ops/text-to-3d/op.ts';
import { run } from '../packages/server/src/ops/text-to-3d/run.ts';
import { draw, familyPrompts } from './family-prompts.ts';
import { GALLERY_PROMPTS } from './prompts.ts';

const folder = resolve(import.meta.dirname, '../artifacts');

const { values } = parseArgs({
  options: {
    quality: { type: 'string', default: 'standard' },
    only: { type: 'string', default: '' },
    family: { type: 'string' },
    each: { type: 'string', default: '3' },
    pick: { type: 'string' },
    prompts: { type: 'string' },
    seeds: { type: 'string', default: '0' },
    name: { type: 'string' },
    seed: { type: 'string', default: '7' },
  },
});

const seeds = Number(values.seeds)
  ? Array.from({ length: Number(values.seeds) }, (_, i) => i + 1)
  : [Number(values.seed)];
const inRows = seeds.length > 1;
const tileSize = inRows ? 200 : 320;
const columns = inRows ? seeds.length : 5;
const rowsMax = inRows ? 8 : 4;

await mkdir(folder, { recursive: true });
const name = values.name ?? values.family ?? 'gallery';
const listed = values.prompts?.split(';').map((prompt) => prompt.trim());
const all = listed ?? (values.family ? familyPrompts(values.family, Number(values.each)) : GALLERY_PROMPTS);
const chosen = all.filter((prompt) => prompt.includes(values.only));
const prompts = values.pick ? draw(chosen, Number(values.pick), Number(values.seed)) : chosen;
const key: string[] = [];
const tiles: Buffer[] = [];
let sheet = 0;
const jobs = prompts.flatMap((prompt) => seeds.map((seed) => ({ prompt, seed })));
for (const [i, { prompt, seed }] of jobs.entries()) {
  const started = performance.now();
  const tile = await picture(prompt, seed);
  tiles.push(tile);
  const place = i % (columns * rowsMax);
  key.push(`sheet ${sheet + 1}, row ${Math.floor(place / columns) + 1}, column ${(place % columns) + 1}: ${prompt}`);
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s  ${prompt}`);
  if (tiles.length === columns * rowsMax || i === jobs.length - 1) {
    await writeSheet(tiles.splice(0), ++sheet);
    await writeFile(resolve(folder, `${name}-key.txt`), key.join('\n') + '\n');
  }
}

async function picture(prompt: string, seed: number): Promise<Buffer> {
  const context = fakeContext(seed);
  try {
    await run(params.parse({ prompt, quality: values.quality }), context);
  } catch (cause) {
    console.error(`FAILED ${prompt}: ${cause instanceof Error ? cause.message : cause}`);
  }
  const blank = { create: { width: tileSize, height: tileSize, channels: 3 as const, background: '#e9eaed' } };
  if (!context.preview) return sharp(blank).png().toBuffer();
  return sharp(context.preview).resize(tileSize, tileSize).flatten({ background: '#e9eaed' }).png().toBuffer();
}

async function writeSheet(pictures: readonly Buffer[], number: number): Promise<void> {
  const rows = Math.ceil(pictures.length / columns);
  const background = {
    width: columns * tileSize,
    height: rows * tileSize,
    channels: 3 as const,
    background: '#e9eaed',
  };
  const file = resolve(folder, `${name}-${number}.png`);
  await sharp({ create: background })
    .composite(
      pictures.map((input, i) => ({ input, left: (i % columns) * tileSize, top: Math.floor(i / columns) * tileSize })),
    )
    .png()
    .toFile(file);
  console.log(`wrote ${file}`);
}
