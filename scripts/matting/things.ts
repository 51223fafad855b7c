// Pictures of things to learn cutting out from: our own, of every archetype and some of its presets, and models of other makers, from several sides in several lights.
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import {
  ARCHETYPES,
  assembleScene,
  createRng,
  hashString,
  parsePrompt,
  planBuild,
  type RenderScene,
  type Rng,
  readScene,
  renderScene,
  texturedFinish,
  toRenderScene,
} from '../../packages/kernels/src/index.ts';
import { decodeTextures } from '../../packages/server/src/ops/_shared/decode-textures.ts';
import { sculptParts } from '../../packages/server/src/ops/_shared/sculpt-parts.ts';
import { shrinkAtlas } from '../../packages/server/src/ops/_shared/shrink-atlas.ts';

/** Longest side of a thing's picture, pixels; what is enough of faces and texture for that. */
const SIDE = 320;
const FACES = 8_000;
const ATLAS = 256;
const VIEWS = 3;
const PRESETS = 5;

/** Draws what the folder lacks, presets last, until the time (of `performance.now`) is over. Says how many are not there yet. Files are named by family, kind and view: `table--1-0.png`. */
export async function drawThings(folder: string, models: readonly string[], until: number): Promise<number> {
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  const jobs: { name: string; make: (rng: Rng) => Promise<RenderScene> }[] = [];
  for (let k = 0; k < PRESETS; k++) {
    for (const [family, { presets }] of Object.entries(ARCHETYPES)) {
      const nouns = Object.keys(presets ?? {});
      if (k > 0 && k >= nouns.length) continue;
      jobs.push({ name: `${family}--${k}`, make: (rng) => sculpt(nouns[k] ?? family, rng) });
    }
    if (k === 0)
      for (const file of models)
        jobs.push({ name: `${basename(file).replace(/\.\w+$/, '')}--model`, make: () => load(file) });
  }
  const open = jobs.filter(({ name }) => !there.has(`${name}-${VIEWS - 1}.png`));
  for (const [done, { name, make }] of open.entries()) {
    if (performance.now() > until) return open.length - done;
    const rng = createRng(hashString(name, 5));
    try {
      await draw(await make(rng), join(folder, name), rng);
    } catch (cause) {
      console.log(`${name}: ${cause}`);
    }
  }
  return 0;
}

async function sculpt(noun: string, rng: Rng): Promise<RenderScene> {
  const { scene: spec } = parsePrompt(noun, { archetypes: ARCHETYPES, seed: rng.int(1000) });
  const plan = { ...planBuild({ quality: 'draft', faceLimit: FACES }), textureSize: ATLAS, rays: 4, cellsMax: 64 };
  const run = { signal: new AbortController().signal, progress: () => undefined, threads: 0 };
  const { models, staged, pixels } = await sculptParts(spec, plan, run);
  const scene = assembleScene(models, staged, texturedFinish(models, pixels?.emissive !== undefined), false);
  return toRenderScene(scene, pixels ? shrinkAtlas(pixels, ATLAS) : []);
}

async function load(file: string): Promise<RenderScene> {
  const { scene } = await readScene(new Uint8Array(await readFile(file)), basename(file));
  return toRenderScene(scene, await decodeTextures(scene, SIDE));
}

async function draw(scene: RenderScene, path: string, rng: Rng): Promise<void> {
  for (let k = 0; k < VIEWS; k++) {
    const view = { azimuthDeg: rng.range(-150, 150), elevationDeg: rng.range(-5, 40) };
    const { data, width, height, channels } = renderScene(scene, {
      ...{ view, ground: false, width: SIDE, height: SIDE, lights: 12, lightMapSize: 96 },
      ...{ exposure: rng.range(0.6, 1.5), lightAzimuthDeg: view.azimuthDeg + rng.range(-120, 120) },
    });
    await sharp(data, { raw: { width, height, channels } }).trim().png().toFile(`${path}-${k}.png`);
  }
}
