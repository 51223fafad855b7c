// How well models are bound to skeletons: our own sculptures to what they were built on, others to skeletons laid into them (--own: to the
// joints that their artists gave them).
//   npm run quality:skins -- FOLDER|FILE.glb|LIST.tsv ... [--sheet] [--own] [--fitted] [--only WORD] [--spec mixamo|native]
// A LIST holds lines of rig type and path, tab-separated. Prints seconds of one core, the 99th percentile of weight jumps between neighbours, the worst stretch
// of edges at 60 degrees (and where), the share of edges torn, and weights of one limb on another, how well flesh goes with its bone
// (`measure-hold.ts`: mending tears must not smear); --sheet draws the model, its T-pose and a pose, and the pose that tears
// it most with torn faces in red, into artifacts/skins.png: look at it. --fitted: skeletons are laid into our own sculptures as well.
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  bindWeights,
  type Material,
  type Mesh,
  type RigSpec,
  type RigType,
  rigScene,
  type Scene,
} from '../packages/kernels/src/index.ts';
import { renderThumbnail } from '../packages/server/src/ops/_shared/thumbnail.ts';
import { listFiles } from './measuring/list-files.ts';
import { writeSheet } from './measuring/write-sheet.ts';
import { loadCase } from './skins/load-case.ts';
import { type HoldFacts, measureHold } from './skins/measure-hold.ts';
import { measureSkin, type SkinFacts } from './skins/measure-skin.ts';
import { poseVertices, showPose } from './skins/pose-skin.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sheet: { type: 'boolean', default: false },
    own: { type: 'boolean', default: false },
    fitted: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    spec: { type: 'string', default: 'mixamo' },
    out: { type: 'string', default: 'skins.png' },
    size: { type: 'string', default: '256' },
  },
});

const tiles: Buffer[] = [];
for (const { path, type } of await listCases(positionals)) {
  if (values.only && !new RegExp(values.only).test(path)) continue;
  const model = await loadCase(path, type, values);
  if (!model) {
    console.log(`no skeleton: ${basename(path)}`);
    continue;
  }
  const { scene, joined, skeleton, turn, source, positions } = model;
  const started = process.cpuUsage();
  const weights = bindWeights({ positions, indices: joined.mesh.indices }, skeleton, model);
  const { user, system } = process.cpuUsage(started);
  const seconds = ((user + system) / 1e6).toFixed(1);
  const name = `${skeleton.type} ${basename(path)} (${source}, ${joined.mesh.indices.length / 3} faces)`;
  let facts: SkinFacts | undefined;
  if (values.quick) console.log(`${seconds} s  ${name}`);
  else {
    const f = measureSkin(positions, joined.mesh.indices, skeleton, weights);
    console.log(
      `${seconds} s  jump ${f.jump.toFixed(2)}  stretch ${f.stretch.toFixed(2)} ${f.where}  torn ${(100 * f.torn).toFixed(2)} %  ` +
        `bleeding ${f.bleeding.toFixed(3)} ${f.bleeds}  arms drag ${(100 * f.dragged).toFixed(1)} %${f.sums ? '' : '  SUMS ARE NOT 1'}  ${tellHold(measureHold(positions, joined.mesh.indices, skeleton, weights))}  ${name}`,
    );
    facts = f;
  }
  if (!values.sheet) continue;
  tiles.push(await draw(scene));
  const rigged = rigScene(scene, joined, { skeleton, turn, weights, spec: values.spec as RigSpec });
  if (source !== 'artist') tiles.push(await draw(rigged.scene));
  tiles.push(await draw(posed(scene, poseVertices(positions, skeleton, weights, showPose(skeleton)))));
  if (facts)
    tiles.push(await draw(torn(posed(scene, poseVertices(positions, skeleton, weights, facts.tornBy)), facts)));

  /** The faces at torn edges in red. */
  function torn(from: Scene, { tornEdges }: SkinFacts): Scene {
    const ends = new Set(tornEdges.flat().map((v) => placeOf(positions, v)));
    const red: Material = {
      ...{ name: 'torn', baseColorFactor: [1, 0, 0, 1], metallicFactor: 0, roughnessFactor: 1 },
      ...{ emissiveFactor: [1, 0, 0], alphaMode: 'OPAQUE', doubleSided: true },
    };
    const meshes = from.meshes.map(({ name: own, primitives: [{ material, mesh }] }, i) => {
      const first = joined.firstVertex[i];
      const [whole, bad]: number[][] = [[], []];
      for (let k = 0; k < mesh.indices.length; k += 3) {
        const face = mesh.indices.subarray(k, k + 3);
        const isTorn = face.filter((v) => ends.has(placeOf(positions, first + v))).length > 1;
        (isTorn ? bad : whole).push(...face);
      }
      const of = (list: number[]): Mesh => ({ ...mesh, indices: Uint32Array.from(list), faceGroups: undefined });
      return {
        name: own,
        primitives: [
          { material, mesh: of(whole) },
          { material: from.materials.length, mesh: of(bad) },
        ].filter((primitive) => primitive.mesh.indices.length > 0),
      };
    });
    return { ...from, meshes, materials: [...from.materials, red] };
  }

  function posed(from: Scene, positions: Float32Array): Scene {
    const meshes = joined.parts.map(({ name: own, mesh, material }, i) => {
      const first = joined.firstVertex[i];
      const moved = positions.subarray(3 * first, 3 * first + mesh.positions.length);
      return {
        name: own,
        primitives: [{ material, mesh: { ...mesh, positions: moved, normals: undefined, tangents: undefined } }],
      };
    });
    const nodes = meshes.map((mesh, i) => ({
      name: mesh.name,
      children: [],
      translation: [0, 0, 0] as [number, number, number],
      rotation: [0, 0, 0, 1] as [number, number, number, number],
      scale: [1, 1, 1] as [number, number, number],
      mesh: i,
    }));
    return { ...from, nodes, roots: nodes.map((_, i) => i), meshes, skins: [], animations: [] };
  }
}
if (values.sheet) await writeSheet(values.out, tiles, Number(values.size), 9);
process.exit(0);

/** Bones whose middle is kept and carried, the worst of each named. */
function tellHold({ kept, least, leastOf, carried, lags, lagsOf, dragged }: HoldFacts): string {
  const percent = (share: number): string => (100 * share).toFixed(0);
  return `kept ${percent(kept)} % ${least.toFixed(2)} ${leastOf}  carried ${percent(carried)} % ${lags.toFixed(2)} ${lagsOf}  dragged ${percent(dragged)} %`;
}

function placeOf(p: Float32Array, v: number): string {
  return `${p[3 * v]},${p[3 * v + 1]},${p[3 * v + 2]}`;
}

async function draw(scene: Scene): Promise<Buffer> {
  return sharp(await renderThumbnail(scene))
    .resize(Number(values.size))
    .toBuffer();
}

async function listCases(paths: readonly string[]): Promise<{ path: string; type?: RigType }[]> {
  const out: { path: string; type?: RigType }[] = [];
  for (const path of paths) {
    if (!path.endsWith('.tsv')) {
      for (const file of await listFiles(path, /\.(glb|fbx|obj)$/i)) out.push({ path: file });
      continue;
    }
    for (const line of (await readFile(path, 'utf8')).split('\n').slice(1)) {
      const [type, file] = line.split('\t');
      if (file) out.push({ path: join(dirname(path), file), type: type as RigType });
    }
  }
  return out;
}
