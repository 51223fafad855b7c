// How good restyled models are: npm run quality:restyle -- FILE|FOLDER... [--style lego] [--blocks 80] [--sheet] [-o restyle.png]
// One row a model and style: processor seconds, blocks, triangles, megabytes; closed or not, shells; for cubes and blocks the median distance (CIE Lab, 1976) between
// points of the source that can be seen and the mean colour of the face of a block nearest to them; for bricks how many hold to nothing. --sheet: source, then the styles.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  buildBvh,
  closestPoint,
  createClosestPoint,
  eachSample,
  measureMesh,
  prepareStyleSource,
  RESTYLES,
  type Restyle,
  restyleModel,
  type Scene,
  weld,
  writeGlb,
} from '../packages/kernels/src/index.ts';
import { decodeTextures } from '../packages/server/src/ops/_shared/decode-textures.ts';
import { readModel } from '../packages/server/src/ops/_shared/read-model.ts';
import { styledScene } from '../packages/server/src/ops/_shared/styled-scene.ts';
import { renderThumbnail } from '../packages/server/src/ops/_shared/thumbnail.ts';
import { listFiles } from './measuring/list-files.ts';
import { seesOut } from './measuring/sees-out.ts';
import { writeSheet } from './measuring/write-sheet.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    style: { type: 'string', default: RESTYLES.join() },
    blocks: { type: 'string', default: '80' },
    sheet: { type: 'boolean', default: false },
    tile: { type: 'string', default: '400' },
    out: { type: 'string', short: 'o', default: 'restyle.png' },
  },
});
const styles = RESTYLES.filter((s) => values.style.split(',').includes(s));
const tile = Number(values.tile);
const tiles: Buffer[] = [];
console.log('style,s,blocks,faces,MB,closed,shells,ΔE,bricks,loose,stands,model'.replaceAll(',', '\t'));
for (const path of (await Promise.all(positionals.map((p) => listFiles(p, /\.(glb|fbx|obj)$/i)))).flat()) {
  const source = await readModel({ bytes: await readFile(path), name: path });
  if (values.sheet) tiles.push(await picture(await renderThumbnail(source)));
  for (const style of styles) {
    const scene = await measure(source, style, path.split('/').slice(-2).join('/'));
    if (values.sheet) tiles.push(await picture(await renderThumbnail(scene)));
  }
}
if (values.sheet) await writeSheet(values.out, tiles, tile, styles.length + 1);

async function measure(source: Scene, style: Restyle, name: string): Promise<Scene> {
  const textures = await decodeTextures(source, 1024);
  const before = process.cpuUsage();
  const styled = restyleModel(source, textures, { style, blocks: Number(values.blocks) });
  const { user, system } = process.cpuUsage(before);
  const scene = await styledScene(style, styled);
  const joined = prepareStyleSource(scene, []).mesh;
  const { isWatertight, components } = measureMesh(weld(joined));
  const colored = style === 'voxel' || style === 'minecraft';
  const row = [
    style,
    ((user + system) / 1e6).toFixed(1),
    styled.blocks,
    joined.indices.length / 3,
    (writeGlb(scene).byteLength / 1e6).toFixed(1),
    isWatertight,
    components,
    colored ? (await colorError(source, scene)).toFixed(1) : '-',
    styled.bricks?.reduce((sum, b) => sum + b.count, 0) ?? '-',
    styled.held?.loose ?? '-',
    styled.held?.stands ?? '-',
    name,
  ];
  console.log(row.join('\t'));
  return scene;
}

async function colorError(source: Scene, styled: Scene): Promise<number> {
  const made = prepareStyleSource(styled, await decodeTextures(styled, 4096));
  const faces = meanColors(made);
  const [part] = made.parts;
  const bvh = buildBvh({ positions: part.positions, indices: part.mesh.indices });
  const from = prepareStyleSource(source, await decodeTextures(source, 1024));
  const diagonal = Math.hypot(...from.max.map((m, k) => m - from.min[k]));
  const own = buildBvh(from.mesh);
  const found = createClosestPoint();
  const errors: number[] = [];
  let turn = 0;
  eachSample(from, diagonal / 200, true, (s) => {
    // What is buried in other parts, a body under its armour, has no place on the outside to be told by.
    if (turn++ % 5 || !seesOut(own, s, 2 * diagonal)) return;
    // From a little outside, so that the face that looks the same way is met.
    const reach = diagonal / 200;
    closestPoint(bvh, s.x + reach * s.nx, s.y + reach * s.ny, s.z + reach * s.nz, found);
    const a = toLab(s.r, s.g, s.b);
    const b = toLab(faces[3 * found.triangle], faces[3 * found.triangle + 1], faces[3 * found.triangle + 2]);
    errors.push(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
  });
  return errors.toSorted((a, b) => a - b)[errors.length >> 1];
}

/** Mean linear colour of every triangle and the one that makes a square with it. */
function meanColors(made: ReturnType<typeof prepareStyleSource>): Float64Array {
  const [{ mesh }] = made.parts;
  const uvs = mesh.uvs as Float32Array;
  const [texture] = made.mips;
  if (!texture) throw new Error('no picture');
  const { width, height, data } = texture.levels[0];
  const out = new Float64Array(mesh.indices.length);
  for (let c = 0; c < mesh.indices.length; c += 3) {
    const q = c - (c % 6);
    const us = [0, 1, 2, 3, 4, 5].map((i) => uvs[2 * (mesh.indices[q + i] ?? mesh.indices[c])]);
    const vs = [0, 1, 2, 3, 4, 5].map((i) => uvs[2 * (mesh.indices[q + i] ?? mesh.indices[c]) + 1]);
    const isPlain = Math.max(...us) - Math.min(...us) < 0.5 / width;
    const [u0, v0] = isPlain
      ? [uvs[2 * mesh.indices[c]], uvs[2 * mesh.indices[c] + 1]]
      : [Math.min(...us), Math.min(...vs)];
    const [du, dv] = isPlain ? [0, 0] : [Math.max(...us) - u0, Math.max(...vs) - v0];
    for (let i = 0; i < 64; i++) {
      const x = Math.floor((u0 + (du * ((i % 8) + 0.5)) / 8) * width);
      const y = Math.floor((v0 + (dv * (Math.floor(i / 8) + 0.5)) / 8) * height);
      for (let k = 0; k < 3; k++) out[c + k] += linear(data[4 * (y * width + x) + k] / 255) / 64;
    }
  }
  return out;
}

function linear(v: number): number {
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

/** Linear sRGB as CIE Lab, D65. */
function toLab(r: number, g: number, b: number): [number, number, number] {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function picture(webp: Uint8Array): Promise<Buffer> {
  return sharp(webp).resize(tile, tile).flatten({ background: '#e8e8ec' }).png().toBuffer();
}
