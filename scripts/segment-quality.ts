// How well parts are found and named: models of several named nodes are joined and divided again, and compared with what they were.
//   npm run quality:segments -- FOLDER|FILE.glb ... [--granularity balanced|all] [--sheet]
//   npm run quality:segments -- --sculpted [--only car]        our own things instead, whose parts are known; bodies that are one blended part are divided by their bones
//   npm run quality:segments -- --names [--only car]           names of our own things' parts: how many are right where nothing, their kind or all is known
//                               [--store FOLDER|--stored FOLDER] keeps what names go by, takes it from there
//   npm run quality:segments -- --densities [--only car]       the same things of 7,000 and of 70,000 triangles
//   npm run quality:segments -- FOLDER|FILE.glb ... --exploded what the operation makes of files, apart, with the names of the parts
// Prints parts, the Rand index (share of pairs of surface points that both agree on, weighted by area) and seconds; --sheet draws parts in flat
// colours with their names into artifacts/segments.png (--name for another), --exploded with the parts moved apart.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import {
  findMeshParts,
  joinScene,
  type Mesh,
  type PartGranularity,
  readScene,
  type Scene,
  segmentScene,
  weld,
} from '../packages/kernels/src/index.ts';
import { listFiles } from './measuring/list-files.ts';
import { writeSheet } from './measuring/write-sheet.ts';
import { compareDensities } from './segments/compare-densities.ts';
import { divideFile } from './segments/divide-file.ts';
import { drawParts, PARTS_TILE } from './segments/draw-parts.ts';
import { joinShades } from './segments/join-shades.ts';
import { measureRand } from './segments/measure-rand.ts';
import { dividePartsByLimbs } from './segments/part-limbs.ts';
import { rateNames } from './segments/rate-names.ts';
import { sceneOfMesh, sculptedModels } from './segments/sculpted-models.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    granularity: { type: 'string', default: 'balanced' },
    sculpted: { type: 'boolean', default: false },
    names: { type: 'boolean', default: false },
    densities: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    store: { type: 'string' },
    stored: { type: 'string' },
    sheet: { type: 'boolean', default: false },
    exploded: { type: 'boolean', default: false },
    name: { type: 'string', default: 'segments' },
  },
});
const GRAINS: readonly PartGranularity[] = ['simple', 'balanced', 'detailed'];
const granularity = values.granularity === 'all' ? 'balanced' : (values.granularity as PartGranularity);
const grains = values.granularity === 'all' ? GRAINS : [granularity];

if (values.names) await rateNames({ ...values, granularity });
else if (values.densities) await compareDensities(values.only);
else if (values.sheet || values.exploded) await drawFiles();
else await rateParts();
process.exit(0);

async function filesGiven(): Promise<string[]> {
  const files = (await Promise.all(positionals.map((path) => listFiles(path, /\.(glb|fbx|obj)$/i)))).flat();
  return files.filter((file) => file.includes(values.only));
}

async function drawFiles(): Promise<void> {
  const tiles: Buffer[] = [];
  const draw = async (name: string, scene: Scene): Promise<void> => {
    console.log(`${name}: ${scene.nodes.map((node) => node.name).join(', ')}`);
    tiles.push(await drawParts(name, scene, values.exploded));
  };
  for (const file of await filesGiven()) await draw(basename(file), await divideFile(file, granularity));
  if (values.sculpted)
    for await (const { name, mesh } of sculptedModels(values.only)) {
      const options = { semantic: true, split: true, granularity, words: name.split('/') };
      await draw(name, segmentScene(sceneOfMesh(mesh), options).scene);
    }
  await writeSheet(`${values.name}.png`, tiles, PARTS_TILE.width, 2, PARTS_TILE.height);
}

interface Case {
  name: string;
  mesh: Mesh;
  truth: ArrayLike<number | string>;
  /** The sculptor's parts, where the truth divides some of them by limbs or joins shades of one thing. */
  parts?: ArrayLike<string>;
}

async function* cases(): AsyncGenerator<Case> {
  if (values.sculpted) {
    for await (const model of sculptedModels(values.only)) {
      const { name, mesh, partOf } = model;
      const welded = weld({ ...mesh, faceGroups: Uint32Array.from(partOf, (_, f) => f) });
      const ofWelded = (of: readonly string[]): string[] => Array.from(welded.faceGroups ?? [], (f) => of[f]);
      const divided = joinShades(model, dividePartsByLimbs(model) ?? partOf);
      const isOther = divided.some((part, f) => part !== partOf[f]);
      yield { name, mesh: welded, truth: ofWelded(divided), parts: isOther ? ofWelded(partOf) : undefined };
    }
  }
  for (const file of await filesGiven()) {
    const { scene } = await readScene(new Uint8Array(await readFile(file)), file);
    const joined = joinScene(scene);
    const mesh = weld(joined.mesh);
    if (mesh.faceGroups)
      yield { name: basename(file), mesh, truth: Array.from(mesh.faceGroups, (part) => joined.parts[part].node) };
  }
}

async function rateParts(): Promise<void> {
  const rates: number[][] = [];
  for await (const { name, mesh, truth, parts } of cases()) {
    const row: number[] = [];
    let said = '';
    for (const grain of grains) {
      const started = process.cpuUsage();
      const found = findMeshParts({ positions: mesh.positions, indices: mesh.indices }, grain);
      const { user, system } = process.cpuUsage(started);
      row.push(measureRand(found, truth));
      said += `${row.at(-1)?.toFixed(3)}  ${parts ? `(${measureRand(found, parts).toFixed(3)} by parts as sculpted)  ` : ''}${String(found.count).padStart(3)} parts  ${((user + system) / 1e6).toFixed(1)} s   `;
    }
    rates.push(row);
    console.log(
      `${said}${String(new Set(Array.from(truth)).size).padStart(4)} in truth, ${mesh.indices.length / 3} faces  ${name}`,
    );
  }
  for (const [k, grain] of grains.entries())
    summary(
      grain,
      rates.map((row) => row[k]),
    );
  if (grains.length > 1)
    summary(
      'the best of them',
      rates.map((row) => Math.max(...row)),
    );
}

function summary(what: string, rates: number[]): void {
  const sorted = [...rates].sort((a, b) => a - b);
  console.log(
    `${what}: median ${sorted[sorted.length >> 1]?.toFixed(3)}, at least 0.85: ${sorted.filter((r) => r >= 0.85).length} of ${sorted.length}`,
  );
}
