// Pictures of things with their solids, to learn from what a picture tells of the shape behind it.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import {
  BEINGS,
  createRng,
  flattenScene,
  hashString,
  mergeMeshes,
  type RenderScene,
  type Rng,
  renderScene,
  type Scene,
} from '../../packages/kernels/src/index.ts';
import { fillCube } from '../images/solid-grid.ts';
import { listLessonModels } from '../measuring/lesson-models.ts';

/** Longest side of a thing's picture, and cells of its solid along the longest side, about. */
const SIDE = 160;
const CELLS = 64;
const PRESETS = 8;

/**
 * Draws what the folder lacks, presets last, each from so many sides, until the time (of `performance.now`) is over; `part` 0 of 2: every second thing, so that two can draw. Says how many are not there yet. Of each thing `NAME.json` says from where its pictures
 * (`NAME-0.png` ...) were taken, and `NAME.solid` is its cube of 64 cells a side, deflated bits, x fastest, front +Z.
 */
export async function drawLessons(
  folder: string,
  models: readonly string[],
  { until, views, part: [part, parts] }: { until: number; views: number; part: readonly [number, number] },
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  const open = listLessonModels(models, (family) => (BEINGS.has(family) ? Infinity : PRESETS)).filter(
    ({ name }, k) => k % parts === part && !there.has(`${name}.json`),
  );
  for (const [done, { name, make }] of open.entries()) {
    if (performance.now() > until) return open.length - done;
    const rng = createRng(hashString(name, 9));
    try {
      const { scene, drawn } = await make(rng);
      await writeFile(join(folder, `${name}.solid`), deflateSync(packBits(solidOf(scene))));
      const seen = await draw(drawn, join(folder, name), views, rng);
      await writeFile(join(folder, `${name}.json`), JSON.stringify(seen));
    } catch (cause) {
      console.log(`${name}: ${cause}`);
    }
  }
  return 0;
}

function solidOf(scene: Scene): Uint8Array {
  const { positions: p, indices } = mergeMeshes(
    flattenScene(scene).map(({ mesh, matrix: m }) => {
      const out = new Float32Array(mesh.positions.length);
      const q = mesh.positions;
      for (let i = 0; i < out.length; i++) {
        const [a, v] = [i % 3, i - (i % 3)];
        out[i] = m[a] * q[v] + m[4 + a] * q[v + 1] + m[8 + a] * q[v + 2] + m[12 + a];
      }
      return { positions: out, indices: mesh.indices };
    }),
  );
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < p.length; i++) {
    low[i % 3] = Math.min(low[i % 3], p[i]);
    high[i % 3] = Math.max(high[i % 3], p[i]);
  }
  const k = 1 / Math.max(...low.map((v, a) => high[a] - v));
  return fillCube(
    p.map((v, i) => k * (v - (low[i % 3] + high[i % 3]) / 2)),
    Uint32Array.from(indices),
    CELLS,
  );
}

function packBits(cells: Uint8Array): Uint8Array {
  const out = new Uint8Array(cells.length / 8);
  for (let i = 0; i < cells.length; i++) out[i >> 3] |= cells[i] << (i & 7);
  return out;
}

async function draw(scene: RenderScene, path: string, count: number, rng: Rng) {
  const views: { azimuthDeg: number; elevationDeg: number }[] = [];
  for (let k = 0; k < count; k++) {
    // People take pictures of fronts and sides; some of backs keep it general.
    const azimuthDeg = k % 4 < 3 ? rng.range(-95, 95) : rng.range(-180, 180);
    const view = { azimuthDeg, elevationDeg: rng.range(-4, 34) };
    const { data, width, height, channels } = renderScene(scene, {
      ...{ view, ground: false, width: SIDE, height: SIDE, lights: 10, lightMapSize: 64, supersample: 2 },
      ...{ exposure: rng.range(0.7, 1.4), lightAzimuthDeg: azimuthDeg + rng.range(-120, 120) },
    });
    await sharp(data, { raw: { width, height, channels } }).png().toFile(`${path}-${k}.png`);
    views.push(view);
  }
  return views;
}
