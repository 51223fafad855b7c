// How well a light model with baked maps passes for the detailed one: reads any model file, makes it light, bakes, renders both from several
// sides, and prints the peak signal-to-noise ratio over the whole picture and over the box around the object.
// usage: node scripts/bake-quality.ts MODEL [--share 0.1 | --quads 5000 | --light FILE] [--size 2048] [--render 768] [--views front,back]
//        [--crease 180] [-o sheet.png] [--maps DIR]
// The light model keeps a share of the triangles, or is remeshed to quads, or read from a file. The sheet shows, per view, the detailed model,
// the light one, and the light one without its maps; --maps writes the maps and the light model. Times are the processor's.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  cleanScene,
  framePoints,
  joinScene,
  type Material,
  type Raster,
  type RenderScene,
  readScene,
  reduceFaces,
  renderScene,
  type Scene,
  toRenderScene,
  VIEWS,
  weld,
  writeGlb,
} from '../packages/kernels/src/index.ts';
import { decodeTextures } from '../packages/server/src/ops/_shared/decode-textures.ts';
import { countFaces } from '../packages/server/src/ops/_shared/limit-faces.ts';
import { quadModel } from '../packages/server/src/ops/_shared/quad-model.ts';
import { rebuildModel } from '../packages/server/src/ops/_shared/rebuild-model.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '0.1' },
    quads: { type: 'string' },
    light: { type: 'string' },
    size: { type: 'string', default: '2048' },
    render: { type: 'string', default: '768' },
    views: { type: 'string', default: 'three-quarter,front,left,back-quarter' },
    crease: { type: 'string', default: '180' },
    output: { type: 'string', short: 'o' },
    maps: { type: 'string' },
  },
});
const PLAIN: Material = {
  name: 'plain',
  baseColorFactor: [0.35, 0.35, 0.35, 1],
  metallicFactor: 0,
  roughnessFactor: 0.6,
  emissiveFactor: [0, 0, 0],
  alphaMode: 'OPAQUE',
  doubleSided: false,
};
const BACKGROUND = [214, 215, 217] as const;
const pixels = Number(values.render);
const scene = dress(await read(positionals[0]));
const light = values.light ? await read(values.light) : await makeLight(scene);
console.log(`${countFaces(scene)} -> ${countFaces(light)} faces`);

const [high, low] = [await prepare(scene), await prepare(light)];
const bare = { parts: low.parts.map((part) => ({ ...part, material: PLAIN })) };
const clouds = [joinScene(scene).mesh.positions];
const rows: Raster[][] = [];
const means = [0, 0];
for (const name of values.views.split(',')) {
  const camera = framePoints(clouds, { ...VIEWS[name], fovDeg: 26, aspect: 1 });
  const options = { width: pixels, height: pixels, camera, ground: false, background: BACKGROUND };
  const [a, b] = [renderScene(high, options), renderScene(low, options)];
  const figures = [psnr(a, b, boxOf(a)), psnr(a, b, [0, 0, pixels, pixels])];
  figures.forEach((db, i) => {
    means[i] += db / values.views.split(',').length;
  });
  report(name, figures);
  if (values.output) rows.push([a, b, renderScene(bare, options)]);
}
report('mean', means);
if (values.output) await writeSheet(values.output);
if (values.maps) await writeMaps(values.maps);

async function read(path: string): Promise<Scene> {
  return cleanScene((await readScene(readFileSync(path), path)).scene).scene;
}

/** Bare geometry would be white, which hides what the light does. */
function dress(from: Scene): Scene {
  const hasLook = from.materials.some((m) => m.baseColorTexture || m.baseColorFactor.some((x) => x !== 1));
  if (hasLook || from.meshes.some((mesh) => mesh.primitives.some((p) => p.mesh.colors))) return from;
  const meshes = from.meshes.map((mesh) => ({
    ...mesh,
    primitives: mesh.primitives.map((p) => ({ ...p, material: 0 })),
  }));
  return { ...from, meshes, materials: [PLAIN] };
}

async function makeLight(from: Scene): Promise<Scene> {
  let used = process.cpuUsage();
  let stage = '';
  const seconds = new Map<string, number>();
  const progress = (_: number, next: string): void => {
    const { user, system } = process.cpuUsage(used);
    if (stage) seconds.set(stage, (seconds.get(stage) ?? 0) + (user + system) / 1e6);
    used = process.cpuUsage();
    stage = next;
  };
  const run = { signal: new AbortController().signal, progress };
  const options = { bake: true, textureSize: Number(values.size), creaseAngleDeg: Number(values.crease) };
  const joined = joinScene(from);
  const whole = weld(joined.mesh);
  const faceCount = (Number(values.share) * whole.indices.length) / 3;
  const built = values.quads
    ? await quadModel(from, { ...options, quads: Number(values.quads) }, run)
    : await rebuildModel(from, joined, weld({ ...whole, indices: await reduceFaces(whole, faceCount) }), options, run);
  progress(1, 'done');
  for (const [name, s] of seconds) console.log(`${s.toFixed(2)} s\t${name}`);
  return built.scene;
}

async function prepare(of: Scene): Promise<RenderScene> {
  return toRenderScene(of, await decodeTextures(of, 4096));
}

function report(name: string, [box, full]: number[]): void {
  console.log(`${name}\tbox ${box.toFixed(2)} dB\tfull ${full.toFixed(2)} dB`);
}

/** Left, top, right and bottom of what is not background. */
function boxOf({ data }: Raster): [number, number, number, number] {
  const box: [number, number, number, number] = [pixels, pixels, 0, 0];
  for (let i = 0; i < pixels * pixels; i++) {
    if (BACKGROUND.every((c, k) => data[4 * i + k] === c)) continue;
    const [x, y] = [i % pixels, Math.floor(i / pixels)];
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x + 1);
    box[3] = Math.max(box[3], y + 1);
  }
  return box;
}

function psnr(a: Raster, b: Raster, [x0, y0, x1, y1]: [number, number, number, number]): number {
  let sum = 0;
  for (let y = y0; y < y1; y++) {
    for (let o = 4 * (y * pixels + x0); o < 4 * (y * pixels + x1); o += 4)
      for (let k = 0; k < 3; k++) sum += (a.data[o + k] - b.data[o + k]) ** 2;
  }
  return 10 * Math.log10((255 * 255) / (sum / (3 * (x1 - x0) * (y1 - y0))));
}

async function writeSheet(path: string): Promise<void> {
  const tiles = rows.flatMap((row, y) =>
    row.map(({ width, height, channels, data }, x) => ({
      input: Buffer.from(data),
      raw: { width, height, channels },
      left: x * pixels,
      top: y * pixels,
    })),
  );
  const create = { width: 3 * pixels, height: rows.length * pixels, channels: 3 as const, background: '#fff' };
  await sharp({ create }).composite(tiles).png().toFile(path);
}

async function writeMaps(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of light.textures)
    await sharp(bytes)
      .png()
      .toFile(join(folder, `${name.replaceAll(/\W+/g, '-')}.png`));
  writeFileSync(join(folder, 'model.glb'), writeGlb(light));
}
