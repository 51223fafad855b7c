// Pictures of our own things to learn cutting out from: one of every archetype, from two sides.
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  ARCHETYPES,
  assembleScene,
  createRng,
  hashString,
  parsePrompt,
  planBuild,
  renderScene,
  texturedFinish,
  toRenderScene,
} from '../../packages/kernels/src/index.ts';
import { sculptParts } from '../../packages/server/src/ops/_shared/sculpt-parts.ts';
import { shrinkAtlas } from '../../packages/server/src/ops/_shared/shrink-atlas.ts';

/** Longest side of a thing's picture, pixels; what is enough of faces and texture for that. */
const SIDE = 300;
const FACES = 12_000;
const ATLAS = 512;
const VIEWS = 2;
/** Draws what the folder lacks, until the time (of `performance.now`) is over. Says how many archetypes are not there yet. */
export async function drawThings(folder: string, until: number): Promise<number> {
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  const names = Object.keys(ARCHETYPES).filter((name) => !there.has(`${name}-0.png`));
  let left = names.length;
  for (const name of names) {
    if (performance.now() > until) break;
    await drawThing(folder, name).catch((cause) => console.log(`${name}: ${cause}`));
    left--;
  }
  return left;
}

async function drawThing(folder: string, name: string): Promise<void> {
  const rng = createRng(hashString(name, 5));
  const noun = Object.keys(ARCHETYPES[name].presets ?? {})[0] ?? name;
  const { scene: spec } = parsePrompt(noun, { archetypes: ARCHETYPES, seed: rng.int(1000) });
  const plan = { ...planBuild({ quality: 'standard', faceLimit: FACES }), textureSize: ATLAS, rays: 8, cellsMax: 80 };
  const run = { signal: new AbortController().signal, progress: () => undefined, threads: 0 };
  const { models, staged, pixels } = await sculptParts(spec, plan, run);
  const scene = assembleScene(models, staged, texturedFinish(models, pixels?.emissive !== undefined), false);
  const drawn = toRenderScene(scene, pixels ? shrinkAtlas(pixels, ATLAS) : []);
  for (let k = 0; k < VIEWS; k++) {
    const view = { azimuthDeg: rng.range(-80, 80), elevationDeg: rng.range(2, 35) };
    const { data, width, height, channels } = renderScene(drawn, { view, ground: false });
    await sharp(data, { raw: { width, height, channels } })
      .trim()
      .resize(SIDE, SIDE, { fit: 'inside' })
      .png()
      .toFile(join(folder, `${name}-${k}.png`));
  }
}
