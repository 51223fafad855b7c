// Things to learn from: our own, of every archetype and some of its presets, and models of other makers, roughly made and ready to be drawn small.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  ARCHETYPES,
  assembleScene,
  BEINGS,
  parsePrompt,
  planBuild,
  type RenderScene,
  type Rng,
  readScene,
  type Scene,
  texturedFinish,
  toRenderScene,
} from '../../packages/kernels/src/index.ts';
import { decodeTextures } from '../../packages/server/src/ops/_shared/decode-textures.ts';
import { sculptParts } from '../../packages/server/src/ops/_shared/sculpt-parts.ts';
import { shrinkAtlas } from '../../packages/server/src/ops/_shared/shrink-atlas.ts';

/** What is enough of faces and texture for a small picture. */
const FACES = 8_000;
const ATLAS = 256;
const TEXTURE = 320;

/** A thing to learn from: its name is family, kind (`table--1`). */
export interface LessonModel {
  name: string;
  make(rng: Rng): Promise<{ scene: Scene; drawn: RenderScene }>;
}

/** How beings hold themselves, one after the other, after so many that stand. */
const POSTURES = ['', '', 'sitting ', 'walking ', 'lying ', 'running '];
const STANDING = 8;

/** One of every family first, then the others' models (paths of files), then more of each, as many as its `presets` answers. */
export function listLessonModels(models: readonly string[], presets: (family: string) => number): LessonModel[] {
  const out: LessonModel[] = [];
  const most = Math.max(...Object.values(ARCHETYPES).map((a) => Object.keys(a.presets ?? {}).length));
  for (let k = 0; k < most; k++) {
    for (const [family, { presets: known }] of Object.entries(ARCHETYPES)) {
      const nouns = Object.keys(known ?? {});
      if (k > 0 && k >= Math.min(nouns.length, presets(family))) continue;
      const posture = BEINGS.has(family) && k >= STANDING ? POSTURES[k % POSTURES.length] : '';
      out.push({ name: `${family}--${k}`, make: (rng) => sculpt(posture + (nouns[k] ?? family), rng) });
    }
    if (k === 0)
      for (const file of models)
        out.push({ name: `${basename(file).replace(/\.\w+$/, '')}--model`, make: () => load(file) });
  }
  return out;
}

async function sculpt(noun: string, rng: Rng) {
  const { scene: spec } = parsePrompt(noun, { archetypes: ARCHETYPES, seed: rng.int(1000) });
  const plan = { ...planBuild({ quality: 'draft', faceLimit: FACES }), textureSize: ATLAS, rays: 4, cellsMax: 64 };
  const run = { signal: new AbortController().signal, progress: () => undefined, threads: 0 };
  const { models, staged, pixels } = await sculptParts(spec, plan, run);
  const scene = assembleScene(models, staged, texturedFinish(models, pixels?.emissive !== undefined), false);
  return { scene, drawn: toRenderScene(scene, pixels ? shrinkAtlas(pixels, ATLAS) : []) };
}

async function load(file: string) {
  const { scene } = await readScene(new Uint8Array(await readFile(file)), basename(file));
  return { scene, drawn: toRenderScene(scene, await decodeTextures(scene, TEXTURE)) };
}
