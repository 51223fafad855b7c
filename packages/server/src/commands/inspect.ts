import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { GeometryError, type Inspection, inspectScene, readScene } from '@claywork/kernels';

/** Parts, materials and the like beyond this are counted, not listed. */
const ROWS_MAX = 40;
const BYTES_MAX = 1024 * 1024 * 1024;

/** Prints what a model file holds and what is wrong with it. Exit status 1 when it cannot be read or has no faces. */
export async function inspect(
  args: string[],
  print = (line: string) => void process.stdout.write(`${line}\n`),
): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
  if (positionals.length !== 1) throw new Error('inspect: name one model file');
  const [path] = positionals;
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new Error(`inspect: no such file: ${path}`);
  if (found.size > BYTES_MAX) throw new Error(`inspect: the file is larger than ${BYTES_MAX / 1048576} MB`);
  try {
    const { scene, warnings } = await readScene(await readFile(path), basename(path));
    const inspection = inspectScene(scene);
    inspection.problems.unshift(...warnings);
    const file = { name: basename(path), bytes: found.size };
    if (values.json) print(JSON.stringify({ file, ...inspection }, null, 2));
    else for (const line of describe(file, inspection)) print(line);
    return inspection.faces > 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof GeometryError)) throw error;
    if (values.json) print(JSON.stringify({ file: { name: basename(path), bytes: found.size }, error: error.message }));
    else print(`${basename(path)}: ${error.message}`);
    return 1;
  }
}

function describe(file: { name: string; bytes: number }, m: Inspection): string[] {
  const { x, y, z } = m.size;
  const { min, max } = m.bounds;
  const place = (p: readonly number[]) => p.map(short).join(' ');
  const lines = [
    ...table([
      ['file', `${file.name}, ${file.bytes} bytes`],
      ['faces', m.quads ? `${m.faces} (${m.quads} quads)` : `${m.faces}`],
      ['vertices', `${m.vertices}`],
      ['size', `${short(x)} x ${short(y)} x ${short(z)} m`],
      ['bounds', `${place(min)} to ${place(max)}`],
      ['watertight', m.partList.length && m.partList.every((p) => p.isWatertight) ? 'yes' : 'no'],
      ['nodes', `${m.nodes}`],
      ...(m.morphTargets ? [['morph targets', `${m.morphTargets}`]] : []),
    ]),
  ];
  const section = (title: string, head: string[], rows: string[][]) => {
    if (rows.length === 0) return;
    lines.push('', `${title} (${rows.length})`, ...table([head, ...rows.slice(0, ROWS_MAX)], '  '));
    if (rows.length > ROWS_MAX) lines.push(`  and ${rows.length - ROWS_MAX} more`);
  };
  section(
    'parts',
    ['name', 'faces', 'vertices', 'shells', 'open', 'non-manifold', 'materials'],
    m.partList.map((p) => [
      p.name || '-',
      ...[p.faces, p.vertices, p.shells, p.boundaryEdges, p.nonManifoldEdges].map(String),
      p.materials.join(', ') || '-',
    ]),
  );
  section(
    'materials',
    ['name', 'base colour', 'metallic', 'roughness', 'alpha', 'textures'],
    m.materialList.map((t) => [
      t.name || '-',
      t.baseColor.map(short).join(' '),
      short(t.metallic),
      short(t.roughness),
      t.alpha.toLowerCase(),
      t.textures.join(', ') || '-',
    ]),
  );
  section(
    'textures',
    ['name', 'type', 'bytes'],
    m.textureList.map((t) => [t.name || '-', t.mime, `${t.bytes}`]),
  );
  section(
    'skeletons',
    ['name', 'joints', 'first'],
    m.skeletons.map((s) => [s.name || '-', `${s.joints}`, s.root || '-']),
  );
  section(
    'clips',
    ['name', 'seconds', 'channels', 'nodes'],
    m.clips.map((c) => [c.name || '-', short(c.seconds), `${c.channels}`, `${c.nodes}`]),
  );
  lines.push('', m.problems.length ? `problems (${m.problems.length})` : 'no problems');
  for (const problem of m.problems) lines.push(`  ${problem}`);
  return lines;
}

function short(value: number): string {
  return String(Number(value.toPrecision(5)));
}

/** Rows with their columns under each other. Control characters of names do not reach the terminal. */
function table(rows: string[][], indent = ''): string[] {
  const clean = rows.map((row) => row.map((cell) => shorten(cell.replace(/\p{C}/gu, '?'))));
  const widths = clean[0].map((_, c) => Math.max(...clean.map((row) => row[c].length)));
  return clean.map((row) => `${indent}${row.map((cell, c) => cell.padEnd(widths[c])).join('  ')}`.trimEnd());
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
