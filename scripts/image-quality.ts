// How faithful models from pictures are: npm run quality:images -- DIR|FILES [--every 4] [--only cat] [--quality standard] [--sheet]
// Every picture becomes a model, which is drawn in parallel projection as the picture was taken and laid over the cut-out: overlap of the silhouettes,
// PSNR of the colours where both are, whether it is watertight, seconds. --sheet writes artifacts/images.png: picture, front, three-quarter, side, back.
// --known [--only car] [--seeds 2]: pictures of our own things instead, and how much of the volume is right: of what was recognised as it stands, of other things as the
// camera sees them (and as they stand, in brackets: what is seen from above leans).
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  type CutOut,
  cutOut,
  flattenScene,
  linearToSrgb,
  measureMesh,
  mergeMeshes,
  readScene,
  renderScene,
  type Scene,
  toRenderScene,
  weld,
} from '../packages/kernels/src/index.ts';
import { decodePicture } from '../packages/server/src/ops/_shared/decode-picture.ts';
import { decodeTextures } from '../packages/server/src/ops/_shared/decode-textures.ts';
import { RECONSTRUCT_SIDE } from '../packages/server/src/ops/_shared/reconstruct.ts';
import { fakeContext } from '../packages/server/src/ops/_shared/testing-context.ts';
import { params } from '../packages/server/src/ops/image-to-3d/op.ts';
import { run } from '../packages/server/src/ops/image-to-3d/run.ts';
import { drawKnown, KNOWN, overlapAsSeen, overlapOfVolumes } from './images/known.ts';
import { listFiles, PICTURES } from './measuring/list-files.ts';
import { registerUnlit } from './measuring/register-unlit.ts';
import { shrinkCut } from './measuring/shrink-cut.ts';
import { writeSheet } from './measuring/write-sheet.ts';

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
/** Longest side on which a model is laid over the cut-out, pixels. */
const COMPARED = 512;
const GROUND = [214, 215, 217] as const;
const tiles: Buffer[] = [];
if (values.known) {
  await measureKnown();
  process.exit(0);
}

const files = (await Promise.all(positionals.map((path) => listFiles(path, PICTURES))))
  .flat()
  .filter((f) => f.includes(values.only));
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
  const upright = context.files.get('model.glb') as Uint8Array;
  // What is recognised is seen from nearby, as it was taken: only aligned does it look so in parallel projection.
  if (context.values.route === 'archetype')
    await run(params.parse({ image_token: 'img', quality: values.quality, align_image: true }), context);
  const { scene } = await readScene(context.files.get('model.glb') as Uint8Array, 'model.glb');
  const picture = await decodePicture(bytes, RECONSTRUCT_SIDE);
  if (!picture) throw new Error(`${file} cannot be read`);
  const k = Math.min(1, COMPARED / Math.max(picture.width, picture.height));
  const cut = shrinkCut(
    cutOut({ ...picture, channels: 4 }),
    Math.round(k * picture.width),
    Math.round(k * picture.height),
  );
  const { overlap, decibels } = compare(
    cut,
    await registerUnlit(scene, cut, {
      azimuth: Number(context.values.azimuth),
      elevation: Number(context.values.elevation),
    }),
  );
  const mesh = mergeMeshes(flattenScene(scene).map((part) => part.mesh));
  rows.push({ name: basename(file), overlap, decibels, closed: measureMesh(weld(mesh)).isWatertight, seconds });
  console.log(
    `${overlap.toFixed(3)}  ${decibels.toFixed(1)} dB  ${seconds.toFixed(1)} s  ${cut.source}  ${context.values.route}  ${basename(file)}`,
  );
  // What is aligned leans as the camera saw it: nobody wants to see it so from elsewhere.
  if (values.sheet) tiles.push(...(await views(bytes, (await readScene(upright, 'model.glb')).scene)));
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
if (values.sheet) await writeSheet('images.png', tiles, TILE, 10);

/** Pictures of things whose shape is known. Archetypes face +Z; what is blown up faces the camera, and is turned back. */
async function measureKnown(): Promise<void> {
  const found: { prompt: string; route: string; volume: number; upright: number; right: boolean }[] = [];
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
      const { azimuthDeg, elevationDeg } = known.view;
      const upright = overlapOfVolumes(known.scene, scene, fitted ? 0 : azimuthDeg);
      const own = { azimuthDeg: 0, elevationDeg: Number(context.values.elevation) };
      const volume = fitted ? upright : overlapAsSeen(known.scene, known.view, scene, own);
      found.push({ prompt, route, volume, upright, right: recognised === known.family });
      console.log(
        `${volume.toFixed(3)} (upright ${upright.toFixed(3)})  ${route} ${recognised ?? ''}  ${prompt} (${azimuthDeg.toFixed(0)}, ${elevationDeg.toFixed(0)})  ${seconds.toFixed(1)} s`,
      );
      if (values.sheet) tiles.push(...(await views(known.bytes, scene)));
    }
  const mean = (rows: typeof found): string =>
    (rows.reduce((sum, r) => sum + r.volume, 0) / Math.max(1, rows.length)).toFixed(3);
  const fitted = found.filter((r) => r.route === 'archetype');
  console.log(
    `fitted: ${fitted.length} of ${found.length}, ${fitted.filter((r) => r.right).length} of them as what they are`,
  );
  const other = found.filter((r) => r.route !== 'archetype');
  const from = (rows: typeof found, least: number): string =>
    `${mean(rows)}, ${rows.filter((r) => r.volume >= least).length} of ${rows.length} from ${least}`;
  console.log(`volume: fitted ${from(fitted, 0.6)}; else ${from(other, 0.4)}`);
  if (values.sheet) await writeSheet('images.png', tiles, TILE, 10);
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
