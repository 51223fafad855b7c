// Pictures of things to learn cutting out from, from several sides in several lights.
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createRng, hashString, type RenderScene, type Rng, renderScene } from '../../packages/kernels/src/index.ts';
import { listLessonModels } from '../measuring/lesson-models.ts';

/** Longest side of a thing's picture, pixels. */
const SIDE = 320;
const VIEWS = 3;
const PRESETS = 5;

/** Draws what the folder lacks, presets last, until the time (of `performance.now`) is over. Says how many are not there yet. Files are named by family, kind and view: `table--1-0.png`. */
export async function drawThings(folder: string, models: readonly string[], until: number): Promise<number> {
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  const open = listLessonModels(models, () => PRESETS).filter(({ name }) => !there.has(`${name}-${VIEWS - 1}.png`));
  for (const [done, { name, make }] of open.entries()) {
    if (performance.now() > until) return open.length - done;
    const rng = createRng(hashString(name, 5));
    try {
      await draw((await make(rng)).drawn, join(folder, name), rng);
    } catch (cause) {
      console.log(`${name}: ${cause}`);
    }
  }
  return 0;
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
