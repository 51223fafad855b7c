import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { detectFormat, GeometryError, inspectScene, readScene } from '@claywork/kernels';
import { reportInspection } from './inspect-report.ts';

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
  const bytes = await readFile(path);
  const name = basename(path);
  const format = (bytes.toString('latin1', 0, 4) === 'glTF' ? 'glb' : detectFormat(bytes, name))?.toUpperCase();
  const file = { name, format: format ?? 'unknown', bytes: found.size };
  try {
    const { scene, warnings } = await readScene(bytes, name);
    const inspection = inspectScene(scene);
    if (values.json) print(JSON.stringify({ file, ...inspection, warnings }, null, 2));
    else for (const line of reportInspection(file, inspection, warnings, process.stdout.columns)) print(line);
    return inspection.faces > 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof GeometryError)) throw error;
    if (values.json) print(JSON.stringify({ file, error: error.message }, null, 2));
    else print(`${name}: ${error.message}`);
    return 1;
  }
}
