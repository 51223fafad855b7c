// How faithful models from pictures are: npm run quality:images -- DIR|FILES [--every 4] [--only cat] [--quality standard] [--sheet]
// Every picture becomes a model, which is drawn in parallel projection as the picture was taken and laid over the cut-out: overlap of the silhouettes,
// PSNR of the colours where both are, whether it is watertight, seconds. --sheet writes artifacts/images.png: picture, front, three-quarter, side, back.
// --known [--only car] [--seeds 2]: pictures of our own things instead, and how much of the volume is right.
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  type CutOut,
  cutOut,
  flattenScene,
  linearToSrgb,
  measureMesh,
  mergeMeshes,
  opaqueBox,
  type Raster,
  readScene,
  renderScene,
  type Scene,
  toRenderScene,
  weld,
} from '../packages/kernels/src/index.ts';
import { decodePicture } from '../packages/server/src/ops/_shared/decode-picture.ts';
import { decodeTextures } from '../packages/server/src/ops/_shared/decode-textures.ts';
import { fakeContext } from '../packages/server/src/ops/_shared/testing-context.ts';
import { params } from '../packages/server/src/ops/image-to-3d/op.ts';
import { run } from '../packages/server/src/ops/image-to-3d/run.ts';
import { drawKnown, KNOWN, overlapOfVolumes } from './images/known.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    quality: { type: 'string', default: 'standard' },
    sheet: { type: 'boolean', default: false },
    known: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '1' },
  },
});
const TILE = 220;
const GROUND = [214, 215, 217] as const;
const tiles: Buffer[] = [];
if (values.known) {
  await measureKnown();
  process.exit(0);
}

const files = (await Promise.all(positionals.map(list))).flat().filter((f) => f.includes(values.only));
const rows: { name: string; overlap: number; decibels: number; closed: boolean; seconds: number }[] = [];

for (const file of files.filter((_, i) => i % Number(values.every) === 0)) {
  const bytes = await readFile(file);
  const context = fakeContext(7);
  context.input = async () => ({ name: basename(file), bytes });
  const started = performance.now();
  try {
    await run(params.parse({ image_token: 'img', quality: values.quality }), context);
  } catch (cause) {
    console.log(`FAILED ${basename(file)}: ${cause instanceof Error ? cause.message : cause}`);
    continue;
  }
  const seconds = (performance.now() - started) / 1000;
  const { scene } = await readScene(context.files.get('model.glb') as Uint8Array, 'model.glb');
  const picture = await decodePicture(bytes, 512);
  if (!picture) throw new Error(`${file} cannot be read`);
  const cut = cutOut({ ...picture, channels: 4 });
  const { overlap, decibels } = compare(cut, await drawFront(scene, cut, Number(context.values.elevation)));
  const mesh = mergeMeshes(flattenScene(scene).map((part) => part.mesh));
  rows.push({ name: basename(file), overlap, decibels, closed: measureMesh(weld(mesh)).isWatertight, seconds });
  console.log(
    `${overlap.toFixed(3)}  ${decibels.toFixed(1)} dB  ${seconds.toFixed(1)} s  ${cut.source}  ${context.values.route}  ${basename(file)}`,
  );
  if (values.sheet) tiles.push(...(await views(bytes, scene)));
}
const middle = (of: (row: (typeof rows)[number]) => number): string => {
  const sorted = rows.map(of).sort((a, b) => a - b);
  return `least ${sorted[0]?.toFixed(3)}, median ${sorted[sorted.length >> 1]?.toFixed(3)}, most ${sorted.at(-1)?.toFixed(3)}`;
};
console.log(
  `silhouettes: ${middle((r) => r.overlap)}; ${rows.filter((r) => r.overlap >= 0.97).length} of ${rows.length} from 0.97`,
);
console.log(`colours, dB: ${middle((r) => r.decibels)}`);
console.log(
  `watertight: ${rows.filter((r) => r.closed).length} of ${rows.length}; seconds: ${middle((r) => r.seconds)}`,
);
if (values.sheet) await writeSheet();

/** Pictures of things whose shape is known. Archetypes face +Z; what is blown up faces the camera, and is turned back. */
async function measureKnown(): Promise<void> {
  const found: { prompt: string; route: string; volume: number; right: boolean }[] = [];
  for (const prompt of KNOWN.filter((name) => name.includes(values.only)).filter(
    (_, i) => i % Number(values.every) === 0,
  ))
    for (let seed = 1; seed <= Number(values.seeds); seed++) {
      const known = await drawKnown(prompt, seed);
      const context = fakeContext(seed);
      context.input = async () => ({ name: 'known.png', bytes: known.bytes });
      const started = performance.now();
      await run(params.parse({ image_token: 'img', quality: values.quality }), context);
      const seconds = (performance.now() - started) / 1000;
      const { scene } = await readScene(context.files.get('model.glb') as Uint8Array, 'model.glb');
      const { route, recognised } = context.values as { route: string; recognised?: string };
      const fitted = route === 'archetype';
      const volume = overlapOfVolumes(known.scene, scene, fitted ? 0 : known.view.azimuthDeg);
      found.push({ prompt, route, volume, right: recognised === known.family });
      const { azimuthDeg, elevationDeg } = known.view;
      console.log(
        `${volume.toFixed(3)}  ${route} ${recognised ?? ''}  ${prompt} (${azimuthDeg.toFixed(0)}, ${elevationDeg.toFixed(0)})  ${seconds.toFixed(1)} s`,
      );
      if (values.sheet) tiles.push(...(await views(known.bytes, scene)));
    }
  const mean = (rows: typeof found): string =>
    (rows.reduce((sum, r) => sum + r.volume, 0) / Math.max(1, rows.length)).toFixed(3);
  const fitted = found.filter((r) => r.route === 'archetype');
  console.log(
    `fitted: ${fitted.length} of ${found.length}, ${fitted.filter((r) => r.right).length} of them as what they are`,
  );
  console.log(`volume: fitted ${mean(fitted)}, else ${mean(found.filter((r) => r.route !== 'archetype'))}`);
  if (values.sheet) await writeSheet();
}

async function list(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  return (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(png|webp|jpe?g)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The model from the front, its box on the cut-out's: sRGB 0..255 per channel, negative where it is not. */
async function drawFront(scene: Scene, cut: CutOut, elevation: number): Promise<Float32Array> {
  const { width, height } = cut;
  const { left, top, right, bottom } = opaqueBox(cut);
  const out = new Float32Array(3 * width * height).fill(-1);
  const depth = new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY);
  const atlas = await baseColor(scene);
  const parts = flattenScene(scene).map(({ mesh, matrix }) => ({ mesh, p: place(mesh.positions, matrix, elevation) }));
  const min = [0, 1].map((a) => Math.min(...parts.map(({ p }) => least(p, a))));
  const max = [0, 1].map((a) => Math.max(...parts.map(({ p }) => -least(p, a, -1))));
  const sx = (right - left) / (max[0] - min[0]);
  const sy = (bottom - top) / (max[1] - min[1]);
  for (const { mesh, p } of parts)
    for (let t = 0; t + 2 < mesh.indices.length; t += 3) {
      const v = [mesh.indices[t], mesh.indices[t + 1], mesh.indices[t + 2]];
      const x = v.map((i) => left + (p[3 * i] - min[0]) * sx);
      const y = v.map((i) => bottom - (p[3 * i + 1] - min[1]) * sy);
      const area = (x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0]);
      if (area === 0) continue;
      for (let j = Math.max(0, Math.ceil(Math.min(...y) - 0.5)); j < Math.min(height, Math.max(...y) + 0.5); j++)
        for (let i = Math.max(0, Math.ceil(Math.min(...x) - 0.5)); i < Math.min(width, Math.max(...x) + 0.5); i++) {
          const b = ((i + 0.5 - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (j + 0.5 - y[0])) / area;
          const c = ((x[1] - x[0]) * (j + 0.5 - y[0]) - (i + 0.5 - x[0]) * (y[1] - y[0])) / area;
          if (b < 0 || c < 0 || b + c > 1) continue;
          const w = [1 - b - c, b, c];
          const z = w[0] * p[3 * v[0] + 2] + b * p[3 * v[1] + 2] + c * p[3 * v[2] + 2];
          const at = j * width + i;
          if (z <= depth[at]) continue;
          depth[at] = z;
          const uv = mesh.uvs;
          if (!uv || !atlas) continue;
          const u = w.reduce((sum, k, q) => sum + k * uv[2 * v[q]], 0);
          const s = w.reduce((sum, k, q) => sum + k * uv[2 * v[q] + 1], 0);
          const from =
            4 *
            (Math.min(atlas.height - 1, Math.floor(s * atlas.height)) * atlas.width +
              Math.min(atlas.width - 1, Math.floor(u * atlas.width)));
          for (let k = 0; k < 3; k++) out[3 * at + k] = atlas.data[from + k];
        }
    }
  return out;
}

async function baseColor(scene: Scene): Promise<Raster | undefined> {
  const reference = scene.materials[0]?.baseColorTexture;
  const texture = reference && scene.textures[reference.texture];
  const picture = texture && (await decodePicture(texture.bytes, 4096));
  return picture && { ...picture, channels: 4 };
}

/** In the world, seen from so many degrees above: y up in the picture, z to the viewer. */
function place(positions: Float32Array, m: ArrayLike<number>, elevation: number): Float32Array {
  const out = new Float32Array(positions.length);
  const [sine, cosine] = [Math.sin((elevation * Math.PI) / 180), Math.cos((elevation * Math.PI) / 180)];
  for (let i = 0; i < out.length; i += 3) {
    for (let r = 0; r < 3; r++)
      out[i + r] = m[r] * positions[i] + m[4 + r] * positions[i + 1] + m[8 + r] * positions[i + 2] + m[12 + r];
    const [y, z] = [out[i + 1], out[i + 2]];
    out[i + 1] = y * cosine - z * sine;
    out[i + 2] = y * sine + z * cosine;
  }
  return out;
}

function least(p: Float32Array, axis: number, sign = 1): number {
  let low = Number.POSITIVE_INFINITY;
  for (let i = axis; i < p.length; i += 3) low = Math.min(low, sign * p[i]);
  return low;
}

function compare({ alpha, colors }: CutOut, drawn: Float32Array): { overlap: number; decibels: number } {
  let [both, either, error, n] = [0, 0, 0, 0];
  for (let i = 0; i < alpha.length; i++) {
    const [a, b] = [alpha[i] > 0.5, drawn[3 * i] >= 0];
    both += a && b ? 1 : 0;
    either += a || b ? 1 : 0;
    if (!a || !b) continue;
    for (let c = 0; c < 3; c++) error += (255 * linearToSrgb(colors[3 * i + c]) - drawn[3 * i + c]) ** 2;
    n += 3;
  }
  return {
    overlap: both / Math.max(1, either),
    decibels: 10 * Math.log10(255 ** 2 / Math.max(1e-9, error / Math.max(1, n))),
  };
}

async function views(bytes: Uint8Array, scene: Scene): Promise<Buffer[]> {
  const background = `rgb(${GROUND.join(',')})`;
  const out = [
    await sharp(bytes).resize(TILE, TILE, { fit: 'contain', background }).flatten({ background }).png().toBuffer(),
  ];
  const drawn = toRenderScene(scene, await decodeTextures(scene, 1024));
  for (const azimuthDeg of [0, 45, 90, 180]) {
    const view = { azimuthDeg, elevationDeg: 12 };
    const { data } = renderScene(drawn, { width: TILE, height: TILE, view, background: GROUND });
    out.push(
      await sharp(Buffer.from(data), { raw: { width: TILE, height: TILE, channels: 4 } })
        .png()
        .toBuffer(),
    );
  }
  return out;
}

async function writeSheet(): Promise<void> {
  const folder = resolve(import.meta.dirname, '../artifacts');
  await mkdir(folder, { recursive: true });
  const [columns, count] = [10, Math.ceil(tiles.length / 10)];
  await sharp({
    create: { width: columns * TILE, height: Math.max(1, count) * TILE, channels: 3, background: '#888888' },
  })
    .composite(tiles.map((input, k) => ({ input, left: (k % columns) * TILE, top: Math.floor(k / columns) * TILE })))
    .png()
    .toFile(join(folder, 'images.png'));
}
