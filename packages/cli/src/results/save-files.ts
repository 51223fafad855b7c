import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, parse, sep } from 'node:path';
import type { ResultFile } from '@claywork/sdk';

/** Where results go. */
export interface Destination {
  /** A file for one result, a folder for several; here, under names that nothing has yet, when absent. */
  output?: string;
  /** What a single result is called where no path was given, without its ending. */
  name?: string;
  signal?: AbortSignal;
}

/** Fetches results and writes them where the person wants them; returns the paths. A file is there whole, or not at all. */
export async function saveFiles(
  files: readonly ResultFile[],
  { output, name, signal }: Destination,
): Promise<string[]> {
  const paths: string[] = [];
  for (const file of files) {
    const bytes = await file.download({ signal });
    paths.push(write(pathOf(file.name, files.length, output, name), bytes));
  }
  return paths;
}

/** Writes one file that is called `file` where the person wants it; returns the path. */
export function saveBytes(bytes: Uint8Array, file: string, output: string | undefined): string {
  // what a service calls it is no way out of the folder
  return write(pathOf(basename(file), 1, output, undefined), bytes);
}

function write(path: string, bytes: Uint8Array): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return path;
}

function pathOf(file: string, count: number, output: string | undefined, name: string | undefined): string {
  if (output === undefined) return unused(count === 1 && name ? name + extname(file) : file);
  if (isFolder(output)) return join(output, file);
  const stem = join(dirname(output), parse(output).name);
  if (count > 1) return join(extname(output) ? stem : output, file);
  // the ending says what is inside, whatever was asked for
  return extname(output).toLowerCase() === extname(file) ? output : stem + extname(file);
}

function isFolder(path: string): boolean {
  return path.endsWith('/') || path.endsWith(sep) || (existsSync(path) && statSync(path).isDirectory());
}

/** `model.glb`, else `model-2.glb`, `model-3.glb`. */
function unused(path: string): string {
  const { name, ext } = parse(path);
  let free = path;
  for (let n = 2; existsSync(free); n++) free = `${name}-${n}${ext}`;
  return free;
}
