// How well parts are closed: models are divided, their parts completed, and looked at.
//   npm run quality:complete -- FOLDER|FILE.glb ... [--mode ai] [--limit 20] [--granularity balanced] [--sheet]
// Prints watertight parts, how far the parts put together are from the model (p99 and most, % of its diagonal, the model's points to the result), what
// sticks out of the model (most, of the result's points that lie outside of it), and seconds; --sheet draws exploded views, uncompleted and completed, into artifacts/complete-MODE.png.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  buildBvh,
  buildWindingTree,
  closestPoint,
  createClosestPoint,
  diagonalOf,
  flattenScene,
  initGeometry,
  isSolid,
  joinScene,
  type Mesh,
  mergeMeshes,
  readScene,
  type Scene,
  windingNumber,
} from '../packages/kernels/src/index.ts';
import { fakeContext } from '../packages/server/src/ops/_shared/testing-context.ts';
import { renderThumbnail } from '../packages/server/src/ops/_shared/thumbnail.ts';
import { params as segmentParams } from '../packages/server/src/ops/ai-segment/op.ts';
import { run as segment } from '../packages/server/src/ops/ai-segment/run.ts';
import { explodeParts } from '../packages/server/src/ops/complete/explode-parts.ts';
import { params as completeParams } from '../packages/server/src/ops/complete/op.ts';
import { run as complete } from '../packages/server/src/ops/complete/run.ts';
import { listFiles } from './measuring/list-files.ts';
import { writeSheet } from './measuring/write-sheet.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mode: { type: 'string', default: 'ai' },
    limit: { type: 'string', default: '1000' },
    granularity: { type: 'string', default: 'balanced' },
    sheet: { type: 'boolean', default: false },
  },
});
const TILE = 400;
const tiles: Buffer[] = [];
let [parts, tight] = [0, 0];
const farthest: number[] = [];
await initGeometry();
const files = (await Promise.all(positionals.map((path) => listFiles(path, /\.(glb|fbx|obj)$/i)))).flat();
for (const file of files.slice(0, Number(values.limit))) {
  const bytes = new Uint8Array(await readFile(file));
  const divide = fakeContext(7);
  divide.input = async (_, name) => {
    if (name) throw new Error('nothing was kept');
    return { name: basename(file), bytes };
  };
  await segment(segmentParams.parse({ input: 'task_1', semantic: true, granularity: values.granularity }), divide);
  const divided = divide.files.get('model.glb') as Uint8Array;
  const context = fakeContext(7);
  context.input = async () => ({ name: 'model.glb', bytes: divided });
  const started = process.cpuUsage();
  await complete(completeParams.parse({ input: 'task_2', mode: values.mode }), context);
  const { user, system } = process.cpuUsage(started);
  const before = (await readScene(divided, 'before.glb')).scene;
  const after = (await readScene(context.files.get('model.glb') as Uint8Array, 'after.glb')).scene;
  const nodes = after.nodes.map((_, n) => n).filter((n) => after.nodes[n].mesh !== undefined);
  const solid = nodes.filter((n) => isSolid(meshOf(after, n)));
  parts += nodes.length;
  tight += solid.length;
  const off = measureOff(before, after);
  farthest.push(off.most);
  const report = context.values.parts as {
    name: string;
    holes: number;
    sheets: number;
    turned: number;
    rebuilt: boolean;
  }[];
  const count = (of: (part: (typeof report)[0]) => number): number => report.reduce((sum, part) => sum + of(part), 0);
  console.log(
    `${solid.length}/${nodes.length} watertight  ${off.p99.toFixed(3)} ${off.most.toFixed(3)} % off, ${off.out.toFixed(2)} % out  ` +
      `${count((p) => p.holes)} holes, ${count((p) => p.sheets)} sheets, ${count((p) => p.turned)} turned, ${count((p) => Number(p.rebuilt))} rebuilt  ` +
      `${((user + system) / 1e6).toFixed(1)} s  ${basename(file)}`,
  );
  const bad = nodes.filter((n) => !solid.includes(n)).map((n) => after.nodes[n].name);
  if (bad.length) console.log(`  not watertight: ${bad.join(', ')}`);
  if (values.sheet) for (const scene of [before, after]) tiles.push(await draw(scene));
}
console.log(`${tight} of ${parts} parts watertight; farthest ${Math.max(...farthest).toFixed(3)} % of the diagonal`);
if (values.sheet) await writeSheet(`complete-${values.mode}.png`, tiles, TILE, 4);
process.exit(0);

/** Everything that a node shows. */
function meshOf(scene: Scene, node: number): Mesh {
  const own = flattenScene(scene).filter((part) => part.node === node);
  return mergeMeshes(own.map(({ mesh: { positions, indices } }) => ({ positions, indices })));
}

/** In % of the diagonal: from the model's vertices to the result, and from the result's vertices that lie outside of the model to it. */
function measureOff(before: Scene, after: Scene): { p99: number; most: number; out: number } {
  const [a, b] = [joinScene(before).mesh, joinScene(after).mesh];
  const scale = 100 / diagonalOf(a.positions);
  const there = distances(a, b).sort((x, y) => x - y);
  const back = distances(b, a);
  const tree = buildWindingTree(a);
  let out = 0;
  for (let v = 0; v < back.length; v++) {
    const [x, y, z] = b.positions.subarray(3 * v, 3 * v + 3);
    if (back[v] > out && windingNumber(tree, x, y, z) < 0.4) out = back[v];
  }
  return {
    p99: there[Math.floor(0.99 * (there.length - 1))] * scale,
    most: (there.at(-1) ?? 0) * scale,
    out: out * scale,
  };
}

/** From each vertex of a mesh to the surface of another. */
function distances(from: Mesh, to: Mesh): number[] {
  const bvh = buildBvh(to);
  const near = createClosestPoint();
  const p = from.positions;
  return Array.from({ length: p.length / 3 }, (_, v) => {
    closestPoint(bvh, p[3 * v], p[3 * v + 1], p[3 * v + 2], near);
    return Math.hypot(near.x - p[3 * v], near.y - p[3 * v + 1], near.z - p[3 * v + 2]);
  });
}

async function draw(scene: Scene): Promise<Buffer> {
  return sharp(await renderThumbnail(explodeParts(scene)))
    .resize(TILE, TILE)
    .flatten({ background: '#e9eaed' })
    .png()
    .toBuffer();
}
