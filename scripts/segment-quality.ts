// How well parts are found: models of several named nodes are joined and divided again, and compared with what they were.
//   npm run quality:segments -- FOLDER|FILE.glb ... [--granularity balanced] [--sheet]
// Prints parts, the Rand index (share of pairs of surface points that both agree on, weighted by area) and seconds; --sheet draws parts in flat
// colours into artifacts/segments.png.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  computeNormals,
  faceArea,
  findMeshParts,
  joinScene,
  type PartGranularity,
  readScene,
  type Scene,
  weld,
} from '../packages/kernels/src/index.ts';
import { paintParts } from '../packages/server/src/ops/_shared/paint-parts.ts';
import { renderThumbnail } from '../packages/server/src/ops/_shared/thumbnail.ts';
import { listFiles } from './measuring/list-files.ts';
import { writeSheet } from './measuring/write-sheet.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    granularity: { type: 'string', default: 'balanced' },
    sheet: { type: 'boolean', default: false },
  },
});

const tiles: Buffer[] = [];
const rates: number[] = [];
const files = (await Promise.all(positionals.map((path) => listFiles(path, /\.(glb|fbx|obj)$/i)))).flat();
for (const file of files) {
  const { scene } = await readScene(new Uint8Array(await readFile(file)), file);
  const joined = joinScene(scene);
  const mesh = weld(joined.mesh);
  if (!mesh.faceGroups) continue;
  const truth = Array.from(mesh.faceGroups, (part) => joined.parts[part].node);
  const started = process.cpuUsage();
  const found = findMeshParts(
    { positions: mesh.positions, indices: mesh.indices },
    values.granularity as PartGranularity,
  );
  const { user, system } = process.cpuUsage(started);
  const rand = measureRand(found, truth);
  rates.push(rand);
  console.log(
    `${rand.toFixed(3)}  ${String(found.count).padStart(3)} of ${String(new Set(truth).size).padEnd(4)}${((user + system) / 1e6).toFixed(1)} s  ` +
      `${mesh.indices.length / 3} faces, ${found.graph.count} patches  ${basename(file)}`,
  );
  if (values.sheet) tiles.push(await draw(found));
}
rates.sort((a, b) => a - b);
console.log(
  `median ${rates[rates.length >> 1]?.toFixed(3)}, at least 0.85: ${rates.filter((r) => r >= 0.85).length} of ${rates.length}`,
);
if (values.sheet) await writeSheet('segments.png', tiles, 320, 6);
process.exit(0);

/** Share of pairs of points on which both divisions say the same: together, or apart. */
function measureRand({ fine, graph, ofPatch }: ReturnType<typeof findMeshParts>, truth: readonly number[]): number {
  const both = new Map<string, number>();
  const mine = new Map<number, number>();
  const theirs = new Map<number, number>();
  let total = 0;
  const { positions: p, corners } = fine;
  for (let f = 0; f < fine.source.length; f++) {
    const w = faceArea(p, corners, f);
    const [i, j] = [ofPatch[graph.ofFace[f]], truth[fine.source[f]]];
    total += w;
    mine.set(i, (mine.get(i) ?? 0) + w);
    theirs.set(j, (theirs.get(j) ?? 0) + w);
    both.set(`${i},${j}`, (both.get(`${i},${j}`) ?? 0) + w);
  }
  const squares = (m: Map<unknown, number>): number => [...m.values()].reduce((s, x) => s + (x / total) ** 2, 0);
  return 1 - squares(mine) - squares(theirs) + 2 * squares(both);
}

/** The parts in flat colours, as a thumbnail shows them. */
async function draw({ fine, graph, ofPatch, count }: ReturnType<typeof findMeshParts>): Promise<Buffer> {
  const positions = Float32Array.from(fine.positions);
  const parts = Array.from({ length: count }, (_, part) => {
    const indices = fine.corners.filter((_, c) => ofPatch[graph.ofFace[(c / 3) | 0]] === part);
    return computeNormals({ positions, indices: Uint32Array.from(indices) }, { creaseAngleDeg: 40 });
  });
  const scene: Scene = {
    nodes: parts.map((_, mesh) => ({
      ...{ name: `part ${mesh}`, children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1] },
      mesh,
    })),
    roots: parts.map((_, k) => k),
    meshes: parts.map((mesh, k) => ({ name: `part ${k}`, primitives: [{ mesh }] })),
    ...{ materials: [], textures: [], skins: [], animations: [] },
  };
  return sharp(await renderThumbnail(paintParts(scene)))
    .resize(320, 320)
    .flatten({ background: '#e9eaed' })
    .png()
    .toBuffer();
}
