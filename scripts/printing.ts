// Makes every model file of the folders (or files) named printable, as convert does with print_ready, writes STL and 3MF, and says what
// was wrong, what was done and how many seconds of processor it took. With a slicer's command, asks it about both files: whether it calls them manifold and
// slices them (PrusaSlicer and its kin).
// usage: npm run printing -- [-o OUT] [--size 100] [--slicer 'prusa-slicer --raft-layers 2'] [--json] DIR...     --size: longest side, mm
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  cleanScene,
  measureModel,
  placeScene,
  readScene,
  type Scene,
  solidScene,
  writeStl,
  writeThreeMf,
} from '@claywork/kernels';
import { decodeTextures } from '../packages/server/src/ops/_shared/decode-textures.ts';
import { describePrint, NOZZLE } from '../packages/server/src/ops/_shared/print-facts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    output: { type: 'string', short: 'o', default: 'printing' },
    size: { type: 'string', default: '100' },
    slicer: { type: 'string' },
    json: { type: 'boolean' },
  },
});

interface Row {
  model: string;
  format: string;
  faces: number;
  done: string;
  seconds: number;
  verdict: string;
}

mkdirSync(values.output, { recursive: true });
const rows: Row[] = [];
for (const path of positionals.flatMap((p) => [...models(p)])) {
  for (const format of ['stl', '3mf'] as const) {
    const row = await print(path, format);
    rows.push(row);
    if (!values.json)
      console.log(
        `${row.model.padEnd(28)} ${row.format.padEnd(5)}${String(row.faces).padStart(8)}${row.seconds.toFixed(1).padStart(7)} s  ${row.verdict.padEnd(18)}${row.done}`,
      );
  }
}
if (values.json) console.log(JSON.stringify(rows, null, 1));
process.exitCode = rows.some((row) => row.verdict.startsWith('NOT')) ? 1 : 0;

async function print(path: string, format: 'stl' | '3mf'): Promise<Row> {
  const model = basename(path);
  const file = join(values.output, `${model.slice(0, -extname(model).length)}.${format}`);
  try {
    const scene = await load(path);
    const started = process.cpuUsage();
    const solid = await solidScene(scene, { split: format === 'stl' ? 'whole' : 'parts', nozzle: NOZZLE });
    const pictures = format === '3mf' ? (await decodeTextures(solid.scene, 1024)).map((t) => t?.raster) : [];
    writeFileSync(
      file,
      format === 'stl' ? writeStl(solid.scene, { forPrint: true }) : writeThreeMf(solid.scene, { pictures }),
    );
    const { user, system } = process.cpuUsage(started);
    const seconds = (user + system) / 1e6;
    const facts = describePrint(solid);
    const did = Object.entries(facts.repaired).filter(([, n]) => n > 0);
    const done = [
      `solids ${facts.solids}`,
      ...(facts.untouched ? ['untouched'] : did.map(([what, n]) => `${what} ${n}`)),
      ...(facts.thin_walls.thinnest_mm === null ? [] : [`thin ${facts.thin_walls.area_percent} %`]),
      ...(facts.watertight ? [] : ['CROSSINGS LEFT']),
    ];
    const faces = solid.objects.reduce((sum, o) => sum + o.faces, 0);
    return { model, format, faces, seconds, done: done.join(', '), verdict: values.slicer ? slice(file) : 'written' };
  } catch (error) {
    return { model, format, faces: 0, seconds: 0, done: String(error).slice(0, 120), verdict: 'refused' };
  }
}

/** The model, as large as asked for. */
async function load(path: string): Promise<Scene> {
  const { scene } = cleanScene((await readScene(readFileSync(path), basename(path))).scene);
  const { x, y, z } = measureModel(scene).size;
  return placeScene(scene, { scale: Number(values.size) / 1000 / Math.max(x, y, z, 1e-12) });
}

/** What the slicer says of a file. */
function slice(file: string): string {
  const [command, ...options] = (values.slicer as string).split(' ');
  const info = spawnSync(command, ['--info', file], { encoding: 'utf8' }).stdout ?? '';
  const answers = [...info.matchAll(/^manifold = (\w+)/gm)].map((m) => m[1]);
  if (!answers.length || answers.some((a) => a !== 'yes')) return `NOT manifold ${answers.join()}`;
  const gcode = `${file}.gcode`;
  const sliced = spawnSync(command, [...options, '--export-gcode', '-o', gcode, file], { encoding: 'utf8' });
  let bytes = 0;
  try {
    bytes = statSync(gcode).size;
  } catch {
    // It wrote none: said below.
  }
  return sliced.status === 0 && bytes > 1000
    ? 'manifold, sliced'
    : `NOT sliced: ${(sliced.stderr ?? '').trim().split('\n').slice(-2).join(' ').slice(0, 90)}`;
}

function* models(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) yield path;
  else
    for (const name of readdirSync(path).sort())
      if (/\.(glb|gltf|fbx|obj|stl)$/i.test(name) || statSync(join(path, name)).isDirectory())
        yield* models(join(path, name));
}
