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
  findMeshParts,
  joinScene,
  type Mesh,
  type PartGranularity,
  readScene,
  type Scene,
  srgbToLinear,
  weld,
} from '../packages/kernels/src/index.ts';
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

const COLORS = [
  '#e6194b',
  '#3cb44b',
  '#4363d8',
  '#ffe119',
  '#f58231',
  '#911eb4',
  '#46f0f0',
  '#f032e6',
  '#bcf60c',
  '#fabebe',
].concat([
  '#008080',
  '#e6beff',
  '#9a6324',
  '#fffac8',
  '#800000',
  '#aaffc3',
  '#808000',
  '#ffd8b1',
  '#000075',
  '#808080',
]);
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
    const [a, b, c] = [0, 1, 2].map((k) => 3 * corners[3 * f + k]);
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    const w = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
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
  const primitives = Array.from({ length: count }, (_, part) => {
    const indices = fine.corners.filter((_, c) => ofPatch[graph.ofFace[(c / 3) | 0]] === part);
    const mesh: Mesh = computeNormals({ positions, indices: Uint32Array.from(indices) }, { creaseAngleDeg: 40 });
    return { mesh, material: part };
  });
  const scene: Scene = {
    nodes: [{ name: 'parts', children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], mesh: 0 }],
    roots: [0],
    meshes: [{ name: 'parts', primitives }],
    materials: primitives.map((_, part) => {
      const hex = Number.parseInt(COLORS[part % COLORS.length].slice(1), 16);
      const [r, g, b] = [hex >> 16, (hex >> 8) & 255, hex & 255].map((v) => srgbToLinear(v / 255));
      return {
        ...{
          name: `part ${part}`,
          baseColorFactor: [r, g, b, 1] as [number, number, number, number],
          metallicFactor: 0,
        },
        ...{
          roughnessFactor: 0.8,
          emissiveFactor: [0, 0, 0] as [number, number, number],
          alphaMode: 'OPAQUE' as const,
          doubleSided: true,
        },
      };
    }),
    ...{ textures: [], skins: [], animations: [] },
  };
  return sharp(await renderThumbnail(scene))
    .resize(320, 320)
    .flatten({ background: '#e9eaed' })
    .png()
    .toBuffer();
}
