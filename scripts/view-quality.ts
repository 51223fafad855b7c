// Whether the views of multiview are views of the model: npm run quality:views -- DIR|FILES [--every 4] [--only cat] [--sheet]
// Every picture becomes four views, and by image-to-3d a model, whose file is read and drawn from the same sides: overlap of the silhouettes and decibels of the
// base colours where both are, the least of left, back and right, in the front's scale; the largest difference of a view's height from the model's there; CUT OFF where one reaches
// its canvas's edge. --sheet writes artifacts/views.png.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  measureBounds,
  placeParts,
  readScene,
  renderScene,
  toRenderScene,
  VIEWS,
} from '../packages/kernels/src/index.ts';
import { decodeTextures } from '../packages/server/src/ops/_shared/decode-textures.ts';
import { orbit, settle } from '../packages/server/src/ops/_shared/draw-views.ts';
import { fakeContext } from '../packages/server/src/ops/_shared/testing-context.ts';
import { VIEW_NAMES } from '../packages/server/src/ops/_shared/view-names.ts';
import { params as modelParams } from '../packages/server/src/ops/image-to-3d/op.ts';
import { run as runModel } from '../packages/server/src/ops/image-to-3d/run.ts';
import { params } from '../packages/server/src/ops/multiview/op.ts';
import { run } from '../packages/server/src/ops/multiview/run.ts';
import { listFiles, PICTURES } from './measuring/list-files.ts';
import { writeSheet } from './measuring/write-sheet.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    sheet: { type: 'boolean', default: false },
  },
});
const TILE = 220;
const files = (await Promise.all(positionals.map((path) => listFiles(path, PICTURES))))
  .flat()
  .filter((f) => f.includes(values.only));
const tiles: Buffer[] = [];

for (const file of files.filter((_, i) => i % Number(values.every) === 0)) {
  const bytes = await readFile(file);
  const context = fakeContext(7);
  context.input = async () => ({ name: basename(file), bytes });
  const before = process.cpuUsage();
  try {
    await run(params.parse({ image_token: 'img' }), context);
    const { user, system } = process.cpuUsage(before);
    await runModel(modelParams.parse({ image_token: 'img', align_image: true }), context);
    const lean = Number(context.values.lean);
    const { scene } = await readScene(context.files.get('model.glb') as Uint8Array, 'model.glb');
    const model = toRenderScene(scene, await decodeTextures(scene, 2048));
    const placed = placeParts(model.parts);
    const { min, max } = measureBounds(placed);
    const pictures = await Promise.all(VIEW_NAMES.map((name) => decode(context.files.get(`${name}.png`))));
    const boxes = pictures.map(boxOf);
    const whole = pictures.every(isWhole);
    const heights = boxes.map(({ top, bottom }) => bottom - top);
    const side = pictures[0].side;
    const metres = (side * (max[1] - min[1])) / heights[0];
    const middle = [0, 1, 2].map((a) => (min[a] + max[a]) / 2);
    let [overlap, decibels, apart] = [1, Number.POSITIVE_INFINITY, 0];
    for (const k of [1, 2, 3]) {
      const around = orbit(middle, 4, VIEWS[VIEW_NAMES[k]].azimuthDeg, lean);
      const camera = { ...settle(around, placed, ((boxes[0].bottom - side / 2) * metres) / side), height: metres };
      const drawn = renderScene(model, { camera, width: side, height: side, lit: false });
      const found = compare(pictures[k].data, drawn.data);
      overlap = Math.min(overlap, found.overlap);
      decibels = Math.min(decibels, found.decibels);
      const there = boxOf({ side, data: drawn.data });
      apart = Math.max(apart, Math.abs(heights[k] / Math.max(1, there.bottom - there.top) - 1));
    }
    console.log(
      `${overlap.toFixed(3)}  ${decibels.toFixed(1)} dB  scales ${(100 * apart).toFixed(2)} %  ${side} px  ${((user + system) / 1e6).toFixed(1)} s${whole ? '' : '  CUT OFF'}  ${basename(file)}`,
    );
  } catch (cause) {
    console.log(`FAILED ${basename(file)}: ${cause instanceof Error ? cause.message : cause}`);
    continue;
  }
  if (!values.sheet) continue;
  for (const name of VIEW_NAMES)
    tiles.push(
      await sharp(context.files.get(`${name}.png`))
        .resize(TILE, TILE)
        .flatten({ background: '#ffffff' })
        .png()
        .toBuffer(),
    );
}
if (values.sheet) await writeSheet('views.png', tiles, TILE, 8);

async function decode(png: Uint8Array | undefined): Promise<{ side: number; data: Buffer }> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  return { side: info.width, data };
}

function boxOf({ side, data }: { side: number; data: Uint8Array }): { top: number; bottom: number } {
  let [top, bottom] = [side, 0];
  for (let i = 0; i < side * side; i++) {
    if (data[4 * i + 3] < 128) continue;
    top = Math.min(top, Math.floor(i / side));
    bottom = Math.max(bottom, Math.floor(i / side) + 1);
  }
  return { top, bottom };
}

/** Nothing of a picture lies on its edge. */
function isWhole({ side, data }: { side: number; data: Uint8Array }): boolean {
  const opaque = (x: number, y: number): boolean => data[4 * (y * side + x) + 3] > 127;
  for (let i = 0; i < side; i++)
    if (opaque(i, 0) || opaque(i, side - 1) || opaque(0, i) || opaque(side - 1, i)) return false;
  return true;
}

function compare(a: Uint8Array, b: Uint8Array): { overlap: number; decibels: number } {
  let [both, either, error] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 4) {
    const [p, q] = [a[i + 3] > 127, b[i + 3] > 127];
    either += p || q ? 1 : 0;
    if (!p || !q) continue;
    both++;
    for (let c = 0; c < 3; c++) error += (a[i + c] - b[i + c]) ** 2;
  }
  return {
    overlap: both / Math.max(1, either),
    decibels: 10 * Math.log10(255 ** 2 / Math.max(1e-9, error / Math.max(1, 3 * both))),
  };
}
