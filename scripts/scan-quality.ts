// How faithful models from several pictures are: npm run quality:scan -- DIR|FILES [--each 5 [--from 1]] [--only cow] [--fov 20] [--light matte|standing|turning|none] [--views front,left] [--quality standard] [--sheet] [--errors]
// Known models are drawn from four sides (in parallel, or with a field of view in degrees), scanned, and compared: least overlap of the silhouettes with the pictures,
// overlap of the volumes with the model's own beside that of the exact hull of its outlines, PSNR of the colours in the pictures, seconds of processor time and by the clock. Models that are
// mostly sheets, whose volume says nothing, are left out, and sheets without any thickness, which a picture of their edge does not show. Colours are compared after moving the drawing onto the picture by less than a pixel or two, as those of single
// pictures are. Pictures are matte unless --light says otherwise: gloss moves over a surface with the viewer, so that not even the model itself has one colour for each of
// its places. --errors writes artifacts/scan-errors.png: each picture, what the model shows there, their difference. --sheet writes artifacts/scan.png: the pictures, then the result from the front, from behind, from above.
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  type CutOut,
  cutOut,
  GeometryError,
  linearToSrgb,
  measureMesh,
  type Raster,
  readScene,
  renderScene,
  weld,
} from '../packages/kernels/src/index.ts';
import { OpError } from '../packages/server/src/engine/op-error.ts';
import { fakeContext } from '../packages/server/src/ops/_shared/testing-context.ts';
import { params } from '../packages/server/src/ops/photo-scan/op.ts';
import { run, warm } from '../packages/server/src/ops/photo-scan/run.ts';
import { drawUnlit } from './measuring/draw-unlit.ts';
import { listFiles } from './measuring/list-files.ts';
import { registerUnlit } from './measuring/register-unlit.ts';
import { drawSide, LIGHTS, SIDES, type Side } from './scan/draw-side.ts';
import { frame, readTruth, type Truth } from './scan/truth.ts';
import { exactHull, markVoxels, overlap } from './scan/voxels.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    fov: { type: 'string' },
    light: { type: 'string', default: 'matte' },
    views: { type: 'string', default: 'front,left,back,right' },
    quality: { type: 'string', default: 'standard' },
    sheet: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
  },
});
/** Pixels of a given picture, voxels along a model's longest side and along any at least (a blade may pass between fewer), and pixels of a tile of the sheet. */
const PIXELS = 640;
const CELLS = 72;
const LEAST = 24;
const TILE = 220;
/** A model whose voxels fill less of its outlines than this is made of sheets; so is one whose outlines fill less than this of what its voxels show. */
const SOLID = 0.93;
const SHOWN = 0.8;
const GROUND = [214, 215, 217] as const;
const sides = values.views.split(',') as Side[];
const light = LIGHTS.find((name) => name === values.light);
if (!light) throw new Error(`--light: one of ${LIGHTS.join(', ')}`);
const fovDeg = values.fov === undefined ? undefined : Number(values.fov);
const files = (await Promise.all(positionals.map((path) => listFiles(path, /\.glb$/i))))
  .flat()
  .filter((f) => f.includes(values.only));
const tiles: Buffer[] = [];
const errors: Buffer[] = [];
// As the service does it: threads load their modules while nobody waits, so that this counts for no model.
warm();
const rows: { outline: number; share: number; decibels: number; seconds: number; wall: number; closed: boolean }[] = [];

const refused: string[] = [];
for (const file of files.filter((_, i) => i % Number(values.each) === Number(values.from))) {
  const truth = await readTruth(file);
  try {
    await measure(truth);
  } catch (error) {
    // what the operation tells people is a result; all else is our own fault
    if (!(error instanceof GeometryError || error instanceof OpError)) throw error;
    refused.push(truth.name);
    console.log(`refused: ${error.message}  ${truth.name}`);
  }
}
const count = (of: (row: (typeof rows)[number]) => boolean): string => `${rows.filter(of).length} of ${rows.length}`;
if (refused.length) console.log(`refused: ${refused.length} more, ${refused.join(', ')}`);
console.log(`outlines from 0.97: ${count((r) => r.outline >= 0.97)}`);
console.log(
  `volumes from 0.9 of the hull's: ${count((r) => r.share >= 0.9)}; above the hull: ${count((r) => r.share > 1)}`,
);
console.log(`colours from 26 dB: ${count((r) => r.decibels >= 26)}; watertight: ${count((r) => r.closed)}`);
console.log(
  `processor: at most ${Math.max(...rows.map((r) => r.seconds)).toFixed(1)} s, clock: ${Math.max(...rows.map((r) => r.wall)).toFixed(1)} s`,
);
if (values.sheet) await writeSheet(tiles, 'scan');
if (values.errors) await writeSheet(errors, 'scan-errors');

/** Draws a model, scans the pictures, and compares. */
async function measure(truth: Truth): Promise<void> {
  const counts = truth.size.map((metres) => Math.max(LEAST, Math.round(metres * CELLS)));
  const voxels = markVoxels(truth.mesh, truth.size, counts);
  const pictures = new Map(sides.map((side) => [side, drawSide(truth, side, PIXELS, { fovDeg, light })]));
  const cuts = new Map([...pictures].map(([side, picture]) => [side, cutOut(picture)]));
  const fill = fillOf(truth, voxels);
  if (fill < SOLID || 1 / fill < SHOWN) {
    console.log(`left out, mostly sheets: ${truth.name}`);
    return;
  }
  const started = process.cpuUsage();
  const begun = performance.now();
  const glb = await scan(pictures);
  const wall = (performance.now() - begun) / 1e3;
  const spent = process.cpuUsage(started);
  const { scene } = await readScene(glb, 'model.glb');
  const made = await frame(scene);
  const found = markVoxels(made.mesh, made.size, counts);
  const hull = overlap(exactHull(voxels.inside, voxels.count), voxels.inside);
  const own = overlap(found.inside, voxels.inside);
  const compared = await Promise.all(
    [...cuts].map(async ([side, cut]) => {
      const view = { azimuth: SIDES[side] };
      const drawn = await registerUnlit(scene, cut, view);
      if (values.errors) await addErrors(cut, drawn);
      const { overlap, decibels } = compare(cut, await drawUnlit(scene, cut, view));
      // Light that differs leads the registration astray: the better of both.
      return { overlap, decibels: Math.max(decibels, compare(cut, drawn).decibels) };
    }),
  );
  const row = {
    outline: Math.min(...compared.map((c) => c.overlap)),
    share: own / hull,
    decibels: Math.min(...compared.map((c) => c.decibels)),
    seconds: (spent.user + spent.system) / 1e6,
    wall,
    closed: measureMesh(weld(made.mesh)).isWatertight,
  };
  rows.push(row);
  console.log(
    `${compared.map((c) => c.overlap.toFixed(3)).join(' ')}  volume ${own.toFixed(3)} hull ${hull.toFixed(3)} share ${row.share.toFixed(2)}  ${compared.map((c) => c.decibels.toFixed(1)).join(' ')} dB  ${row.seconds.toFixed(1)} s, ${wall.toFixed(1)} by the clock${row.closed ? '' : '  OPEN'}  ${truth.name}`,
  );
  if (values.sheet) await addTiles(pictures, made);
}

async function scan(pictures: ReadonlyMap<Side, Raster>): Promise<Uint8Array> {
  const context = fakeContext(7);
  context.input = async (name) => {
    const picture = pictures.get(name.replace('views.', '') as Side) as Raster;
    const { width, height, data } = picture;
    return {
      name: `${name}.png`,
      bytes: await sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
    };
  };
  const views = Object.fromEntries([...pictures.keys()].map((side) => [side, side]));
  await run(params.parse({ views, quality: values.quality }), context);
  return context.files.get('model.glb') as Uint8Array;
}

/** How much of the picture's outline the voxels fill, from the front. */
function fillOf(truth: Truth, { inside, count }: ReturnType<typeof markVoxels>): number {
  const cut = cutOut(drawSide(truth, 'front', PIXELS));
  const area = cut.alpha.reduce((sum, a) => sum + a, 0) / (PIXELS / 1.15) ** 2;
  const [nx, ny, nz] = count;
  const seen = new Set<number>();
  for (let k = 0, at = 0; k < nz; k++)
    for (let j = 0; j < ny; j++) for (let i = 0; i < nx; i++, at++) if (inside[at]) seen.add(j * nx + i);
  return ((seen.size / (nx * ny)) * truth.size[0] * truth.size[1]) / area;
}

function compare(cut: CutOut, drawn: Float32Array): { overlap: number; decibels: number } {
  let both = 0;
  let any = 0;
  let error = 0;
  for (let i = 0; i < cut.alpha.length; i++) {
    const here = cut.alpha[i] >= 0.5;
    const there = drawn[3 * i] >= 0;
    if (here || there) any++;
    if (!here || !there) continue;
    both++;
    for (let c = 0; c < 3; c++) error += (drawn[3 * i + c] / 255 - linearToSrgb(cut.colors[3 * i + c])) ** 2;
  }
  return { overlap: any ? both / any : 0, decibels: -10 * Math.log10(Math.max(1e-10, error / Math.max(1, 3 * both))) };
}

async function addTiles(pictures: ReadonlyMap<Side, Raster>, made: Omit<Truth, 'name'>): Promise<void> {
  for (const side of Object.keys(SIDES) as Side[]) tiles.push(await tile(pictures.get(side)));
  for (const [azimuthDeg, elevationDeg] of [
    [30, 16],
    [-60, 10],
    [210, 16],
    [40, 60],
  ])
    tiles.push(
      await tile(
        renderScene(made.render, { width: TILE, height: TILE, lights: 16, view: { azimuthDeg, elevationDeg } }),
      ),
    );
}

async function tile(picture: Raster | undefined): Promise<Buffer> {
  const background = { r: GROUND[0], g: GROUND[1], b: GROUND[2] };
  const shape = { width: TILE, height: TILE, channels: 3 } as const;
  if (!picture)
    return sharp({ create: { ...shape, background } })
      .png()
      .toBuffer();
  const { width, height, data } = picture;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .resize(TILE, TILE, { fit: 'contain', background: { ...background, alpha: 0 } })
    .flatten({ background })
    .png()
    .toBuffer();
}

/** A picture, what the model shows there, and twice their difference. */
async function addErrors({ width, height, alpha, colors }: CutOut, drawn: Float32Array): Promise<void> {
  const three = [0, 1, 2].map(() => new Uint8ClampedArray(4 * width * height).fill(255));
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) {
      const here = alpha[i] >= 0.5 ? 255 * linearToSrgb(colors[3 * i + c]) : GROUND[c];
      const there = drawn[3 * i] >= 0 ? drawn[3 * i + c] : GROUND[c];
      for (const [n, value] of [here, there, 128 + 2 * (there - here)].entries()) three[n][4 * i + c] = value;
    }
  for (const data of three) errors.push(await tile({ width, height, data, channels: 4 } as unknown as Raster));
}

async function writeSheet(tiles: readonly Buffer[], name: string): Promise<void> {
  const across = name === 'scan' ? 8 : 6;
  const background = { r: 120, g: 120, b: 120 };
  await mkdir('artifacts', { recursive: true });
  await sharp({
    create: {
      width: across * (TILE + 4),
      height: Math.ceil(tiles.length / across) * (TILE + 4),
      channels: 3,
      background,
    },
  })
    .composite(
      tiles.map((input, i) => ({ input, left: (i % across) * (TILE + 4), top: Math.floor(i / across) * (TILE + 4) })),
    )
    .png()
    .toFile(`artifacts/${name}.png`);
  console.log(resolve(`artifacts/${name}.png`));
}
