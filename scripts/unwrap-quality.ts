// How good texture layouts are: models are brought to one number of triangles, unwrapped and packed.
//   npm run quality:unwrap -- FOLDER|FILE ... [--faces 40000]
// Prints charts, texels that overlap, area stretch (95th percentile), how full the atlas is, and processor seconds of the unwrapping alone and with packing.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import {
  cutCharts,
  densify,
  joinScene,
  measureUv,
  packCharts,
  readScene,
  simplify,
  unwrap,
  weld,
} from '../packages/kernels/src/index.ts';
import { listFiles } from './measuring/list-files.ts';

const ATLAS = 2048;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { faces: { type: 'string', default: '40000' } },
});
const faceCount = Number(values.faces);
const files = (await Promise.all(positionals.map((path) => listFiles(path, /\.(glb|fbx|obj|stl)$/i)))).flat();
for (const file of files) {
  const { scene } = await readScene(new Uint8Array(await readFile(file)), file);
  const joined = joinScene(scene).mesh;
  const { positions, indices } = weld({ positions: joined.positions, indices: joined.indices });
  const welded = { positions, indices };
  const mesh = indices.length / 3 > faceCount ? simplify(welded, { faceCount }) : densify(welded, faceCount);
  const started = process.cpuUsage();
  const unwrapped = unwrap(mesh);
  const alone = seconds(process.cpuUsage(started));
  const cut = cutCharts([{ unwrapped }]);
  const [uvs] = packCharts(cut, { size: ATLAS }).uvs;
  const all = seconds(process.cpuUsage(started));
  const facts = measureUv([{ ...cut[0].unwrapped.mesh, uvs }], ATLAS);
  console.log(
    `${String(cut[0].unwrapped.chartCount).padStart(4)} charts  overlap ${facts.overlapTexels}  stretch ${facts.stretchP95.toFixed(2)}  ` +
      `fill ${facts.fill.toFixed(2)}  ${alone.toFixed(1)} + ${(all - alone).toFixed(1)} s  ${mesh.indices.length / 3} faces  ${basename(file)}`,
  );
}

function seconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6;
}
